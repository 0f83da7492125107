import { actions, pours } from './actions.ts'
import type { Scene } from './characters/character.ts'
import { characterOf } from './characters/index.ts'
import { houseOf, isTaster } from './houses.ts'
import { AFTER_YOU, DRINK, PASS, PEEK, TAKE, TOAST, WAIT, WITH_LEAVE } from './movelist.ts'
import type { GobletsView, Move } from './state.ts'
import { sorts } from './tokens.ts'

const NOTHING: readonly Move[] = []

export function moves(view: GobletsView): readonly Move[] {
  const { table, hand, seat } = view
  if (view.agenda.asked[0] !== seat) return NOTHING
  const scene: Scene = { table, hand, seat, house: houseOf(table, seat) }
  const { house } = scene
  switch (table.stage) {
    case 'beginning':
      return [PASS, ...(characterOf(table, house).beginning?.(scene) ?? NOTHING)] // G3.5
    case 'opening':
      return opening(scene)
    case 'turn':
      return turn(scene)
    case 'pouring':
      return pours(scene) // C9
    case 'taking':
      return [PASS, ...sorts.flatMap((sort) => (hand.dipped![sort] > 0 ? [TAKE[sort]] : []))] // C13
    case 'hold':
      return [PASS, WAIT] // C16
    case 'sip':
      return [PASS, PEEK[house]!] // G8.7
    case 'last':
      return [...actions(scene), PASS] // G5.1, and no ability (G5.3)
    case 'before':
      return [PASS, ...(characterOf(table, house).before?.(scene) ?? NOTHING)] // G5.2
    case 'drinking':
    case 'tie':
      return table.standing.flatMap((stands, place) => (stands ? [DRINK[place]!] : [])) // G7.4, G5.9
    case 'over':
      return NOTHING
  }
}

function turn(scene: Scene): Move[] {
  const { table, house, seat } = scene
  const list = actions(scene).slice()
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

/** G8.5: Toast or "after you"; a free look does not bar the Toast (G9.3), so the Butler may look before he decides. */
function opening(scene: Scene): Move[] {
  const { table, house } = scene
  const character = characterOf(table, house)
  const list = [AFTER_YOU]
  if (character.turn) list.push(WITH_LEAVE)
  list.push(...toasts(scene))
  if (table.characters[table.nobles[house]!] === 'butler') list.push(...ability(scene))
  return list
}
