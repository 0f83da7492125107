/** Whose games these are. */

import * as kit from '../look/kit.module.css'
import * as css from './about.module.css'
import { aboutWords as t } from './about.words.ts'

export function Credits() {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
  return (
    <section>
      <h2>{t().credits}</h2>
      <p>{t().creditsLine}</p>
      <ul class={`${css.credits} ${kit.rows}`}>
        <li>
          <b>Raise Your Goblets / Hoch die Becher</b>Tim Page; {t().art}
        </li>
        <li>
          <b>Toast!</b>
          {t().sister}
        </li>
        <li>
          <b>Hoax / Sein oder Nichtsein</b>Bill Eberle, Ned Horn, Jack Kittredge {t().and} Peter Olotka (Hexagames)
        </li>
        <li>
          <b>Die Ratten im Gemäuer</b>Henning Poehl; {t().after}
        </li>
      </ul>
      <p>{t().unofficial}</p>
      <p>{t().licence}</p>
      {version && <p class={kit.quiet}>{t().version(version)}</p>}
    </section>
  )
}
