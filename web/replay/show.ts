/** How a replay moves: from moment to moment, by hand or by itself, with the ceremonies that the table had. */
import { useEffect, useState } from 'preact/hooks'
import type { Pomp } from '../../kernel/game.ts'
import { type Ceremony, isStill } from '../app/scene.ts'
import { type Shown, stepTo } from './stops.ts'

const speeds = [1, 2, 4] as const
type Speed = (typeof speeds)[number]

/** How long a moment without a ceremony is looked at, and a ceremony hushed where nothing moves, in milliseconds. */
const GLANCE = 1600
const STILL = 600

export interface Show extends Shown {
  readonly playing: 'on' | 'off'
  readonly speed: Speed
  goTo(at: number): void
  play(): void
  pause(): void
  faster(): void
  /** Ends the ceremony. */
  goOn(): void
}

interface Plan {
  readonly start: number
  readonly last: number
  pompAt(at: number): Pomp | undefined
}

export function useShow({ start, last, pompAt }: Plan): Show {
  const [shown, setShown] = useState<Shown>({ at: start, from: undefined, ceremony: 'over' })
  const [playing, setPlaying] = useState<'on' | 'off'>('off')
  const [speed, setSpeed] = useState<Speed>(1)
  const seen = useSeen()
  const { at, ceremony } = shown
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(last, to))
    if (next !== at) setShown(stepTo(shown, next, pompAt(next)))
  }
  const tell = (next: Ceremony) => setShown({ ...shown, ceremony: next })

  useEffect(() => {
    const pomp = pompAt(at)
    if (ceremony !== 'hushed' || !pomp) return
    const timer = setTimeout(() => tell('told'), Math.min(pomp.hush / speed, isStill() ? STILL : Infinity))
    return () => clearTimeout(timer)
  }, [shown, speed])

  useEffect(() => {
    if (playing === 'off' || seen === 'hidden' || ceremony === 'hushed') return
    if (at === last) return setPlaying('off')
    const pomp = ceremony === 'told' ? pompAt(at) : undefined
    const timer = setTimeout(() => goTo(at + 1), (pomp ? pomp.length - pomp.hush : GLANCE) / speed)
    return () => clearTimeout(timer)
  }, [shown, playing, seen, speed])

  return {
    ...shown,
    playing,
    speed,
    goTo: (to) => {
      setPlaying('off')
      goTo(to)
    },
    play: () => {
      if (at === last) setShown({ at: 0, from: undefined, ceremony: 'over' })
      setPlaying('on')
    },
    pause: () => setPlaying('off'),
    faster: () => setSpeed(speeds[speeds.indexOf(speed) + 1] ?? speeds[0]),
    goOn: () => tell('over'),
  }
}

/** Whether anybody looks: a page in another tab plays to nobody. */
function useSeen(): DocumentVisibilityState {
  const [seen, setSeen] = useState(document.visibilityState)
  useEffect(() => {
    const look = () => setSeen(document.visibilityState)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return seen
}
