/** What one who wants to know does with up to four devices: anything that can be asked, in any order, sensible or not. */
import { createHash } from 'node:crypto'
import { at as nth } from '../../kernel/at.ts'
import { anyMove, levels } from '../../kernel/bot.ts'
import { sureness, verdicts } from '../../kernel/calibration.ts'
import { pick } from '../../kernel/chance.ts'
import { promise } from '../../kernel/fair.ts'
import { look } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import { phrases } from '../../protocol/words.ts'
import { gameOf, playOf } from '../../server/table/table.ts'
import type { Wish } from '../player.ts'
import type { Act, Spy } from './devices.ts'
import { type Company, keepGoing } from './honest.ts'

export interface Plot extends Company {
  readonly settings: Settings
  readonly spies: readonly Spy[]
  /** Bytes that were promised, tickets that were made. */
  readonly kept: Map<string, string>
}

const hashOf = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex')

export function maliciously(plot: Plot): Act {
  const { mood } = plot
  const spy = pick(plot.spies, mood.chance)
  if (!spy.isHere) return then(spy.opening(), spy.saying(entering(plot)))
  if (mood.oneIn(60)) return spy.hangingUp()
  const { room } = spy.player
  const wish = mood.oneIn(2) ? sensible(plot, spy) : undefined
  if (wish) return spy.saying(wish)
  // Elsewhere, or nowhere: most often they come back to the table that this is about.
  if (room?.code !== plot.code && mood.oneIn(2)) return spy.saying(entering(plot))
  return spy.saying(pick(asks, mood.chance)(plot, spy))
}

const then =
  (...acts: readonly Act[]): Act =>
  (at) => {
    for (const act of acts) act(at)
  }

function entering({ mood, code }: Plot): Wish {
  const seen = pick([{}, {}, { seen: 0 }, { seen: mood.chance(40) }, { seen: 1_000_000 }], mood.chance)
  const as = pick([{}, {}, {}, { as: 'screen' }, { as: 'curtain' }] as const, mood.chance)
  return { is: 'enter', code, ...seen, ...as }
}

/** What somebody would do who only wants to play, or who has to keep a table going. */
function sensible(plot: Plot, spy: Spy): Wish | undefined {
  const { mood } = plot
  const { player } = spy
  const { room, seat } = player
  if (!room || room.code !== plot.code) return undefined
  if (seat === null)
    return room.stage === 'lobby' && mood.oneIn(2) ? { is: 'sit', name: mood.fresh(4) } : missing(plot, spy)
  if (room.stage === 'promising' || room.stage === 'showing') return dealing(plot, spy)
  const { moves } = player
  if (moves.length > 0)
    return { is: 'move', question: player.view.agenda.question, move: anyMove(player.rules, moves, mood.chance) }
  const chair = room.chairs[seat]
  if (chair?.bot && room.stage === 'playing') return { is: 'return' }
  if (room.paused) return { is: 'go on' }
  const [offer] = room.offers
  if (offer) return { is: mood.oneIn(2) ? 'let in' : 'agree', seat: offer.seat, name: offer.name }
  return room.host === seat ? keepGoing(mood, room) : undefined
}

/** Somebody is away: this is how one would get to see their hand. */
function missing({ mood }: Plot, { player }: Spy): Wish | undefined {
  const { room, here } = player
  if (room?.stage !== 'playing' || room.offers.length > 0) return undefined
  const seats = room.chairs.flatMap((chair, seat) => (chair?.sitter === 'person' && !here.includes(seat) ? [seat] : []))
  return seats.length > 0 ? { is: 'offer', seat: pick(seats, mood.chance), name: mood.fresh(4) } : undefined
}

function dealing({ mood, kept }: Plot, { player }: Spy): Wish | undefined {
  const { room, seat } = player
  if (!room || seat === null) return undefined
  const table = `${room.code}-${room.round}`
  const name = `${table} ${seat} ${room.commitment}`
  // Sometimes nothing is shown, or nothing promised.
  if (mood.oneIn(5)) return undefined
  if (room.stage === 'showing') return { is: 'show', bytes: kept.get(name) ?? mood.fresh(32) }
  const bytes = kept.get(name) ?? mood.fresh(32)
  kept.set(name, bytes)
  return { is: 'promise', promise: promise(table, seat, bytes) }
}

type Asking = (plot: Plot, spy: Spy) => Wish

const anySeat = ({ mood, settings }: Plot) => mood.chance(settings.seats + 1)
const anyLevel = ({ mood }: Plot) => pick(levels, mood.chance)
const anyName = ({ mood }: Plot, { player }: Spy) => {
  const names = [
    ...(player.room?.chairs.flatMap((chair) => chair?.name || []) ?? []),
    ...(player.room?.offers.map(({ name }) => name) ?? []),
  ]
  return names.length > 0 && mood.oneIn(2) ? pick(names, mood.chance) : mood.fresh(4)
}
const anyOffer = (plot: Plot, spy: Spy) => {
  const [offer] = spy.player.room?.offers ?? []
  return offer && plot.mood.oneIn(2)
    ? { seat: offer.seat, name: offer.name }
    : { seat: anySeat(plot), name: anyName(plot, spy) }
}
/** A hash of the enemy's own, of another of their devices, of something that others have said, or of nothing. */
const anyHash = ({ mood, spies }: Plot, { player }: Spy) => {
  const promises = player.room?.chairs.flatMap((chair) => chair?.promise ?? []) ?? []
  return pick(
    [
      mood.fresh(32),
      nth(spies, mood.chance(spies.length)).device,
      player.room?.commitment ?? mood.fresh(32),
      ...promises,
    ],
    mood.chance,
  )
}

/** A move of anybody at the table, guessed: with another's question, or one's own. */
const anyonesMove: Asking = (plot, spy) => {
  const { mood, twins, code } = plot
  const table = twins.truth.get(code)
  const question = (spy.player.game as { agenda?: { question: number } } | undefined)?.agenda?.question ?? 0
  const guess = Math.max(0, question - 1 + mood.chance(3))
  if (!table?.play) return { is: 'move', question: guess, move: { kind: mood.fresh(2) } }
  const { state } = playOf(table)
  const game = gameOf(table)
  const moves = game.moves(look(state, mood.chance(state.hands.length)))
  const move = moves.length > 0 && !mood.oneIn(4) ? pick(moves, mood.chance) : { kind: pick(game.kinds, mood.chance) }
  return { is: 'move', question: guess, move }
}

const ticket: Asking = ({ mood, kept }) => {
  const secret = mood.fresh(32)
  kept.set('ticket', secret)
  return { is: 'ticket', hash: hashOf(secret) }
}

const rare =
  (many: number, ask: Asking): Asking =>
  (plot, spy) =>
    plot.mood.oneIn(many) ? ask(plot, spy) : anyonesMove(plot, spy)

/** Everything that can be asked, each as likely as the next but for what ends the evening. */
const asks: readonly Asking[] = [
  entering,
  ({ mood }) => ({ is: 'enter', code: mood.fresh(3).toUpperCase() }),
  ({ code, mood }) => ({ is: 'enter', code, password: mood.fresh(2) }),
  ({ code, kept, mood }) => ({
    is: 'claim',
    code,
    ticket: mood.oneIn(2) ? (kept.get('ticket') ?? mood.fresh(32)) : mood.fresh(32),
  }),
  rare(8, ({ settings }) => ({ is: 'create', settings })),
  rare(4, () => ({ is: 'exit' })),
  () => ({ is: 'list' }),
  () => ({ is: 'mine' }),
  ({ mood }) => ({ is: 'letters', to: mood.oneIn(2) ? null : letterBox }),
  (plot, spy) => ({ is: 'sit', seat: anySeat(plot), name: anyName(plot, spy), phone: anyHash(plot, spy) }),
  (plot, spy) => ({ is: 'sit', name: anyName(plot, spy) }),
  rare(2, (plot, spy) => ({ is: 'bring', name: anyName(plot, spy), of: anyName(plot, spy) })),
  rare(6, () => ({ is: 'leave' })),
  () => ({ is: 'return' }),
  rare(2, ({ settings, mood }) => ({
    is: 'set',
    settings: {
      ...settings,
      watching: pick(['open', 'closed'], mood.chance),
      programs: pick(['open', 'closed'], mood.chance),
    },
  })),
  (plot) => ({ is: 'hire', seat: anySeat(plot), level: anyLevel(plot) }),
  (plot) => ({ is: 'dismiss', seat: anySeat(plot) }),
  rare(30, (plot) => ({ is: 'kick', seat: anySeat(plot) })),
  (plot) => ({ is: 'stand in', seat: anySeat(plot), level: anyLevel(plot) }),
  (plot, spy) => ({ is: 'offer', ...anyOffer(plot, spy) }),
  (plot, spy) => ({ is: 'let in', ...anyOffer(plot, spy) }),
  (plot, spy) => ({ is: 'turn down', ...anyOffer(plot, spy) }),
  (plot, spy) => ({ is: 'agree', ...anyOffer(plot, spy) }),
  ({ mood }) => ({ is: 'welcome', whom: pick(['helpers', 'nobody'], mood.chance) }),
  () => ({ is: 'noted' }),
  rare(4, () => ({ is: 'lock' })),
  () => ({ is: 'unlock' }),
  rare(8, (plot) => ({ is: 'hand on', seat: anySeat(plot) })),
  () => ({ is: 'start' }),
  (plot, spy) => ({ is: 'promise', promise: anyHash(plot, spy) }),
  (plot, spy) => ({ is: 'show', bytes: anyHash(plot, spy) }),
  anyonesMove,
  anyonesMove,
  anyonesMove,
  () => ({ is: 'pause' }),
  () => ({ is: 'go on' }),
  () => ({ is: 'more time' }),
  ({ mood }) => ({ is: 'hurry', puppets: pick(['brisk', 'as ever'], mood.chance) }),
  (plot, { player }) => ({
    is: 'bet',
    on: Math.max(0, player.seq - plot.mood.chance(4)),
    seat: anySeat(plot),
    says: pick(verdicts, plot.mood.chance),
    sure: pick(sureness, plot.mood.chance),
  }),
  ({ mood }) => ({ is: 'doze', until: pick(['concerned', 'asked'], mood.chance) }),
  ({ mood }) => ({ is: 'say', words: { is: 'phrase', phrase: pick(phrases, mood.chance) } }),
  ({ mood }) => ({ is: 'say', words: { is: 'text', text: mood.fresh(6) } }),
  ticket,
  () => ({ is: 'again' }),
  () => ({ is: 'again', next: { game: 'toast', seats: 3, options: {} } }),
  rare(200, () => ({ is: 'close' })),
]

const letterBox = {
  endpoint: 'https://post.example/box',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  language: 'en',
} as const
