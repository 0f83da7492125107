/** The clock is a candle, the same for everybody; only near its end does it say so aloud. */
import { language, words } from '../app/language.ts'
import { useLeft } from '../app/ticking.ts'
import * as kit from '../look/kit.module.css'
import { Art } from './Art.tsx'
import * as css from './candle.module.css'

const t = words({
  en: { left: 'time left', soon: 'The candle is nearly out.' },
  de: { left: 'verbleibende Zeit', soon: 'Die Kerze ist gleich herunter.' },
})

const SOON = 15_000
const DAY = 86_400_000

function shown(left: number): string {
  if (left >= DAY)
    return new Intl.NumberFormat(language.value, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
      Math.floor(left / DAY),
    )
  const seconds = Math.ceil(left / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes % 60)} h` : `${minutes}:${two(seconds % 60)}`
}

export function Candle({ until, whose }: { readonly until: number | null; readonly whose: 'mine' | 'theirs' }) {
  const left = useLeft(until)
  if (left === null) return null
  return (
    <div class={`${css.candle} ${left < SOON ? css.soon : ''}`}>
      <Art of="candle" />
      <span class={kit.unseen}>{t().left}</span>
      <span>{shown(left)}</span>
      {whose === 'mine' && (
        <span class={kit.unseen} role="status">
          {left < SOON ? t().soon : ''}
        </span>
      )}
    </div>
  )
}
