/** What moves on the table: goblets that go elsewhere, drops that are poured, eyes that look, and the dark of a veil. */

import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { News } from '../../../games/banquet/news.ts'
import { at } from '../../../kernel/at.ts'
import type { News as Any } from '../../../kernel/state.ts'
import { isStill } from '../../app/scene.ts'
import * as css from './goblet.module.css'
import { waysOf } from './ways.ts'

const TRAVEL = 700
const DROP = 620
const LOOK = 1100
const DARK = 1500

type Side = 'left' | 'right'

const middle = (element: Element): DOMPoint => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMPoint(x + width / 2, y + height / 2)
}

/**
 * Two goblets that change places pass each other: each keeps to its left. Goblets that go round keep to the rim, which is
 * on their left when they go clockwise and on their right when they do not.
 */
function bend(from: DOMPoint, to: DOMPoint, side: Side): DOMPoint {
  const by = side === 'left' ? 0.16 : -0.16
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return new DOMPoint((from.x + to.x) / 2 + dy * by, (from.y + to.y) / 2 - dx * by)
}

function send(goblet: Element, stops: readonly DOMPoint[], side: Side): void {
  const start = at(stops, 0, 'stop')
  const home = at(stops, stops.length - 1, 'stop')
  const path = stops.length === 2 ? [start, bend(start, home, side), home] : stops
  goblet.animate(
    path.map(({ x, y }) => ({ translate: `${x - home.x}px ${y - home.y}px`, zIndex: 4 })),
    { duration: TRAVEL, easing: 'ease-in-out' },
  )
}

/** A thing that is in the air for a moment and then was never there. */
function fly(sky: Element, sign: string, from: DOMPoint, to: DOMPoint, how: 'falls' | 'hovers'): void {
  const zero = sky.getBoundingClientRect()
  const thing = document.createElement('i')
  thing.className = `${css.aloft}`
  thing.dataset.sign = sign
  thing.style.left = `${to.x - zero.x}px`
  thing.style.top = `${to.y - zero.y}px`
  sky.append(thing)
  const away = `${from.x - to.x}px ${from.y - to.y}px`
  const frames =
    how === 'falls'
      ? [
          { translate: away, opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { translate: '0 -2.4rem', opacity: 1, offset: 0.75 },
          { translate: '0 -0.6rem', opacity: 0, scale: 0.5 },
        ]
      : [
          { opacity: 0, translate: '0 -1rem' },
          { opacity: 1, translate: '0 -2.2rem', offset: 0.2 },
          { opacity: 1, translate: '0 -2.2rem', offset: 0.8 },
          { opacity: 0, translate: '0 -2.6rem' },
        ]
  thing.animate(frames, { duration: how === 'falls' ? DROP : LOOK, easing: 'ease-in-out' }).finished.then(
    () => thing.remove(),
    () => thing.remove(),
  )
}

interface Stage {
  /** The table; goblets in it bear `data-place`, plates `data-seats`. */
  readonly table: RefObject<HTMLElement>
  /** Where things fly. */
  readonly sky: RefObject<HTMLElement>
}

function show(table: HTMLElement, sky: HTMLElement, news: readonly News[]): void {
  const goblets = [...table.querySelectorAll('[data-place]')]
  const spots = goblets.map(middle)
  const spot = (place: number) => at(spots, place, 'goblet at place')
  const side = news.some((one) => one.kind === 'rotated' && one.by < 0) ? 'right' : 'left'
  for (const [to, way] of waysOf(news, goblets.length)) {
    const goblet = goblets[to]
    if (goblet) send(goblet, way.map(spot), side)
  }
  const plate = (seat: number) => {
    const found = table.querySelector(`[data-seats~="${seat}"]`)
    if (found && getComputedStyle(found).display !== 'none') return middle(found)
    const { x, width, bottom } = table.getBoundingClientRect()
    return new DOMPoint(x + width / 2, bottom)
  }
  for (const one of news) {
    if (one.kind === 'poured') fly(sky, 'drop', plate(one.seat), spot(one.goblet.place), 'falls')
    if (one.kind === 'peeked' || one.kind === 'dipped')
      fly(sky, 'eye', spot(one.goblet.place), spot(one.goblet.place), 'hovers')
    if (one.kind === 'took') fly(sky, 'drop', spot(one.goblet.place), plate(one.seat), 'falls')
    if (one.kind === 'veiled')
      table
        .querySelector(`.${css.lookaway}`)
        ?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], DARK)
  }
}

/** Shows what just happened, once for each step that is seen to happen. */
export function useTravel({ table, sky }: Stage, step: { readonly news: readonly Any[] }, seen: unknown): void {
  useLayoutEffect(() => {
    if (seen === undefined || isStill() || !table.current || !sky.current) return
    // Whoever has seen all drink sees another table, or none: what was done to the goblets before is past.
    if (step.news.some(({ kind }) => kind === 'drunk' || kind === 'drank')) return
    show(table.current, sky.current, step.news as readonly News[])
  }, [step])
}
