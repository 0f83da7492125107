/** A table for tests that is played by script: '0 steals gold from 1', '1 illegal', '2 fines gold', '0 pays judge 2'. */
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { type Refusal, submit } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { beginTurn } from './flow.ts'
import { hoax } from './index.ts'
import type { HoaxNews, HoaxSecret } from './news.ts'
import { DECK, setup } from './setup.ts'
import {
  type HoaxState,
  type HoaxView,
  type Move,
  type Options,
  type Purse,
  type Role,
  type Sort,
  sorts,
  type Vote,
} from './state.ts'
import { STORE } from './tokens.ts'

export interface Laid {
  readonly options?: Partial<Options>
  /** What lies before everybody: '2 gold 1 wine', ''; nothing where nothing is said. The store has the rest. */
  readonly purses?: readonly string[]
  /** The roles that seats confessed not to be. */
  readonly denied?: Readonly<Record<Seat, readonly Role[]>>
  /** Who is out, in the order they went. */
  readonly out?: readonly Seat[]
  readonly acting?: Seat
}

type News<K> = Extract<HoaxNews, { kind: K }>

export interface Sitting {
  readonly state: HoaxState
  /** Plays the lines; a refused one throws. */
  play(...lines: string[]): Sitting
  /** What the gate says to one line that answers this question, or the one that is open. */
  try(line: string, question?: number): Refusal | 'taken'
  /** Plays these lines; whoever else is asked in this window or last call passes. */
  window(...lines: string[]): Sitting
  /** Somebody accuses; of the others these vote yes. */
  accuse(line: string, ...yes: Seat[]): Sitting
  view(seat: Seat): HoaxView
  /** The moves of a seat, written as in the script; only those of some kinds, where kinds are given. */
  offered(seat: Seat, ...kinds: Move['kind'][]): string[]
  asked(): Seat[]
  /** What everybody has: '2 gold 1 wine'. */
  purses(): string[]
  /** The house of cards: '0 thief', '1 emperor'. */
  cards(): string[]
  /** News of the last line. */
  news<K extends HoaxNews['kind']>(kind: K): News<K> | undefined
  secret(seat: Seat): readonly HoaxSecret[]
}

/** Sits down people with these roles, before anybody has taken a token; seat 0 starts. */
export function dealt(roles: readonly Role[], options: Partial<Options> = {}): Sitting {
  const state = setup(roles.length, { ...defaults(hoax, roles.length), starter: 0, ...options }, seeded(1))
  const rest = [...DECK]
  for (const [seat, role] of roles.entries()) {
    rest.splice(rest.indexOf(role), 1)
    Object.assign(at(state.hands, seat), { role, news: [{ kind: 'dealt', role }] })
  }
  state.box.rest = rest
  return seated(state)
}

/** The same when the first turn has begun: seat 0 is to act, and nobody has more than is said. */
export function sit(roles: readonly Role[], laid: Laid = {}): Sitting {
  const table = dealt(roles, laid.options)
  const { table: open } = table.state
  open.purses = roles.map((_, seat) => purse(laid.purses?.[seat] ?? ''))
  for (const sort of sorts) open.store[sort] = STORE - open.purses.reduce((sum, own) => sum + own[sort], 0)
  for (const [seat, denied] of Object.entries(laid.denied ?? {})) open.denied[Number(seat)] = [...denied]
  for (const [place, seat] of (laid.out ?? []).entries()) open.out[seat] = place + 1
  beginTurn(table.state, laid.acting ?? 0)
  return table
}

/** Seat 0 steals gold from seat 1; these are Emperors, these Judges who want gold, these Popes; seat 0 is to choose. */
export function fined(table: Sitting, emperors: Seat[], judges: Seat[], popes: Seat[] = []): Sitting {
  const all = (seats: Seat[], what: string) => seats.map((seat) => `${seat} ${what}`)
  return table
    .play('0 steals gold from 1')
    .window(...all(emperors, 'illegal'))
    .window(...all(judges, 'fines gold'))
    .window(...all(popes, 'forgives'))
}

function seated(state: HoaxState): Sitting {
  const { table, agenda } = state
  const luck = seeded(7)
  const sitting: Sitting = {
    state,
    play(...lines) {
      for (const line of lines) {
        const answer = sitting.try(line)
        if (answer !== 'taken') throw new Error(`“${line}” is ${answer}; asked is ${agenda.asked} at ${table.stage}`)
      }
      return sitting
    },
    try(line, question = agenda.question) {
      const [seat, verb = '', ...words] = line.split(' ')
      const move = sure(VERBS[verb], `verb “${verb}”`)(words)
      return submit(hoax, state, Number(seat), question, move, luck) ?? 'taken'
    },
    window(...lines) {
      const { question } = agenda
      sitting.play(...lines)
      while (agenda.question === question) sitting.play(`${agenda.asked[0]} passes`)
      return sitting
    },
    accuse(line, ...yes) {
      sitting.play(line)
      while (table.vote) {
        const seat = at(agenda.asked, 0, 'voter')
        sitting.play(`${seat} votes ${yes.includes(seat) ? 'yes' : 'no'}`)
      }
      return sitting
    },
    view: (seat) => look(state, seat),
    offered: (seat, ...kinds) =>
      hoax
        .moves(look(state, seat))
        .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
        .map((move) => `${seat} ${written(move)}`),
    asked: () => [...agenda.asked],
    purses: () => table.purses.map(inWords),
    cards: () => table.cards.map(({ seat, role }) => `${seat} ${role}`),
    news: (kind) => table.news.find((news) => news.kind === kind) as never,
    secret: (seat) => at(state.hands, seat).news,
  }
  return sitting
}

/** '2 gold 1 wine' */
function purse(list: string): Purse {
  const own: Purse = { gold: 0, wine: 0, grain: 0 }
  for (const [, count, sort] of list.matchAll(/(\d+) (\w+)/g)) own[sort as Sort] += Number(count)
  return own
}

function inWords(own: Purse): string {
  return sorts.flatMap((sort) => (own[sort] > 0 ? [`${own[sort]} ${sort}`] : [])).join(' ')
}

const VERBS: Readonly<Record<string, (words: string[]) => Move>> = {
  takes: ([sort]) => ({ kind: 'take', sort: sort as Sort }),
  taxes: ([, role]) => ({ kind: 'tax', role: role as 'emperor' | 'pope' }),
  earns: ([, role]) => ({ kind: 'income', role: role as 'emperor' | 'pope' | 'peasant' }),
  conjures: ([sort, , from]) => ({ kind: 'spell', from: Number(from), sort: sort as Sort }),
  steals: ([sort, , from]) => ({ kind: 'steal', from: Number(from), sort: sort as Sort }),
  illegal: () => ({ kind: 'illegal' }),
  fines: ([sort]) => ({ kind: 'fine', sort: sort as Sort }),
  forgives: () => ({ kind: 'forgive' }),
  immune: () => ({ kind: 'immune' }),
  pays: ([role, to]) => ({ kind: 'pay', to: Number(to), role: role as 'judge' | 'pope' }),
  names: ([sort]) => ({ kind: 'name', sort: sort as Sort }),
  shares: ([, to]) => ({ kind: 'share', to: Number(to) }),
  passes: () => ({ kind: 'pass' }),
  accuses: ([seat, role]) => ({ kind: 'accuse', seat: Number(seat), role: role as Role }),
  votes: ([vote]) => ({ kind: 'vote', vote: vote as Vote }),
  unmasks: ([seat, role]) => ({ kind: 'unmask', seat: Number(seat), role: role as Role }),
  questions: ([seat]) => ({ kind: 'question', seat: Number(seat) }),
  shows: ([role]) => ({ kind: 'show', role: role as Role }),
}

function written(move: Move): string {
  switch (move.kind) {
    case 'take':
    case 'fine':
    case 'name':
      return `${move.kind}s ${move.sort}`
    case 'tax':
      return `taxes as ${move.role}`
    case 'income':
      return `earns as ${move.role}`
    case 'spell':
      return `conjures ${move.sort} from ${move.from}`
    case 'steal':
      return `steals ${move.sort} from ${move.from}`
    case 'pay':
      return `pays ${move.role} ${move.to}`
    case 'share':
      return `shares with ${move.to}`
    case 'accuse':
    case 'unmask':
      return `${move.kind}s ${move.seat} ${move.role}`
    case 'question':
      return `questions ${move.seat}`
    case 'show':
      return `shows ${move.role}`
    case 'vote':
      return `votes ${move.vote}`
    case 'pass':
      return 'passes'
    case 'forgive':
      return 'forgives'
    default:
      return move.kind
  }
}
