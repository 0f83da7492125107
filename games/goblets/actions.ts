/** The actions that are open to whoever has one (G4, G7.2, G8.4), without what a character adds. */
import type { Scene } from './characters/character.ts'
import { isNobleOfPair } from './houses.ts'
import { PEEK, POUR, ROTATE, swapOf } from './movelist.ts'
import { HOUSES, type Move } from './state.ts'
import { sorts, type Tokens } from './tokens.ts'

/** G4.2: any token that lies behind the screen, into any goblet. */
export function pours({ table, hand }: Scene): Move[] {
  const list: Move[] = []
  for (const sort of sorts) {
    if (hand.tokens[sort] === 0) continue
    for (let place = 0; place < table.standing.length; place++) list.push(POUR[sort][place]!)
  }
  return list
}

const ANY_OF_THE_ROW = PEEK.slice(0, HOUSES)

/** G4.3: the goblet in front; G7.2: any. A Noble with a taster does not peek (G8.4). */
function peeks({ table, house, seat }: Scene): readonly Move[] {
  if (table.mode === 'duel') return ANY_OF_THE_ROW
  return isNobleOfPair(table, seat) ? [] : [PEEK[house]!]
}

/** G4.4; not in Russian Goblette (G7.2). */
const ROTATES: readonly Move[] = [ROTATE[1], ROTATE[-1]]

/** G4.5: mine with that of another; G7.2: any two. */
function swaps({ table, house }: Scene): Move[] {
  const list: Move[] = []
  const { length } = table.standing
  for (let b = 0; b < length; b++) {
    if (table.mode !== 'duel') {
      if (b !== house) list.push(swapOf(house, b))
    } else for (let a = 0; a < b; a++) list.push(swapOf(a, b))
  }
  return list
}

/** The same sorts at the same place have the same actions, so each list is made once. */
const lists: (readonly Move[] | undefined)[] = []

/** Pour, Peek, Rotate and Swap, as far as they are open. */
export function actions(scene: Scene): readonly Move[] {
  const { table, hand, house, seat } = scene
  const manner = table.mode === 'duel' ? 2 : isNobleOfPair(table, seat) ? 1 : 0
  const key = ((manner * HOUSES + house) * (HOUSES + 1) + table.standing.length) * 2 ** sorts.length + held(hand.tokens)
  const known = lists[key]
  if (known) return known
  const made = listed(scene)
  lists[key] = made
  return made
}

/** Which sorts there are, as one number. */
function held({ wine, poison, antidote, unicorn, ogre }: Readonly<Tokens>): number {
  return +(wine > 0) + 2 * +(poison > 0) + 4 * +(antidote > 0) + 8 * +(unicorn > 0) + 16 * +(ogre > 0)
}

function listed(scene: Scene): Move[] {
  const rotates = scene.table.mode === 'duel' ? [] : ROTATES
  return [...pours(scene), ...peeks(scene), ...rotates, ...swaps(scene)]
}
