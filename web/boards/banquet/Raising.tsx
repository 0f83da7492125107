/** Everybody raises at once. One after the other drinks; whoever should not have, sinks. */
import type { JSX } from 'preact'
import { type Drinking, emptied } from '../../../games/banquet/ceremony.ts'
import type { Drunk } from '../../../games/banquet/news.ts'
import type { Seat } from '../../../kernel/state.ts'
import sprite from '../../look/arms.svg'
import * as playCss from '../../table/play.module.css'
import * as banquetCss from './banquet.module.css'
import { Arms, MarkOn, useMark } from './heraldry.tsx'
import { Pool } from './Pool.tsx'
import * as css from './raising.module.css'

interface RaisingProps {
  readonly label: string
  readonly drinking: Drinking
  readonly phase: 'hushed' | 'told'
  readonly title: string
  readonly sub: string
}

/** Arms lean towards the middle of the table. */
const lean = (n: number, of: number) => (of === 1 ? 0 : ((n / (of - 1)) * 2 - 1) * 9)

/** An arm that holds up a goblet, and the same one sunk. */
function Raised({ of }: { readonly of: Seat }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 80 200" preserveAspectRatio="xMidYMax" class={css.armUp}>
        <use href={`${sprite}#arm`} />
        <MarkOn of={of} x={20} y={147} size={40} />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 152 180" preserveAspectRatio="xMidYMax" class={css.armDown}>
        <use href={`${sprite}#arm-limp`} />
        <MarkOn of={of} x={21} y={115} size={40} />
      </svg>
    </>
  )
}

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
  const style = {
    '--at': `${emptied(n, by)}ms`,
    '--lean': `${lean(n, of)}deg`,
    '--n': n,
  } as unknown as JSX.CSSProperties
  return (
    <span class={`${css.raised} ${drunk.poisoned ? css.falls : ''}`} data-mark={useMark(drunk.seat)} style={style}>
      {drunk.poisoned && <Arms of="poison" class={css.deathshead} />}
      <Raised of={drunk.seat} />
    </span>
  )
}

export function Raising({ label, drinking, phase, title, sub }: RaisingProps) {
  const { goblets, by } = drinking
  return (
    <section class={`${playCss.upper} ${banquetCss.banquet} ${css.raising}`} data-phase={phase} aria-label={label}>
      <Pool class={banquetCss.pool} />
      <div class={css.cry}>
        <h2>{title}</h2>
        {sub && <p>{sub}</p>}
      </div>
      <div class={css.raisedArms} data-of={goblets.length} aria-hidden="true">
        {goblets.map((drunk, n) => (
          <Arm key={drunk.house} drunk={drunk} n={n} of={goblets.length} by={by} />
        ))}
      </div>
    </section>
  )
}
