/** What happened at this table, in order, as data: it becomes a sentence only when it is read, in the reader's language. */
import { signal } from '@preact/signals'
import { type News, same } from '../../kernel/state.ts'
import type { RoomNews, Step } from '../../protocol/room.ts'
import type { Quip } from './quips.ts'
import type { Standing } from './table.ts'

export type Line = { readonly seq: number; readonly key: string } & (
  | { readonly of: 'room'; readonly news: RoomNews }
  | { readonly of: 'game' | 'mine'; readonly news: News }
  | { readonly of: 'quip'; readonly news: Quip }
)

const LONGEST = 600

export const log = signal<readonly Line[]>([])

type Remark = (room: Standing['room'], step: Step) => Quip | undefined
let remark: Remark = () => undefined

/** From now on this one says what a puppet remarks on a step, if any does. */
export function remarkWith(whoever: Remark): void {
  remark = whoever
}

interface Drawers {
  readonly table: { readonly news: readonly News[] }
}

export function clearLog(): void {
  log.value = []
}

/** Of a game that was put away nothing is told but what people said: another may have other words for what happens in it. */
export function turnOver(before: Standing | null, { room }: Standing): void {
  if (before && before.room.round !== room.round) log.value = log.value.filter(({ of }) => of === 'room')
}

/** The past, as the house tells it to somebody who comes (back). */
export function logSteps(steps: readonly Step[]): void {
  const last = log.value.at(-1)?.seq ?? 0
  add(steps.filter(({ seq }) => seq > last))
}

/** Who sat in for another keeps nothing of what only that seat was told. */
export function forgetSecrets(): void {
  log.value = log.value.filter(({ of }) => of !== 'mine')
}

/** One live step: the news of the room, and of the game if it has moved on. */
export function logStep(before: Standing, now: Standing): void {
  if ((log.value.at(-1)?.seq ?? 0) >= now.seq) return
  const moved = now.game !== undefined && !same(before.game, now.game)
  const game = moved ? (now.game as Drawers).table.news : []
  const mine = moved ? ((now.hand as { news?: readonly News[] } | undefined)?.news ?? []) : []
  const step = { seq: now.seq, room: now.room.news, news: game, mine }
  const quip = remark(now.room, step)
  add([step], quip ? [{ seq: now.seq, key: `${now.seq}q`, of: 'quip', news: quip }] : [])
}

function add(steps: readonly Step[], quips: readonly Line[] = []): void {
  const lines = steps.flatMap(({ seq, room = [], news = [], mine = [] }): Line[] => [
    ...around(seq, room, ({ kind }) => kind !== 'over'),
    ...news.map((one, at): Line => ({ seq, key: `${seq}g${at}`, of: 'game', news: one })),
    ...mine.map((one, at): Line => ({ seq, key: `${seq}m${at}`, of: 'mine', news: one })),
    ...around(seq, room, ({ kind }) => kind === 'over'),
  ])
  if (lines.length > 0) log.value = [...log.value, ...lines, ...quips].slice(-LONGEST)
}

/** The news of the room stand before those of the game, but for its end. */
function around(seq: number, room: readonly RoomNews[], which: (news: RoomNews) => boolean): Line[] {
  return room.filter(which).map((news, at): Line => ({ seq, key: `${seq}r${news.kind}${at}`, of: 'room', news }))
}
