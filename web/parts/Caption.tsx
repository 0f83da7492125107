/** What would be heard, for eyes. */
import { words } from '../app/language.ts'
import type { Cue } from '../app/sound.ts'
import * as css from './notice.module.css'

const t = words({
  en: {
    turn: 'a small bell',
    rattle: 'dice rattle',
    knock: 'a knock',
    thud: 'a thud',
    lift: 'stone lifts',
    win: 'a merry phrase',
    lose: 'a sad phrase',
    word: 'somebody speaks',
  },
  de: {
    turn: 'ein Glöckchen',
    rattle: 'Würfel klappern',
    knock: 'ein Klopfen',
    thud: 'ein dumpfer Schlag',
    lift: 'Stein hebt sich',
    win: 'eine fröhliche Weise',
    lose: 'eine traurige Weise',
    word: 'jemand spricht',
  },
})

export function Caption({ of }: { readonly of: Cue }) {
  return (
    <p class={css.caption} aria-hidden="true">
      ♪ {t()[of]}
    </p>
  )
}
