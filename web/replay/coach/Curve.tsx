/** How everybody's chances went: a line a chair, with its mark at the end, and a dash of its own for those who tell no colours. */
import { sure } from '../../../kernel/at.ts'
import { type Chances, fromTo, type Swing } from '../../../kernel/chances.ts'
import { hundredths } from '../../../kernel/confession.ts'
import type { Seat } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { CoachProps } from './Coach.tsx'
import { coachWords as t } from './coach.words.ts'
import * as css from './curve.module.css'
import { apart, HEIGHT, pathOf, WIDTH, xOf, yOf } from './lines.ts'

interface CurveProps extends CoachProps {
  readonly seat: Seat
  readonly curve: readonly Chances[]
  readonly swings: readonly Swing[]
}

const MARK = 18
const STITCHES = 6

export function Curve({ story, seat, curve, swings, at, room, name }: CurveProps) {
  const last = story.moments.length - 1
  const end = sure(curve.at(-1), 'point').shares
  const places = apart(end.map(yOf), Math.min(MARK, HEIGHT / end.length))
  const spoken = room.chairs.map((_, other) => {
    const { from, to } = fromTo(curve, other)
    return t().went(name(other), hundredths(from), hundredths(to))
  })
  return (
    <section>
      <h3>{t().curve}</h3>
      <p class={kit.quiet}>{t().curveLine}</p>
      <svg
        class={css.curve}
        viewBox={`-30 -10 ${WIDTH + 60} ${HEIGHT + 20}`}
        role="img"
        aria-label={`${t().curve}: ${spoken.join(', ')}.`}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path class={css.rule} d={`M0 ${yOf(share)}H${WIDTH}`} />
            <text x={-4} y={yOf(share) + 4} text-anchor="end">
              {100 * share}
            </text>
          </g>
        ))}
        {swings.map(({ at: when }) => (
          <path key={when} class={css.swing} d={`M${xOf(when, last)} 0V${HEIGHT}`} />
        ))}
        <path class={css.now} d={`M${xOf(at, last)} -6V${HEIGHT + 6}`} />
        {room.chairs.map((chair, other) => (
          <path
            key={other}
            class={css.share}
            data-mark={chair?.mark}
            data-nth={other % STITCHES}
            data-own={other === seat}
            d={pathOf(curve, other, last)}
          />
        ))}
        {room.chairs.map(
          (chair, other) =>
            chair && (
              <foreignObject
                key={other}
                x={WIDTH + 5}
                y={sure(places[other], 'place') - MARK / 2}
                width={MARK}
                height={MARK}
              >
                <Mark of={chair.mark} class={css.who} />
              </foreignObject>
            ),
        )}
      </svg>
    </section>
  )
}
