import { sure } from '../../kernel/at.ts'
import { atStage, drinks, PEEKS_OF_THE_ROW, pours, ROTATES, swapsOf, turnsOf, withAbility } from '../banquet/actions.ts'
import type { Scene as AnyScene } from '../banquet/characters/character.ts'
import { houseOf, isNobleOfPair, isTaster, nobleOf } from '../banquet/houses.ts'
import { PASS, PEEK, swapOf, TOAST } from '../banquet/movelist.ts'
import type { Move as CommonMove } from '../banquet/state.ts'
import { characterOf } from './characters/index.ts'
import { AFTER_YOU, WAIT, WITH_LEAVE } from './movelist.ts'
import type { GobletsView, Move } from './state.ts'

interface Scene extends AnyScene {
  readonly table: GobletsView['table']
}

const NOTHING: readonly never[] = []

export function moves(view: GobletsView): readonly Move[] {
  const { table, hand, seat } = view
  if (view.agenda.asked[0] !== seat) return NOTHING
  const scene: Scene = { table, hand, seat, house: houseOf(table, seat) }
  const { house } = scene
  switch (table.stage) {
    case 'opening':
      return opening(scene)
    case 'turn':
      return turn(scene)
    case 'hold':
      return [PASS, WAIT] // C16
    case 'sip':
      return [PASS, sure(PEEK[house], 'place')] // G8.7
    case 'last':
      return plain(scene, mannersOf(scene)) // G5.1, and no ability (G5.3)
    case 'tie':
      return drinks(table) // G5.9
    default:
      return atStage(scene, characterOf(table, house)) ?? NOTHING // G3.5, G5.2, G7.4
  }
}

const ALONE = 0
const NOBLE = 1
const DUEL = 2
type Manners = typeof ALONE | typeof NOBLE | typeof DUEL

/** Pour, Peek, Rotate and Swap, as far as they are open. */
const { plain, toasting } = turnsOf<Scene, Manners>((scene, manners) =>
  manners === DUEL ? actionsOfTheDuel(scene) : actionsAtTable(scene, manners),
)

function mannersOf({ table, seat }: Scene): Manners {
  if (table.mode === 'duel') return DUEL
  return isNobleOfPair(table, seat) ? NOBLE : ALONE
}

/** G4; a Noble with a taster does not peek (G8.4). */
function actionsAtTable(scene: Scene, manners: Manners): CommonMove[] {
  const { table, house } = scene
  const peeks = manners === NOBLE ? [] : [sure(PEEK[house], 'place')]
  return [...pours(scene), ...peeks, ...ROTATES, ...swapsOf(table, house)]
}

/** G7.2: any Peek, a Swap of any two, no Rotate. */
function actionsOfTheDuel(scene: Scene): CommonMove[] {
  const swaps = scene.table.standing.flatMap((_, b) => Array.from({ length: b }, (_, a) => swapOf(a, b)))
  return [...pours(scene), ...PEEKS_OF_THE_ROW, ...swaps]
}

function turn(scene: Scene): readonly Move[] {
  const { table, house, seat } = scene
  const isOpen = table.tasters[house] === null && isToastOpen(scene) // G8.4, G8.5: in a pair only at its opening
  const list = isOpen ? toasting : plain
  const offered = table.leave || !isTaster(table, seat) ? ability(scene) : NOTHING // G8.6
  return withAbility(list(scene, mannersOf(scene)), offered)
}

/** G4.6: as the first and only action, with no wine behind the screen (C14: one). */
function isToastOpen({ table, hand, house }: Scene): boolean {
  const most = characterOf(table, house).toastsWithWine ?? 0
  return !table.acted && hand.tokens.wine <= most
}

function ability(scene: Scene): readonly Move[] {
  return characterOf(scene.table, scene.house).turn?.(scene) ?? NOTHING
}

/** G8.5: Toast or "after you"; a free look does not bar the Toast (G9.3), so the Butler may look first. */
function opening(scene: Scene): Move[] {
  const { table, house } = scene
  const character = characterOf(table, house)
  const list: Move[] = [AFTER_YOU]
  if (character.turn) list.push(WITH_LEAVE)
  if (isToastOpen(scene)) list.push(TOAST)
  if (table.characters[nobleOf(table, house)] === 'butler') list.push(...ability(scene))
  return list
}
