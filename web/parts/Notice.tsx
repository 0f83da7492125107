/** The one place for passing words: a refusal, a lost line, an update that waits. */

import { effect, signal } from '@preact/signals'
import { farewellText } from '../../protocol/text.ts'
import { language, words } from '../app/language.ts'
import { farewell, line } from '../app/line.ts'
import { near } from '../app/near.ts'
import { dismissNotice, notice } from '../app/notice.ts'
import { waits } from '../app/renewal.ts'
import { caption } from '../app/sound.ts'
import { pending } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { lazily } from './lazily.tsx'
import * as css from './notice.module.css'

const Caption = lazily(() => import('./Caption.tsx').then(({ Caption }) => Caption), 'nothing')

const t = words({
  en: {
    lost: 'No line to the house.',
    again: 'We keep trying.',
    pressed: 'What you pressed goes out as soon as it is back.',
    newer: 'The house has a newer page.',
    turns: 'It is taken as soon as nothing is asked of you.',
    close: 'Dismiss',
  },
  de: {
    lost: 'Keine Verbindung zum Haus.',
    again: 'Wir versuchen es weiter.',
    pressed: 'Was du gedrückt hast, geht hinaus, sobald sie wieder da ist.',
    newer: 'Das Haus hat eine neuere Seite.',
    turns: 'Sie kommt, sobald du nichts zu tun hast.',
    close: 'Weg damit',
  },
})

/** A reload of the house takes a moment: only a line that stays away is worth a word, unless the device itself is offline. */
export const lost = signal(false)
let timer: ReturnType<typeof setTimeout> | undefined
effect(() => {
  clearTimeout(timer)
  if (line.value !== 'lost') lost.value = false
  else if (navigator.onLine && pending.value === null)
    timer = setTimeout(() => {
      lost.value = true
    }, 900)
  else lost.value = true
})

export function Notices() {
  const said = notice.value
  const heard = caption.value
  return (
    <div class={css.notices}>
      <div role="status">
        {lost.value && !near.value && (
          <p class={`${css.notice} ${css.lost}`}>
            <b>{t().lost}</b> {farewell.value ? farewellText[language.value][farewell.value] : t().again}{' '}
            {pending.value && t().pressed}
          </p>
        )}
        {waits.value && !lost.value && (
          <p class={css.notice}>
            <b>{t().newer}</b> {t().turns}
          </p>
        )}
        {said?.kind === 'news' && <p class={css.notice}>{said.text}</p>}
      </div>
      <div role="alert">
        {said?.kind === 'trouble' && (
          <p class={`${css.notice} ${css.trouble}`}>
            {said.text}
            <button type="button" class={kit.bare} aria-label={t().close} onClick={dismissNotice}>
              <span aria-hidden="true">✕</span>
            </button>
          </p>
        )}
      </div>
      {heard && <Caption of={heard} />}
    </div>
  )
}
