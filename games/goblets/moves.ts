import { sure } from '../../kernel/at.ts'
import { atStage, drinks, listedOnce, PEEKS_OF_THE_ROW, pours, ROTATES, swapsOf } from '../banquet/actions.ts'
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
      return [...actions(scene), PASS] // G5.1, and no ability (G5.3)
    case 'tie':
      return drinks(table) // G5.9
    default:
      return atStage(scene, characterOf(table, house)) ?? NOTHING // G3.5, G5.2, G7.4
  }
}

/** Pour, Peek, Rotate and Swap, as far as they are open. */
const actions = listedOnce<Scene>(
  ({ table, seat }) => {
    if (table.mode === 'duel') return 2
    return isNobleOfPair(table, seat) ? 1 : 0
  },
  (scene) => (scene.table.mode === 'duel' ? actionsOfTheDuel(scene) : actionsAtTable(scene)),
)

/** G4; a Noble with a taster does not peek (G8.4). */
function actionsAtTable(scene: Scene): CommonMove[] {
  const { table, house, seat } = scene
  const peeks = isNobleOfPair(table, seat) ? [] : [sure(PEEK[house], 'place')]
  return [...pours(scene), ...peeks, ...ROTATES, ...swapsOf(table, house)]
}

/** G7.2: any Peek, a Swap of any two, no Rotate. */
function actionsOfTheDuel(scene: Scene): CommonMove[] {
  const swaps = scene.table.standing.flatMap((_, b) => Array.from({ length: b }, (_, a) => swapOf(a, b)))
  return [...pours(scene), ...PEEKS_OF_THE_ROW, ...swaps]
}

function turn(scene: Scene): Move[] {
  const { table, house, seat } = scene
  const list: Move[] = actions(scene).slice()
  if (table.tasters[house] === null) list.push(...toasts(scene)) // G8.4, G8.5: in a pair only at its opening
  if (table.leave || !isTaster(table, seat)) list.push(...ability(scene)) // G8.6
  list.push(PASS)
  return list
}

/** G4.6: as the first and only action, with no wine behind the screen (C14: one). */
function toasts({ table, hand, house }: Scene): readonly Move[] {
  const most = characterOf(table, house).toastsWithWine ?? 0
  return !table.acted && hand.tokens.wine <= most ? [TOAST] : NOTHING
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
  list.push(...toasts(scene))
  if (table.characters[nobleOf(table, house)] === 'butler') list.push(...ability(scene))
  return list
}
