/** What hands can do with tokens and goblets; each game says which of it is open to whom. */
import { sure } from '../../kernel/at.ts'
import type { Frozen } from '../../kernel/state.ts'
import type { Character, Scene } from './characters/character.ts'
import { DRINK, PASS, PEEK, POUR, ROTATE, swapOf, TAKE, TOAST } from './movelist.ts'
import { HOUSES, type House, type Move, type Place, type Setting } from './state.ts'
import { sorts, type Tokens } from './tokens.ts'

/** Any token that lies behind the screen, into any goblet. */
export function pours({ table, hand }: Scene): Move[] {
  const list: Move[] = []
  for (const sort of sorts) {
    if (hand.tokens[sort] === 0) continue
    for (let place = 0; place < table.standing.length; place++) list.push(sure(POUR[sort][place], 'place'))
  }
  return list
}

/** A look into any goblet of the row. */
export const PEEKS_OF_THE_ROW: readonly Move[] = PEEK.slice(0, HOUSES)

export const ROTATES: readonly Move[] = [ROTATE[1], ROTATE[-1]]

/** The goblet in front with that of another. */
export function swapsOf({ standing }: Frozen<Setting>, mine: Place): Move[] {
  return standing.flatMap((_, other) => (other === mine ? [] : [swapOf(mine, other)]))
}

/** Which sorts there are, as one number below 32. */
function held({ wine, poison, antidote, unicorn, ogre }: Readonly<Tokens>): number {
  return +(wine > 0) + 2 * +(poison > 0) + 4 * +(antidote > 0) + 8 * +(unicorn > 0) + 16 * +(ogre > 0)
}

const MANNERS = 4

/** What is open on a turn but for an ability, without the Toast and with it. */
export interface Turns<S extends Scene, M> {
  readonly plain: (scene: S, manners: M) => readonly Move[]
  readonly toasting: (scene: S, manners: M) => readonly Move[]
}

/**
 * What hands may do, then the Toast, and Pass at last. The same sorts at the same place, with the same manners, have the same
 * actions, so each list is made once. Who may do different things has different manners.
 */
export function turnsOf<S extends Scene, M extends 0 | 1 | 2 | 3>(
  actions: (scene: S, manners: M) => Move[],
): Turns<S, M> {
  return {
    plain: listedOnce((scene, manners) => [...actions(scene, manners), PASS]),
    toasting: listedOnce((scene, manners) => [...actions(scene, manners), TOAST, PASS]),
  }
}

function listedOnce<S extends Scene, M extends number>(list: (scene: S, manners: M) => Move[]): Turns<S, M>['plain'] {
  const lists: (readonly Move[] | undefined)[] = []
  return (scene, manners) => {
    const { table, hand, house } = scene
    const key = ((house * (HOUSES + 1) + table.standing.length) * MANNERS + manners) * 32 + held(hand.tokens)
    const known = lists[key]
    if (known) return known
    const made = list(scene, manners)
    lists[key] = made
    return made
  }
}

/** An ability stands before Pass, and few have one: else the list is the one that was made already. */
export function withAbility<Own>(list: readonly Move[], offered: readonly (Move | Own)[]): readonly (Move | Own)[] {
  return offered.length === 0 ? list : [...list.slice(0, -1), ...offered, PASS]
}

/** A list that depends on nothing but how many goblets there are and before which house one sits, made once each. */
export function listedFor(
  list: (places: readonly Place[], house: House) => readonly Move[],
): (places: number, house: House) => readonly Move[] {
  const lists = Array.from({ length: HOUSES + 1 }, (_, many) => {
    const places = Array.from({ length: many }, (_, place) => place)
    return places.map((house) => list(places, house))
  })
  return (places, house) => sure(sure(lists[places], 'number of goblets')[house], 'house')
}

/** Any goblet that still stands. */
export function drinks({ standing }: Frozen<Setting>): Move[] {
  return DRINK.filter((_, place) => standing[place])
}

/** C13: one token of any sort that was in the goblet. */
function takes(dipped: Readonly<Tokens>): Move[] {
  return sorts.flatMap((sort) => (dipped[sort] > 0 ? [TAKE[sort]] : []))
}

const NOTHING: readonly never[] = []

/** What is open at the stages that every game has; nothing is said of the others. */
export function atStage<Own>(
  scene: Scene,
  { beginning, before }: Pick<Character<Own>, 'beginning' | 'before'>,
): readonly (Move | Own)[] | undefined {
  const { table, hand } = scene
  switch (table.stage) {
    case 'beginning':
      return [PASS, ...(beginning?.(scene) ?? NOTHING)]
    case 'pouring':
      return pours(scene) // C9
    case 'taking':
      return [PASS, ...takes(sure(hand.dipped, 'look into the goblet'))] // C13
    case 'before':
      return [PASS, ...(before?.(scene) ?? NOTHING)]
    case 'drinking':
      return drinks(table)
    default:
      return undefined
  }
}
