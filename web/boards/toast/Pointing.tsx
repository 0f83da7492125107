/** Hands that point across the table, from goblet to goblet. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { House, Place } from '../../../games/banquet/state.ts'
import { HAND } from '../../../games/toast/ceremony.ts'
import { sure } from '../../../kernel/at.ts'
import sheet from '../../look/court.svg'
import * as kit from '../../look/kit.module.css'
import { type Company, namesOf } from '../banquet/company.ts'
import { useMarks } from '../banquet/heraldry.tsx'
import * as css from './pointing.module.css'
import type { Link } from './pointing.ts'
import { toastWords as t } from './words.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Measured {
  readonly size: Point
  /** How far from its middle a goblet reaches. */
  readonly reach: number
  readonly at: ReadonlyMap<Place, Point>
}

/** Where the goblets stand, in pixels of the table, whenever that changes. */
function useGoblets() {
  const svg = useRef<SVGSVGElement>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  useLayoutEffect(() => {
    const table = sure(svg.current?.parentElement, 'table')
    const measure = () => {
      const zero = table.getBoundingClientRect()
      const goblets = [...table.querySelectorAll<HTMLElement>('[data-place]')].map((goblet) => {
        const { x, y, width, height } = goblet.getBoundingClientRect()
        return { place: Number(goblet.dataset.place), width, x: x + width / 2 - zero.x, y: y + height / 2 - zero.y }
      })
      setMeasured({
        size: { x: zero.width, y: zero.height },
        reach: (goblets[0]?.width ?? 0) * 0.62,
        at: new Map(goblets.map(({ place, x, y }) => [place, { x, y }])),
      })
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(table)
    return () => watcher.disconnect()
  }, [])
  return [svg, measured] as const
}

/** So much of a hand's length lies behind where it is held. */
const GRIP = 0.5

interface Drawn {
  readonly line: string
  readonly head: string
  readonly size: number
  /** Where the hand is, and whither it points. */
  readonly hand: string
}

function drawnFor({ from, to }: Link, measured: Measured): Drawn | undefined {
  const [a, b] = [measured.at.get(from), measured.at.get(to)]
  if (!a || !b) return undefined
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  // Where the table is folded away nothing is anywhere.
  if (far === 0) return undefined
  // Between neighbours everything is a little smaller.
  const reach = Math.min(measured.reach, far * 0.28)
  const size = Math.min(reach * 1.25, (far - 2 * reach) * 0.62)
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far]
  const along = (by: number): Point => ({ x: a.x + dx * by, y: a.y + dy * by })
  const [held, begin, tip] = [along(reach + size * GRIP), along(reach + size), along(far - reach)]
  const back = along(far - reach - size * 0.32)
  const barb = (side: 1 | -1) => `${back.x - side * dy * size * 0.22} ${back.y + side * dx * size * 0.22}`
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  // A hand that points to the left is not upside down.
  const flip = Math.abs(turn) > 90 ? -1 : 1
  return {
    line: `M${begin.x} ${begin.y}L${tip.x} ${tip.y}`,
    head: `M${barb(1)}L${tip.x} ${tip.y}L${barb(-1)}`,
    size,
    hand: `translate(${held.x} ${held.y}) rotate(${turn}) scale(1 ${flip}) translate(${-size / 2} ${-size / 2})`,
  }
}

interface PointsProps {
  readonly markOf: (house: House) => string | undefined
  readonly links: readonly Link[]
  readonly measured: Measured
}

/** All lines lie under all hands. */
function Points({ links, measured, markOf }: PointsProps) {
  const all = links.flatMap((link) => {
    const drawn = drawnFor(link, measured)
    return drawn ? [{ ...drawn, link, style: { '--at': `${(link.fresh ?? 0) * HAND}ms` }, key: link.from }] : []
  })
  return (
    <>
      {all.map(({ key, link, style, line, head }) => (
        <g
          key={key}
          class={`${css.points} ${link.fresh === null ? '' : css.fresh}`}
          data-how={link.how}
          data-mark={markOf(link.from)}
          style={style}
        >
          <path class={css.pointsShade} d={`${line}${head}`} />
          <path class={css.pointsLine} d={line} />
          <path class={css.pointsHead} d={head} />
        </g>
      ))}
      {all.map(({ key, link, style, size, hand }) => (
        <g
          key={key}
          class={link.fresh === null ? '' : css.fresh}
          data-how={link.how}
          data-mark={markOf(link.from)}
          style={style}
        >
          <use href={`${sheet}#hand`} width={size} height={size} transform={hand} />
        </g>
      ))}
    </>
  )
}

export function Pointing({ links, company }: { readonly links: readonly Link[]; readonly company: Company }) {
  const [svg, measured] = useGoblets()
  const marks = useMarks()
  const markOf = (house: House) => marks(company.table.nobles[house] ?? null)
  const said = ({ from, to, how }: Link) =>
    t().grievance[how === 'forced' ? 'forced' : 'link'](namesOf(company, from), namesOf(company, to))
  return (
    <>
      <svg
        ref={svg}
        class={css.pointing}
        viewBox={`0 0 ${measured?.size.x ?? 1} ${measured?.size.y ?? 1}`}
        aria-hidden="true"
      >
        {measured && <Points links={links} measured={measured} markOf={markOf} />}
      </svg>
      <ol class={kit.unseen} aria-label={t().grievance.list}>
        {links.map((link) => (
          <li key={link.from}>{said(link)}</li>
        ))}
      </ol>
    </>
  )
}
