/** The table that everybody sees: goblets before houses, plates round it, and in its light what is going on. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Place } from '../../../games/banquet/state.ts'
import type { Tokens } from '../../../games/banquet/tokens.ts'
import type { News, Seat } from '../../../kernel/state.ts'
import * as playCss from '../../table/play.module.css'
import * as css from './banquet.module.css'
import * as gobletCss from './goblet.module.css'
import { Arms, Cup, Handful, Sign } from './heraldry.tsx'
import * as middleCss from './middle.module.css'
import { Pool } from './Pool.tsx'
import { type Spot, style } from './spots.ts'
import { useTravel } from './travel.ts'
import { tableWords as t } from './words.ts'

export interface GobletThere {
  readonly place: Place
  /** Whose it is, where rings tell. */
  readonly of: Seat | null
  readonly spot: Spot
  readonly label: string
  readonly state: 'may' | 'picked' | 'rests' | 'gone'
  /** Before whom it stands: to be seen on a table, but in a list told by their mark. */
  readonly before: Seat | null
  /** What was in it, once all have seen it. */
  readonly left: Readonly<Tokens> | null
}

interface BanquetProps {
  readonly label: string
  /** Round, in a row, or round with a row in its middle. */
  readonly shape: 'round' | 'row' | 'round tied'
  readonly houses: number
  readonly goblets: readonly GobletThere[]
  readonly plates: ComponentChildren
  /** Whether my own plate lies on the table too. */
  readonly whole: boolean
  readonly news: ComponentChildren
  readonly middle: ComponentChildren
  readonly over: ComponentChildren
  readonly dark: string
  /** The step that is shown, and the one before it, if that was seen. */
  readonly step: { readonly news: readonly News[] }
  readonly before: unknown
  onGoblet(place: Place): void
}

/** The arrow keys walk from one goblet that may be chosen to the next. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const open = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = open.indexOf(document.activeElement as HTMLButtonElement)
  open[(at + step + open.length) % open.length]?.focus()
  event.preventDefault()
}

export function Banquet(props: BanquetProps) {
  const { label, shape, houses, goblets, plates, whole, news, middle, over, dark, onGoblet } = props
  const table = useRef<HTMLElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  useTravel({ table, sky }, props.step, props.before)
  return (
    <section
      ref={table}
      class={`${playCss.upper} ${css.banquet} ${whole ? css.whole : ''}`}
      data-shape={shape}
      data-n={houses}
      aria-label={label}
    >
      <div class={css.news} data-near>
        {news}
      </div>
      <div class={css.spread}>
        <Pool class={css.pool} />
        <Arms of="fly" class={middleCss.deadfly} />
        <div class={middleCss.middle}>{middle}</div>
        <ol class={gobletCss.goblets} aria-label={t().goblets} onKeyDown={walk}>
          {goblets.map(({ place, of, spot, label, state, left, before }) => (
            <li key={place} class={gobletCss.goblet} data-state={state} style={style(spot)} data-place={place}>
              <button
                type="button"
                aria-label={label}
                aria-pressed={state === 'picked' ? true : undefined}
                disabled={state === 'rests' || state === 'gone'}
                onClick={() => onGoblet(place)}
              >
                <Cup of={of} />
              </button>
              {left && <Handful tokens={left} />}
              {before !== null && <Sign of={before} class={middleCss.beforeWhom} />}
            </li>
          ))}
        </ol>
        <ol class={gobletCss.plates} aria-label={t().round}>
          {plates}
        </ol>
        {over}
        <div ref={sky} class={gobletCss.sky} aria-hidden="true" />
        <p class={gobletCss.lookaway} aria-hidden="true">
          {dark}
        </p>
      </div>
    </section>
  )
}
