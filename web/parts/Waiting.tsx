/** Something is on its way. After a moment we say so; at once would only flicker. */
import { useEffect } from 'preact/hooks'
import { nameLate } from '../app/focus.ts'
import { words } from '../app/language.ts'
import { Art } from './Art.tsx'
import * as css from './waiting.module.css'

const t = words({
  en: { page: 'One moment …', house: 'The house does not answer. We keep knocking.' },
  de: { page: 'Einen Augenblick …', house: 'Das Haus antwortet nicht. Wir klopfen weiter.' },
})

export function Waiting({ for: what }: { readonly for: 'page' | 'house' }) {
  // What comes in its place is there only after that.
  useEffect(() => () => void setTimeout(nameLate), [])
  return (
    <main class={css.waiting} aria-busy="true">
      <Art of="candle" class={css.candle} />
      <p role="status">{t()[what]}</p>
    </main>
  )
}
