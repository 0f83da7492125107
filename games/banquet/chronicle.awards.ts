/** The awards at the end of a game. */
import { type Award, mostOf } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Drink, isHarmful, type Pour, without } from './chronicle.cups.ts'
import type { Followed } from './chronicle.follow.ts'
import { isPoisoned } from './tokens.ts'

export type Laurel = 'poisoner' | 'angel' | 'ownhand' | 'knew' | 'survivor' | 'host'

export function laurels({ pours, drinks }: Followed, seats: number): Award[] {
  const most = (kind: Laurel, count: (seat: Seat) => number) =>
    mostOf(
      kind,
      Array.from({ length: seats }, (_, seat) => count(seat)),
    )
  const of = (seat: Seat) => pours.filter((pour) => pour.seat === seat)
  const drunkBy = (seat: Seat) => drinks.filter((drink) => drink.seat === seat)
  return [
    ...most(
      'poisoner',
      (seat) =>
        new Set(
          of(seat)
            .filter(isMurder)
            .map(({ drink }) => drink),
        ).size,
    ),
    ...most('angel', (seat) => of(seat).filter(isRescue).length),
    ...most('ownhand', (seat) => drunkBy(seat).filter(isOwnFault).length),
    ...most('knew', (seat) => drunkBy(seat).filter(hadSeen).length),
    ...most('survivor', (seat) => drunkBy(seat).filter(({ poisoned }) => !poisoned).length),
    ...most('host', (seat) =>
      of(seat).length > 1 && !of(seat).some(({ sort }) => isHarmful(sort)) ? of(seat).length : 0,
    ),
  ]
}

/** It had its part, alone or with others, in the death of somebody of another house. */
function isMurder({ sort, house, drink }: Pour): boolean {
  return isHarmful(sort) && drink?.poisoned === true && drink.house !== house
}

/** Without it somebody of another house would not have got up. */
function isRescue({ sort, house, drink }: Pour): boolean {
  return drink !== undefined && drink.house !== house && !drink.poisoned && isPoisoned(without(drink.tokens, sort))
}

function isOwnFault({ house, poisoned, cup }: Drink): boolean {
  return poisoned && cup.drops.some(({ sort, pour }) => isHarmful(sort) && pour?.house === house)
}

/** The last thing they saw in it would have killed them then, and it killed them now. */
function hadSeen({ seat, poisoned, cup }: Drink): boolean {
  return poisoned && cup.looks.findLast((look) => look.seat === seat)?.deadly === true
}
