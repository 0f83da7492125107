/** What people do at a table when nothing is under way: find it, sit, start, play, talk, pause, go, sit in and come back. */

import { games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room } from '../../protocol/room.ts'
import type { Player, Wish } from '../player.ts'
import type { Client } from './client.ts'
import type { World } from './world.ts'

const SEATS = 4
export const PEOPLE = 3
/** Those who sit down, and one who looks on and sits in for leavers. */
export const PARTY = PEOPLE + 1

/** Whatever decides what people feel like. */
export type Mood = Pick<World, 'oneIn' | 'chance' | 'fresh'>

export function behave(world: World, party: readonly Client[], at: number): () => void {
  const me = nth(party, at)
  const host = nth(party, 0)
  return () => {
    const { player } = me
    const { room } = player
    if (!me.code) return me === host ? open(world, me) : follow(me, host)
    // The answer to entering may have been lost.
    if (!room) return world.oneIn(4) ? me.hangUp() : undefined
    const wish = wishOf(world, room, player, at)
    if (wish) me.ask(wish.is === 'again' ? another(room) : wish)
  }
}

/** Every other time in the words that lay any game: houses of earlier versions do not know them, so only here. */
function another({ round, settings }: Room): Wish {
  const { game, seats, options } = settings
  return round % 2 === 1 ? { is: 'again' } : { is: 'again', next: { game, seats, options } }
}

/** What this person would like to do now, if anything. */
export function wishOf(mood: Mood, room: Room, player: Player, at: number): Wish | undefined {
  return mood.oneIn(10) ? whim(mood, room, player) : duty(mood, room, player, at)
}

export function settingsOf(mood: Mood, game = nth(games, 0)): Settings {
  return {
    game: game.key,
    seats: SEATS,
    options: defaults(game, SEATS) as Settings['options'],
    clock: mood.oneIn(2) ? 'quick' : 'off',
    listed: 'link',
    talk: 'free',
    watching: 'open',
  }
}

function open(world: World, me: Client): void {
  me.ask({ is: 'create', settings: settingsOf(world) }, (reply) => {
    if (reply.is !== 'ok') return
    me.code = reply.code
    me.hangUp()
  })
}

function follow(me: Client, host: Client): void {
  me.code = host.code
  if (me.code) me.hangUp()
}

/** What must be done for the game to go on. */
function duty(mood: Mood, room: Room, player: Player, at: number): Wish | undefined {
  const { seat, moves } = player
  if (seat === null) return at < PEOPLE ? sitting(room, at) : helping(mood, room, player)
  const { bot, standIn } = sure(room.chairs[seat], 'chair')
  // Not everybody hurries back.
  if (bot || (standIn !== null && at < PEOPLE)) return mood.oneIn(3) ? { is: 'return' } : answering(mood, room)
  if (room.paused) return mood.oneIn(4) ? { is: 'go on' } : undefined
  const word = at < PEOPLE ? agreeing(mood, room, seat) : undefined
  if (word) return word
  // With the clock on, some fall asleep.
  const asleep = room.settings.clock !== 'off' && mood.oneIn(3)
  if (moves.length > 0 && !asleep) {
    return { is: 'move', question: player.view.agenda.question, move: nth(moves, mood.chance(moves.length)) }
  }
  // The host, or the first who is here if the host is not.
  const keeps = room.host === seat || player.here.length === 0 || player.here[0] === seat
  return keeps ? (answering(mood, room) ?? hosting(room)) : undefined
}

function sitting({ stage, chairs }: Room, at: number): Wish | undefined {
  if (stage !== 'lobby') return undefined
  const puppet = chairs.findIndex((chair) => chair?.sitter === 'bot')
  return { is: 'sit', name: `P${at}`, ...(!chairs.includes(null) && puppet >= 0 && { seat: puppet }) }
}

/** An onlooker offers to sit in wherever somebody seems to be missed. */
function helping(mood: Mood, { stage, chairs, offers }: Room, { here }: Player): Wish | undefined {
  if (stage !== 'playing' || offers.length > 0) return undefined
  const missed = chairs.flatMap((chair, seat) =>
    chair?.sitter === 'person' && (chair.bot || !here.includes(seat)) ? [seat] : [],
  )
  return missed.length > 0 ? { is: 'offer', seat: nth(missed, mood.chance(missed.length)), name: 'Ada' } : undefined
}

function answering(mood: Mood, { offers }: Room): Wish | undefined {
  const [offer] = offers
  if (!offer) return undefined
  const { seat, name } = offer
  return { is: mood.oneIn(5) ? 'turn down' : 'let in', seat, name }
}

/** Sooner or later everybody agrees who is asked, and reads who sat on their chair. */
function agreeing(mood: Mood, { offers, visits }: Room, own: Seat): Wish | undefined {
  const vote = offers.find((offer) => offer.vote && !offer.vote.agreed.includes(own))
  if (vote && mood.oneIn(2)) return { is: 'agree', seat: vote.seat, name: vote.name }
  return visits.some(({ seat }) => seat === own) ? { is: 'noted' } : undefined
}

function hosting({ stage, chairs }: Room): Wish | undefined {
  if (stage === 'over') return { is: 'again' }
  if (stage !== 'lobby') return undefined
  const empty = chairs.indexOf(null)
  if (empty < 0) return { is: 'start' }
  const people = chairs.filter((chair) => chair?.sitter === 'person').length
  return people === PEOPLE ? { is: 'hire', seat: empty, level: 'random' } : undefined
}

/** What people do besides. Every text is said once only, so that it can be recognised. */
function whim(mood: Mood, room: Room, { seat }: Player): Wish | undefined {
  if (seat === null) return undefined
  if (room.stage === 'playing' && mood.oneIn(12)) return { is: 'leave' }
  if (room.stage === 'playing' && mood.oneIn(6)) return { is: 'pause' }
  if (room.stage === 'playing' && mood.oneIn(4)) return { is: 'more time' }
  if (room.stage === 'playing' && mood.oneIn(6))
    return { is: 'hurry', puppets: room.hurried.includes(seat) ? 'as ever' : 'brisk' }
  if (room.stage === 'playing' && mood.oneIn(6)) return { is: 'doze', until: mood.oneIn(3) ? 'asked' : 'concerned' }
  // Most people do not mind.
  const welcoming = room.welcoming.includes(seat)
  if (mood.oneIn(welcoming ? 12 : 2)) return { is: 'welcome', whom: welcoming ? 'nobody' : 'helpers' }
  return { is: 'say', words: { is: 'text', text: mood.fresh(8) } }
}
