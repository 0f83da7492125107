import { sure } from '../../kernel/at.ts'
import { atStage, PEEKS_OF_THE_ROW, pours, ROTATES, swapsOf, turnsOf, withAbility } from '../banquet/actions.ts'
import type { Scene as AnyScene } from '../banquet/characters/character.ts'
import { houseOf, isNobleOfPair, isTaster } from '../banquet/houses.ts'
import { PEEK, TOAST } from '../banquet/movelist.ts'
import type { Move as CommonMove } from '../banquet/state.ts'
import { isAllClear } from './bag.ts'
import { characterOf } from './characters/index.ts'
import { nameable } from './grievances.ts'
import { ACCUSE, AGAIN, KEEP } from './movelist.ts'
import type { Move, ToastView } from './state.ts'

interface Scene extends AnyScene {
  readonly table: ToastView['table']
}

const NOTHING: readonly never[] = []

export function moves(view: ToastView): readonly Move[] {
  const { table, hand, seat } = view
  if (!view.agenda.asked.includes(seat)) return NOTHING
  const scene: Scene = { table, hand, seat, house: houseOf(table, seat) }
  switch (table.stage) {
    case 'redraw':
      return isAllClear(hand.tokens) ? [KEEP, AGAIN] : [KEEP] // T1.4
    case 'grievance':
      return nameable(table).map((house) => sure(ACCUSE[house], 'house')) // T2.1
    case 'turn':
      return table.mode === 'duel' ? turnOfTheDuel(scene) : turn(scene)
    default:
      return atStage(scene, characterOf(table, scene.house)) ?? NOTHING // T4.1, T5.3, T6.1
  }
}

const ALONE = 0
const NOBLE = 1
const TASTER = 2
const POURED = 3
type Manners = typeof ALONE | typeof NOBLE | typeof TASTER | typeof POURED

/** Who may do what: alone both, a taster the goblets, a noble with a taster the tokens (T7.2), alone once poured no more (T7.4). */
const { plain, toasting } = turnsOf<Scene, Manners>((scene, manners) => {
  const { table, house } = scene
  const list: CommonMove[] = manners === TASTER || manners === POURED ? [] : pours(scene)
  if (manners !== NOBLE) list.push(sure(PEEK[house], 'place'), ...ROTATES, ...swapsOf(table, house))
  return list
})

function mannersOf({ table, seat }: Scene): Manners {
  if (isTaster(table, seat)) return TASTER
  if (isNobleOfPair(table, seat)) return NOBLE
  return table.mode === 'pairs' && table.busy === 'poured' ? POURED : ALONE
}

function turn(scene: Scene): readonly Move[] {
  const manners = mannersOf(scene)
  const list = isToastOpen(scene, manners) ? toasting : plain
  return withAbility(list(scene, manners), ability(scene, manners))
}

/** T3.3, T7.5: with no tokens left, and not in a turn in which one has peeked or poured. */
function isToastOpen({ table, house }: Scene, manners: Manners): boolean {
  return table.screens[house] === 0 && table.busy === 'free' && manners !== TASTER
}

/** T7.2: on the turn whoever acts may use it; one that changes an action goes with the action. */
const OF_THE_TASTER: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['peek', 'rotate', 'swap'])

function ability(scene: Scene, manners: Manners): readonly Move[] {
  const offered = characterOf(scene.table, scene.house).turn?.(scene) ?? NOTHING
  if (manners === ALONE || offered.length === 0) return offered
  return offered.filter(({ kind }) => {
    if (kind === 'double pour') return manners === NOBLE
    return manners !== NOBLE || !OF_THE_TASTER.has(kind)
  })
}

/** T5.2: Peek, Pour, or Toast once all tokens have been played; no Pass, and at last no Peek for who can do anything else. */
function turnOfTheDuel(scene: Scene): Move[] {
  const list: Move[] = pours(scene)
  const opens = isDuelToastOpen(scene)
  const { round, options } = scene.table
  if (round <= options.rounds || (list.length === 0 && !opens)) list.push(...PEEKS_OF_THE_ROW)
  if (opens) list.push(TOAST)
  return list
}

function isDuelToastOpen({ table, house }: Scene): boolean {
  const { screens, options } = table
  return options.opens === 'own' ? screens[house] === 0 : screens.every((tokens) => tokens === 0)
}
