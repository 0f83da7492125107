/** What a prompt says: whose power asks and what it does, what is wanted, and on every button what one does with it. */

import type { Key } from '../../../games/banquet/characters/key.ts'
import { houseOf, nobleOf } from '../../../games/banquet/houses.ts'
import type { House, Setting, Veil } from '../../../games/banquet/state.ts'
import type { Sort } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { words } from '../../app/language.ts'
import { de } from './asking.de.ts'
import { en } from './asking.en.ts'
import { type AnyMove, type Chosen, sharedPlaces, wantsTap } from './choosing.ts'
import { namesOf } from './company.ts'

export const askWords = words({ en, de })

/** All that a button may speak of. */
export interface Wordy extends AnyMove {
  readonly by?: number
  readonly how?: Veil
  readonly give?: Sort
  readonly take?: Sort
  readonly leave?: boolean
}

/** How one game asks. */
export interface Asking {
  /** What its characters can do, a sentence each. */
  readonly powers: Readonly<Partial<Record<Key, string>>>
  /** What it asks besides what every table asks, by kind of move. */
  readonly ask: Readonly<Record<string, string>>
  /** Each sort as something that is there, and as something that is given. */
  readonly sorts: Readonly<Record<Sort, string>>
  readonly given: Readonly<Record<Sort, string>>
}

/** The table as the one who is asked sees it. */
export interface Sight {
  readonly table: Frozen<Setting>
  readonly seat: Seat
  readonly name: Name
}

interface Option<M extends AnyMove> {
  readonly move: M
  readonly words: string
  /** What is given, and what one gets for it. */
  readonly tokens: readonly Sort[]
}

export interface Prompted<M extends AnyMove> {
  readonly power: Key | null
  readonly sentence: string
  readonly question: string
  readonly options: readonly Option<M>[]
  /** How to leave it: by declining, or back to the other actions. */
  readonly back: { readonly words: string; readonly move: M | null } | null
}

/** The kinds of moves that are a character's alone. */
const own: Readonly<Partial<Record<Key, readonly string[]>>> = {
  belladonna: ['veil'],
  quicksilver: ['confess'],
  hellebore: ['trade'],
  amalthea: ['trade'],
  curare: ['double pour'],
  oleander: ['retarget'],
  foxglove: ['exchange'],
  cellarer: ['look'],
  arsenica: ['dip', 'take'],
  nightshade: ['toast'],
  butler: ['look'],
  hemlock: ['wait'],
  cantarella: ['foretell'],
}

/** Where only this character is asked, or all it does there is its power. */
const stages: Readonly<Partial<Record<Key, string>>> = {
  curare: 'pouring',
  cicuta: 'before',
  antimony: 'before',
  cobra: 'last',
}

/** Whether an action that everybody has is open wider than to everybody. */
const wider: Readonly<Partial<Record<Key, (kind: string, open: readonly Wordy[]) => boolean>>> = {
  datura: (kind, open) => kind === 'peek' && open.length > 1,
  mandrake: (kind, open) => kind === 'swap' && sharedPlaces(open).length === 0,
  yew: (kind, open) => kind === 'rotate' && open.some(({ by = 0 }) => Math.abs(by) === 2),
}

/** The character whose power asks for this kind of move, if one does. */
function powerIn({ table, seat }: Sight, moves: readonly AnyMove[], kind: string): Key | null {
  const key = table.characters[nobleOf(table, houseOf(table, seat))]
  if (!key) return null
  const open = moves.filter((move) => move.kind === kind)
  const asks = own[key]?.includes(kind) || stages[key] === table.stage || wider[key]?.(kind, open)
  return asks ? key : null
}

function tokensOf({ kind, token, give, take }: Wordy, power: Key | null): readonly Sort[] {
  if (token) return [token]
  if (kind === 'exchange' && give) return take ? [give, take] : [give]
  if (kind !== 'trade') return []
  if (power === 'amalthea') return ['antidote', 'unicorn']
  return [give ?? 'poison', 'ogre']
}

function questionFor(
  { ask, sorts }: Asking,
  moves: readonly AnyMove[],
  { kind, token, places }: NonNullable<Chosen['picked']>,
  power: Key | null,
): string {
  const common = askWords().ask
  const open = moves.filter((move) => move.kind === kind)
  if (kind === 'pour') return token === undefined ? common.token : askWords().into(sorts[token])
  if (kind === 'swap' && sharedPlaces(open).length === 0)
    return places.length === 0 ? common['swap two'] : common['swap other']
  // Whose power it is has just read what it does.
  if (power === 'datura') return common.look
  if (power === 'yew' || power === 'butler' || (kind === 'veil' && places.length > 0)) return ''
  const alone = open.length === 1 ? ask[`${kind} alone`] : undefined
  return alone ?? ask[kind] ?? (common as Readonly<Record<string, string>>)[kind] ?? ''
}

/** Whether what is left can be chosen by buttons: nothing has to be tapped on the table, or there is a name for each. */
function isDirect<M extends AnyMove>(chosen: Chosen<M>): boolean {
  const { fits } = chosen
  return !wantsTap(chosen) || fits.length === 1 || fits.every(({ house }) => house !== undefined)
}

function backFrom<M extends AnyMove>(moves: readonly M[], kind: string): Prompted<M>['back'] {
  const pass = moves.find((move) => move.kind === 'pass')
  const others = moves.some((move) => move.kind !== kind && move.kind !== 'pass')
  const { declines, decline, cancel } = askWords()
  if (others) return { words: cancel, move: null }
  return pass ? { words: declines[kind] ?? decline, move: pass } : null
}

/** Nothing is asked before something is picked. */
export function promptFor<M extends AnyMove>(
  sight: Sight,
  asking: Asking,
  moves: readonly M[],
  chosen: Chosen<M>,
): Prompted<M> | null {
  const { picked, fits } = chosen
  if (!picked || fits.length === 0) return null
  const { kind } = picked
  const power = powerIn(sight, moves, kind)
  const { table } = sight
  const whoAt = (house: House | undefined) => (house === undefined ? '' : namesOf(sight, house))
  const optionOf = (move: M): Option<M> => {
    const tokens = tokensOf(move, power)
    const [token = '', get = ''] = tokens.map((sort) => asking.given[sort])
    const whom = move.house === undefined ? undefined : table.targets[move.house]
    const say = sure(askWords().verbs[kind], 'verb')
    return { move, tokens, words: say(move, { token, get, who: whoAt(move.house), whom: whoAt(whom) }) }
  }
  const options = isDirect(chosen) ? fits.map(optionOf) : []
  // Where there is a button for the only goblet, nobody needs to be told to tap it.
  const told = options.length === 1 && (kind === 'pour' || kind === 'swap' || kind === 'look')
  return {
    power,
    sentence: power ? (asking.powers[power] ?? '') : '',
    question: told ? '' : questionFor(asking, moves, picked, power),
    options,
    back: backFrom(moves, kind),
  }
}
