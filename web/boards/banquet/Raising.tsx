/** Everybody raises at once. One after the other drinks; whoever should not have, sinks. */
import type { JSX } from 'preact'
import type { Drunk } from '../../../games/banquet/news.ts'
import type { House } from '../../../games/banquet/state.ts'
import { type Drinking, emptied } from './ceremony.ts'
import { Arms, colours, Raised } from './heraldry.tsx'
import { Pool } from './Pool.tsx'
import './raising.css'

interface RaisingProps {
  readonly label: string
  readonly drinking: Drinking
  readonly phase: 'hushed' | 'told'
  readonly title: string
  readonly sub: string
}

/** Arms lean towards the middle of the table. */
const lean = (n: number, of: number) => (of === 1 ? 0 : ((n / (of - 1)) * 2 - 1) * 9)

function Arm({
  drunk,
  n,
  of,
  by,
}: {
  readonly drunk: Drunk
  readonly n: number
  readonly of: number
  readonly by: Drinking['by']
}) {
  const house: House = drunk.house
  const style = {
    '--at': `${emptied(n, by)}ms`,
    '--lean': `${lean(n, of)}deg`,
    '--n': n,
  } as unknown as JSX.CSSProperties
  return (
    <span class={`raised ${colours(house)} ${drunk.poisoned ? 'falls' : ''}`} style={style}>
      {drunk.poisoned && <Arms of="poison" class="deathshead" />}
      <Raised house={house} />
    </span>
  )
}

export function Raising({ label, drinking, phase, title, sub }: RaisingProps) {
  const { goblets, by } = drinking
  return (
    <section class={`wall banquet raising ${phase}`} aria-label={label}>
      <Pool />
      <div class="cry" aria-live="polite">
        <h2>{title}</h2>
        {sub && <p>{sub}</p>}
      </div>
      <div class={`raised-arms of${goblets.length}`} aria-hidden="true">
        {goblets.map((drunk, n) => (
          <Arm key={drunk.house} drunk={drunk} n={n} of={goblets.length} by={by} />
        ))}
      </div>
    </section>
  )
}
