/** Leaves round whoever was accused of the truth, and the light behind them in flat rays. */
import * as css from './rites.module.css'

const LEAVES = 7
const RAYS = 24

const turns = (n: number, step: number, from: number) => Array.from({ length: n }, (_, at) => from + at * step)

export function Laurel() {
  return (
    <svg class={css.laurel} viewBox="0 0 200 200" aria-hidden="true">
      <g fill="var(--candle)" opacity=".55">
        {turns(RAYS, 360 / RAYS, 0).map((turn) => (
          <path key={turn} d="M100 100 97 2H103Z" transform={`rotate(${turn} 100 100)`} />
        ))}
      </g>
      <circle cx="100" cy="100" r="76" fill="var(--candle)" />
      <circle cx="100" cy="100" r="68" fill="var(--glow)" />
      <g stroke="var(--ink)" stroke-width="2.4" stroke-linejoin="round">
        {[...turns(LEAVES, 17, 200), ...turns(LEAVES, -17, 160)].map((turn) => (
          <path
            key={turn}
            d="M100 10C110 16 112 28 104 38 96 32 94 20 100 10Z"
            fill="var(--grain)"
            transform={`rotate(${turn} 100 100)`}
          />
        ))}
      </g>
    </svg>
  )
}
