/**
 * What the board shows: the table as it stands, except during a ceremony. A ceremony starts when its step arrives, which
 * is the same moment for everybody, and holds the picture while the game may already have gone on behind it.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Pomp } from '../../kernel/game.ts'
import { type Glance, type News, same } from '../../kernel/state.ts'
import type { Board } from '../boards/board.ts'
import { findBoard } from '../boards/loaded.ts'
import { stillness } from './device.ts'
import { type Line, log } from './log.ts'
import { tableName } from './seen.ts'
import { here, type Standing, standing } from './table.ts'
import { browser, type World } from './world.ts'

/** A ceremony first keeps its outcome to itself, then tells it, and is over when it gives way to the game. */
export type Ceremony = 'hushed' | 'told' | 'over'

/** The picture: a step, the one before it, and how far its ceremony is. */
export interface Scene {
  readonly now: Standing
  readonly before: Standing | undefined
  readonly ceremony: Ceremony
}

/** Where nothing moves there is nothing to wait for but a breath. */
const STILL = 600
export const isStill = () => stillness.peek() === 'on' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** What a scene is made of. */
interface Stage {
  readonly standing: ReadonlySignal<Standing | null>
  readonly log: ReadonlySignal<readonly Line[]>
  readonly boardOf: (game: string) => Pick<Board, 'ceremony' | 'lasts'> | undefined
  readonly after: World['after']
  readonly isStill: () => boolean
}

function newsOf({ game }: Standing): readonly News[] {
  return (game as { table: { news: readonly News[] } } | undefined)?.table.news ?? []
}

export function sceneOn({ standing, log, boardOf, after, isStill }: Stage) {
  const scene = signal<Scene | null>(null)
  let queue: Scene[] = []
  let timers: (() => void)[] = []
  /** The ceremony has run its course, and gives way as soon as something newer waits. */
  let ripe = false

  const pompOf = (now: Standing): Pomp | undefined => boardOf(now.room.settings.game)?.ceremony(newsOf(now))

  function show(next: Scene | null): void {
    for (const cancel of timers) cancel()
    timers = []
    ripe = false
    if (!next || next.ceremony === 'over') queue = []
    scene.value = next
    const pomp = next && next.ceremony === 'hushed' ? pompOf(next.now) : undefined
    if (!next || !pomp) return
    const tell = () => {
      scene.value = { ...next, ceremony: 'told' }
    }
    const ripen = () => {
      ripe = true
      const latest = queue.at(-1)
      // At the end nothing newer comes: the last one stays until it was seen.
      if (latest !== undefined && wentOn(latest.now)) goOn()
    }
    timers = [after(Math.min(pomp.hush, isStill() ? STILL : Infinity), tell), after(pomp.length, ripen)]
  }

  /** Whether the game is further than it is shown. Who has slept hears all of it anew, also where others have only talked meanwhile. */
  const wentOn = ({ game }: Standing) => !same(game, scene.peek()?.now.game)

  /** Leaves the ceremony for what came after it, or for the same step without it. */
  function goOn(): void {
    const next = queue.shift()
    const now = scene.peek()
    if (next) return show(next)
    if (now && now.ceremony !== 'over') show({ ...now, ceremony: 'over' })
  }

  effect(() => {
    const now = standing.value
    const last = queue.at(-1)?.now ?? scene.peek()?.now
    // The next game waits for no ceremony of the last one: it may be another game.
    if (!now || !last || tableName(now.room) !== tableName(last.room))
      return show(now ? { now, before: undefined, ceremony: 'over' } : null)
    const moved = now.game !== last.game && now.seq === last.seq + 1
    const next: Scene = { now, before: last, ceremony: moved && pompOf(now) ? 'hushed' : 'over' }
    if ((scene.peek()?.ceremony ?? 'over') === 'over') return show(next)
    // Talk and comings do not wait for a ceremony, only the game does.
    const ceremonies = queue.filter((one) => one.ceremony !== 'over')
    queue = [...ceremonies, next]
    if (ripe && wentOn(now)) goOn()
  })

  /** Where a table keeps no notes, neither does its log. */
  function lastsOf({ room, game }: Standing, news: News, whose: 'game' | 'mine'): number {
    return boardOf(room.settings.game)?.lasts?.(game as Glance, news, whose) ?? Infinity
  }

  /** Nothing of the game is told before it is shown; what people say is not held back. */
  const happened = computed(() => {
    const shown = scene.value
    if (!shown) return []
    const until = shown.ceremony === 'hushed' ? shown.now.seq - 1 : shown.now.seq
    return log.value.filter((line) => (line.of === 'room' && line.news.kind !== 'over') || line.seq <= until)
  })

  /** As far as it lasts. */
  const told = computed(() => {
    const now = scene.value?.now
    if (!now) return []
    return happened.value.filter(
      (line) => line.of === 'room' || line.of === 'quip' || line.seq >= now.seq - lastsOf(now, line.news, line.of),
    )
  })

  return { scene, happened, told, goOn }
}

/** What this page shows. */
export const { scene, happened, told, goOn } = sceneOn({
  standing,
  log,
  boardOf: findBoard,
  after: browser.after,
  // Beside a TV nobody reads the outcome on a still phone before the room has seen it.
  isStill: () => isStill() && here.peek().screens + here.peek().foreign === 0,
})
