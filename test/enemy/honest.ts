/** What honest people do: they sit down, play, talk, lose the line, come back, and never agree that anybody looks into a hand. */
import { at as nth } from '../../kernel/at.ts'
import { anyMove } from '../../kernel/bot.ts'
import { look } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { gameOf } from '../../server/table/table.ts'
import type { Player, Wish } from '../player.ts'
import type { Mood } from '../sim/people.ts'
import type { Act, Honest } from './devices.ts'
import { alike, tells } from './hidden.ts'
import type { Knowledge } from './knowledge.ts'
import type { Twins } from './twin.ts'

export interface Company {
  readonly code: string
  readonly now: () => number
  readonly mood: Mood
  readonly twins: Twins
  readonly knowledge: Knowledge
}

export function honestly(person: Honest, at: number, company: Company): Act | undefined {
  const { mood, code, now } = company
  const { player } = person
  const { room } = player
  if (!person.isHere) {
    if (!mood.oneIn(30)) return undefined
    person.awaySince = undefined
    return person.entering(code)
  }
  if (mood.oneIn(120)) {
    person.awaySince = now()
    return person.hangingUp()
  }
  if (!room || player.farewell) return undefined
  if (player.moves.length > 0 && plays(room, player) && !mood.oneIn(4)) return moving(person, company)
  const wish = mood.oneIn(25) ? whim(mood, room, player) : duty(mood, room, player, at)
  return wish && person.saying(wish)
}

/** Does this person play for themselves just now? */
function plays({ chairs }: Room, { seat }: Player): boolean {
  const chair = seat === null ? null : chairs[seat]
  return !!chair && chair.bot === null && chair.standIn === null
}

/** A move in the true house, and one in its twin that looks the same to the enemy. */
function moving(person: Honest, { code, twins, knowledge, mood }: Company): Act | undefined {
  const [truth, twin] = [twins.truth.get(code), twins.twin.get(code)]
  const { seat } = person.player
  // The table may be further than what was told of it: in the next question, or in its lobby again.
  if (!truth?.play || !twin?.play || seat === null) return undefined
  const game = gameOf(truth)
  const { state } = truth.play
  const moves = state.agenda.asked.includes(seat) ? game.moves(look(state, seat)) : []
  if (moves.length === 0) return undefined
  const move = anyMove(game, moves, mood.chance)
  const known = knowledge.of(code)
  const states = [state, twin.play.state] as const
  const other = tells(game, state, known, seat, move) ? undefined : alike(game, states, known, seat, move, mood.chance)
  if (!other) twins.reveal(code)
  const { question } = state.agenda
  return person.saying({ is: 'move', question, move }, { is: 'move', question, move: other ?? move })
}

function duty(mood: Mood, room: Room, { seat, here }: Player, at: number): Wish | undefined {
  if (seat === null) return room.stage === 'lobby' && mood.oneIn(4) ? { is: 'sit', name: `Honest ${at}` } : undefined
  const chair = room.chairs[seat]
  if (room.stage === 'playing' && chair && (chair.bot || chair.standIn))
    return mood.oneIn(6) ? { is: 'return' } : undefined
  if (room.paused) return mood.oneIn(4) ? { is: 'go on' } : undefined
  if (room.visits.some((visit) => visit.seat === seat)) return { is: 'noted' }
  return here[0] === seat || room.host === seat ? keepGoing(mood, room) : undefined
}

/** What whoever hosts does for the next game. */
export function keepGoing(mood: Mood, { stage, chairs, locked }: Room): Wish | undefined {
  if (stage === 'over') return mood.oneIn(6) ? { is: 'again' } : undefined
  if (stage !== 'lobby' || !mood.oneIn(3)) return undefined
  if (locked) return { is: 'unlock' }
  const empty = chairs.indexOf(null)
  return empty < 0 ? { is: 'start' } : { is: 'hire', seat: empty, level: 'random' }
}

function whim(mood: Mood, { stage, welcoming, offers }: Room, { seat }: Player): Wish | undefined {
  if (seat === null) return undefined
  const isPlaying = stage === 'playing'
  if (isPlaying && mood.oneIn(20)) return { is: 'leave' }
  if (isPlaying && mood.oneIn(8)) return { is: 'pause' }
  if (isPlaying && mood.oneIn(4)) return { is: 'more time' }
  if (offers.length > 0 && mood.oneIn(3))
    return { is: 'turn down', seat: nth(offers, 0).seat, name: nth(offers, 0).name }
  // Few people want others in their chair.
  if (mood.oneIn(10)) return { is: 'welcome', whom: welcoming.includes(seat) ? 'nobody' : 'helpers' }
  return { is: 'say', words: { is: 'text', text: mood.fresh(4) } }
}
