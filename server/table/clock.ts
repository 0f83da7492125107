/** When something is due at a table by itself. All of it follows from the deeds, so a restart neither loses nor doubles it. */
import { stakeOf } from '../../games/stakes.ts'
import { at } from '../../kernel/at.ts'
import { slow } from '../../kernel/bot.ts'
import type { Chance } from '../../kernel/chance.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { look, type Seat, watch } from '../../kernel/state.ts'
import type { Limits } from '../limits.ts'
import type { Deed } from './deed.ts'
import { gameOf, players, playOf, type Table } from './table.ts'

/** When this seat's time runs out: never for a bot, while the clock is off or the table pauses, or if it is not asked. */
export function deadlineOf({ play, thinking, paused, chairs }: Table, seat: Seat): number | undefined {
  const since = play?.since[seat]
  if (thinking === null || paused !== null || since === null || since === undefined) return undefined
  return chairs[seat]?.bot ? undefined : since + thinking
}

/** Would everybody who plays have the puppets hurry? */
function isBrisk(table: Table): boolean {
  const people = players(table)
  return people.length > 0 && people.every((person) => table.hurried.includes(person))
}

/** No puppet answers sooner. How long a hard one thinks depends on its hand, so where one sits nobody is sooner than its longest thought. */
export function leastOf(table: Table, { botLeast, botHard, botBrisk }: Limits): number {
  if (table.chairs.some((chair) => slow.has(chair?.bot))) return Math.max(botHard, botLeast)
  return isBrisk(table) ? Math.min(botBrisk, botLeast) : botLeast
}

interface Pace {
  readonly least: number
  readonly spread: number
}

/**
 * How long the puppets take over what is asked now, all of them alike: a human's time, the longer the more it weighs in everybody's
 * eyes, shorter where no person is asked any more, and hardly any while everybody who plays would have them hurry.
 */
function botPace(table: Table, limits: Limits): Pace {
  const least = leastOf(table, limits)
  const { state } = playOf(table)
  if (isBrisk(table)) return { least, spread: 0 }
  const isAmongPuppets = state.agenda.asked.every((seat) => table.chairs[seat]?.bot)
  return paceOver(stakeOf(table.settings.game, watch(state)), isAmongPuppets ? 'puppets' : 'people', least, limits)
}

/** Over something that weighs so much, among puppets alone or where a person is asked as well, and not sooner than the least. */
export function paceOver(stake: number, among: 'puppets' | 'people', least: number, limits: Limits): Pace {
  const weight = stake * (among === 'puppets' ? AMONG_PUPPETS : 1)
  const { botLeast, botSpread } = limits
  return { least: Math.max(least, botLeast + weight * botSpread), spread: (botSpread * (1 + 2 * weight)) / 3 }
}

const AMONG_PUPPETS = 0.6
const LUCK = 1000

/** When the bot on this seat moves, if it has thought enough by then. */
export function botMoveAt(table: Table, seat: Seat, limits: Limits): number | undefined {
  return table.chairs[seat]?.bot ? answerAt(table, seat, limits) : undefined
}

/** When the house answers for this seat, whoever sits there. Nothing hidden goes into it. */
export function answerAt(table: Table, seat: Seat, limits: Limits): number | undefined {
  const { code, round, play, paused } = table
  const since = play?.since[seat] ?? null
  if (!play || paused !== null || since === null) return undefined
  const { least, spread } = botPace(table, limits)
  // One moment for all who are asked: nobody's answer comes sooner or later than another's.
  const luck = (scramble(`${code} ${round} ${play.state.agenda.question}`) % LUCK) / LUCK
  return since + Math.round(least + luck * spread)
}

/** A hash: scattered like luck, and the same every time. */
function scramble(text: string): number {
  let hash = 2166136261
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The next moment at which something happens here by itself. Who knows how far the bots have thought says when they move. */
export function dueAt(
  table: Table,
  limits: Limits,
  botMoves = (seat: Seat) => botMoveAt(table, seat, limits),
): number | undefined {
  let first = table.until ?? Infinity
  for (let seat = 0; seat < table.chairs.length; seat++)
    first = Math.min(first, deadlineOf(table, seat) ?? Infinity, botMoves(seat) ?? Infinity)
  return first === Infinity ? undefined : first
}

/** What the clock does now, if anything. Its move need not be weighed: it is taken from those that the rules offer. */
export function wake(table: Table, now: number, chance: Chance, limits: Limits): Deed | undefined {
  const deadlines = table.chairs.map((_, seat) => deadlineOf(table, seat) ?? Infinity)
  const seat = deadlines.findIndex((deadline) => deadline <= now)
  if (seat < 0) return undefined
  // The house was away when time ran out: nobody shall lose a move for that.
  if (now - at(deadlines, seat) > limits.lateAlarm) return { kind: 'granted', time: limits.grace }
  const move = outOfTime(gameOf(table), look(playOf(table).state, seat), chance)
  // Where only puppets wait nobody is wronged: a puppet sees to it, and no etiquette is broken (T4.5).
  return { kind: 'played', seat, move, by: players(table).length > 1 ? 'clock' : 'bot' }
}
