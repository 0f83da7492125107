import { type Chance, fromTape, type Luck, TornTape } from './chance.ts'
import { commitment, fairLuck, promise, type Start, shut, type Terms } from './fair.ts'
import { completed, type Game, parseOptions, type Ranking, setUp } from './game.ts'
import { submit } from './match.ts'
import { chain, read, type Sealed } from './record.ts'
import { type State, same } from './state.ts'
import type { Language } from './text.ts'

/** What can be wrong with a record. */
export type Flaw =
  | 'unreadable'
  | 'unknown game'
  | 'terms'
  | 'unfinished'
  | 'commitment'
  | 'promise'
  | 'restart'
  | 'luck'
  | 'illegal'
  | 'ranking'
  | 'chain'
  /** A whole record, but not the one that was asked for; only whoever asked can tell. */
  | 'another game'

export type Verdict =
  | { readonly fair: true; readonly sealed: Sealed; readonly ranking: Ranking }
  /** `line` is the line of the file where it showed, if it is one of them. */
  | { readonly fair: false; readonly flaw: Flaw; readonly line?: number }

const flawed = (flaw: Flaw, line?: number): Verdict => ({ fair: false, flaw, ...(line !== undefined && { line }) })

type Find = (key: string) => Game | undefined
type Visit = (state: State) => void

/** A record that could be one of ours, with its game. */
function opened(text: string, find: Find): { game: Game; sealed: Sealed } | Verdict {
  const sealed = read(text)
  if (!sealed) return flawed('unreadable')
  const game = find(sealed.terms.game)
  if (!game) return flawed('unknown game', 1)
  return termsFit(game, sealed.terms) ? { game, sealed } : flawed('terms', 1)
}

/** Plays a record again, finished or not, with the luck that was written down; stops where it cannot be true. */
export function retrace(text: string, find: Find, visit: (game: Game, state: State) => void): Verdict | undefined {
  const record = opened(text, find)
  if ('fair' in record) return record
  const { game, sealed } = record
  const end = refold(game, sealed, undefined, (state) => visit(game, state))
  return 'fair' in end ? end : undefined
}

/** Checks a whole finished record: the hashes, the luck, the legality of every move, the result. */
export function verify(text: string, find: Find): Verdict {
  const record = opened(text, find)
  if ('fair' in record) return record
  const { game, sealed } = record
  const { terms, closing } = sealed
  if (!closing) return flawed('unfinished')
  if (commitment(closing.seed) !== terms.commitment) return flawed('commitment', 1)
  if (!startsOf(terms).every((start) => promisesKept(terms.table, start))) return flawed('promise', 1)
  if (!begunAgain(terms)) return flawed('restart', 1)
  const end = refold(game, sealed, fairLuck(closing.seed, terms), () => {})
  if ('fair' in end) return end
  const ranking = game.ranking(end.table)
  if (!ranking || !same(ranking, closing.ranking)) return flawed('ranking', sealed.entries.length + 3)
  return chain(sealed) === closing.chain ? { fair: true, sealed, ranking } : flawed('chain', sealed.entries.length + 3)
}

function termsFit(game: Game, { seats, options, devices }: Terms): boolean {
  const [least, most] = game.seats
  const seated = seats >= least && seats <= most && devices.length === seats
  return seated && parseOptions(game, seats, completed(game, seats, options)) !== undefined
}

/** All starts of a deal, the last of which dealt. */
export function startsOf({ restarts = [], commitment, devices }: Terms): Start[] {
  return [...restarts, { commitment, devices }]
}

function promisesKept(table: string, { devices }: Start): boolean {
  return devices.every(
    (device, seat) => device?.opened === undefined || promise(table, seat, device.opened) === device.promise,
  )
}

/** A deal begins again when, and only when, a device did not open; that device then adds nothing. The last start is whole. */
function begunAgain(terms: Terms): boolean {
  // A record from before: there a promise that stayed shut counted itself.
  if (!terms.restarts) return true
  const out = new Set<number>()
  for (const start of terms.restarts) {
    const late = shut(start)
    if (late.length === 0 || start.devices.length !== terms.seats || late.some((seat) => out.has(seat))) return false
    for (const seat of late) out.add(seat)
  }
  return shut(terms).length === 0 && [...out].every((seat) => terms.devices[seat] === null)
}

/** Plays the record again through the gate, with the luck that was written down; where there is a seed it must agree. */
function refold(game: Game, { terms, dealt, entries }: Sealed, luck: Luck | undefined, visit: Visit): State | Verdict {
  let line = 2
  try {
    const deal = agreeing(dealt, luck?.(0))
    const state = setUp(game, terms, deal.chance)
    deal.finish()
    visit(state)
    for (const [at, { seat, move, drawn, by }] of entries.entries()) {
      line = at + 3
      if (seat >= terms.seats) return flawed('illegal', line)
      const tape = agreeing(drawn, luck?.(at + 1))
      if (submit(game, state, seat, state.agenda.question, move, tape.chance, by)) return flawed('illegal', line)
      tape.finish()
      visit(state)
    }
    return state
  } catch (error) {
    if (error instanceof TornTape) return flawed('luck', line)
    throw error
  }
}

function agreeing(drawn: readonly number[], fair: Chance | undefined): { chance: Chance; finish: () => void } {
  const tape = fromTape(drawn)
  return {
    finish: tape.finish,
    chance: (sides) => {
      const written = tape.chance(sides)
      if (fair && written !== fair(sides)) throw new TornTape('the tape says something else than the seed')
      return written
    },
  }
}

export const flaws: Record<Language, Record<Flaw, string>> = {
  en: {
    unreadable: 'This is not a record as Humbug writes it: it is damaged or was changed.',
    'unknown game': 'The record names a game that is not played here.',
    terms: 'The terms of the table do not fit the game.',
    unfinished: 'The game is not over, so the seed is still secret and nothing can be proven yet.',
    commitment: 'The seed is not the one the house committed to.',
    promise: 'A device opened something else than it had promised.',
    restart: 'A promise was not opened, and the deal was not begun again for it.',
    luck: 'The luck written down is not the luck of the seed.',
    illegal: 'A move was not allowed by the rules.',
    ranking: 'The result does not follow from the moves.',
    chain: 'The chain of hashes does not close.',
    'another game': 'This is the record of another game than the one that was asked for.',
  },
  de: {
    unreadable: 'Das ist kein Protokoll, wie Humbug es schreibt: Es ist beschädigt oder wurde verändert.',
    'unknown game': 'Das Protokoll nennt ein Spiel, das hier nicht gespielt wird.',
    terms: 'Die Vereinbarungen des Tisches passen nicht zum Spiel.',
    unfinished: 'Das Spiel läuft noch; der Startwert ist noch geheim, also lässt sich noch nichts beweisen.',
    commitment: 'Der Startwert ist nicht der, auf den sich das Haus festgelegt hatte.',
    promise: 'Ein Gerät hat etwas anderes geöffnet, als es versprochen hatte.',
    restart: 'Ein Versprechen blieb verschlossen, und das Geben hat deswegen nicht neu begonnen.',
    luck: 'Das notierte Glück ist nicht das des Startwerts.',
    illegal: 'Ein Zug war nach den Regeln nicht erlaubt.',
    ranking: 'Das Ergebnis folgt nicht aus den Zügen.',
    chain: 'Die Kette der Prüfsummen geht nicht auf.',
    'another game': 'Das ist das Protokoll eines anderen Spiels als des verlangten.',
  },
}
