/** Of what one was so sure of, how much was so: on the slanting line one knows how much one knows. */
import type { Step } from '../../kernel/calibration.ts'
import * as css from './bets.module.css'
import { betsWords as t } from './bets.words.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 230, 8, 108]

const across = (sure: number) => LEFT + ((sure - 50) / 50) * (RIGHT - LEFT)
const up = (share: number) => BOTTOM - share * (BOTTOM - TOP)

export function Curve({ steps }: { readonly steps: readonly Step[] }) {
  const spots = steps.map(({ sure, said, right }) => ({
    x: across(sure),
    y: up(right / said),
    size: Math.min(3 + said, 9),
  }))
  return (
    <figure class={css.curve}>
      <figcaption>{t().curve}</figcaption>
      <svg viewBox="0 0 240 130" aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path d={`M${LEFT} ${up(share)}H${RIGHT}`} class={css.rule} />
            <text x={LEFT - 4} y={up(share) + 4} text-anchor="end">
              {share * 100}
            </text>
          </g>
        ))}
        {[50, 75, 100].map((sure) => (
          <text key={sure} x={across(sure)} y={BOTTOM + 15} text-anchor="middle">
            {sure}
          </text>
        ))}
        <path d={`M${across(50)} ${up(0.5)}L${across(100)} ${up(1)}`} class={css.known} />
        <path d={spots.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')} class={css.path} />
        {spots.map(({ x, y, size }) => (
          <circle key={x} cx={x} cy={y} r={size} class={css.spot} />
        ))}
      </svg>
      <ul>
        {steps.map(({ sure, said, right }) => (
          <li key={sure}>{t().step(sure, right, said)}</li>
        ))}
      </ul>
    </figure>
  )
}
