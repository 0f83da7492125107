/**
 * What the board shows: the table as it stands, except during a ceremony. A ceremony starts when its step arrives, which
 * is the same moment for everybody, and holds the picture while the game may already have gone on behind it.
 */
import { computed, effect, signal } from '@preact/signals'
import type { News } from '../../kernel/state.ts'
import { findBoard } from '../boards/index.ts'
import { log } from './log.ts'
import { type Standing, standing } from './table.ts'

/** The picture: a step, the one before it, and whether its ceremony is still on. */
export interface Scene {
  readonly now: Standing
  readonly before: Standing | undefined
  readonly ceremony: 'on' | 'over'
}

export const scene = signal<Scene | null>(null)
let queue: Scene[] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** The ceremony has run its course, and gives way as soon as something newer waits. */
let ripe = false

function newsOf({ game }: Standing): readonly News[] {
  return (game as { table: { news: readonly News[] } } | undefined)?.table.news ?? []
}

function lengthOf(now: Standing): number {
  return findBoard(now.room.settings.game)?.ceremony(newsOf(now)) ?? 0
}

effect(() => {
  const now = standing.value
  const last = queue.at(-1)?.now ?? scene.peek()?.now
  if (!now || !last || now.room.code !== last.room.code)
    return show(now ? { now, before: undefined, ceremony: 'over' } : null)
  const moved = now.game !== last.game && now.seq === last.seq + 1
  const next: Scene = { now, before: last, ceremony: moved && lengthOf(now) > 0 ? 'on' : 'over' }
  if (scene.peek()?.ceremony !== 'on') return show(next)
  // Talk and comings do not wait for a ceremony, only the game does.
  queue = next.ceremony === 'on' ? [...queue, next] : [...queue.filter((one) => one.ceremony === 'on'), next]
  if (ripe && moved) goOn()
})

function show(next: Scene | null): void {
  clearTimeout(timer)
  ripe = false
  if (!next || next.ceremony === 'over') queue = []
  scene.value = next
  if (next?.ceremony !== 'on') return
  timer = setTimeout(() => {
    ripe = true
    const latest = queue.at(-1)
    if (latest && latest.now.game !== scene.peek()?.now.game) goOn()
  }, lengthOf(next.now))
}

/** Leaves the ceremony for what came after it, or for the same step without it. */
export function goOn(): void {
  const next = queue.shift()
  const now = scene.peek()
  if (next) return show(next)
  if (now?.ceremony === 'on') show({ ...now, ceremony: 'over' })
}

/** Nothing of the game is told before it is shown; what people say is not held back. */
export const told = computed(() => {
  const seq = scene.value?.now.seq ?? 0
  return log.value.filter((line) => line.of === 'room' || line.seq <= seq)
})
