/** The table from above, in a pool of candle-light: flat steps, joined by knife cuts. */

const RINGS = [
  { r: 50, fill: 'var(--pool-edge, #2a1a13)' },
  { r: 42, fill: 'var(--pool-rim)' },
  { r: 31, fill: 'var(--pool)' },
  { r: 19, fill: 'var(--pool-heart)' },
] as const
const CUTS = 46

/** The hand that cuts is not quite regular, but always the same. */
const waver = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1

function cuts(radius: number, seed: number): string {
  let path = ''
  for (let n = 0; n < CUTS; n++) {
    const a = ((n + waver(n + seed)) / CUTS) * 2 * Math.PI
    const inner = radius - 0.6 - 1.2 * waver(n * 3 + seed)
    const outer = radius + 1.5 + 4.5 * waver(n * 7 + seed)
    const point = (r: number, turn: number) =>
      `${(50 + r * Math.cos(turn)).toFixed(1)} ${(50 + r * Math.sin(turn)).toFixed(1)}`
    const wide = 0.35 / radius
    path += `M${point(inner, a)}L${point((inner + outer) / 2, a + wide)}L${point(outer, a)}L${point((inner + outer) / 2, a - wide)}Z`
  }
  return path
}

const paths = RINGS.slice(1).map(({ r }, n) => cuts(r, n * 17 + 3))

export function Pool({ class: name }: { readonly class: string | undefined }) {
  return (
    <svg class={name} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <ellipse cx="50" cy="51.6" rx="51" ry="50.6" fill="var(--ink)" />
      <ellipse cx="50" cy="50" rx="51" ry="50" fill="var(--pool-board, #4a2f20)" />
      {RINGS.map(({ r, fill }, n) => (
        <g key={r} fill={fill}>
          <ellipse cx="50" cy="50" rx={r} ry={r - 1} />
          {n > 0 && <path d={paths[n - 1]} />}
        </g>
      ))}
    </svg>
  )
}
