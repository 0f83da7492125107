import { languages } from '../../kernel/text.ts'
import { language, languageNames, speak, words } from '../app/language.ts'

import * as css from './language.module.css'

const t = words({ en: { language: 'Language' }, de: { language: 'Sprache' } })

export function LanguageSwitch() {
  return (
    <div class={css.lang} role="group" aria-label={t().language}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={`${one.toUpperCase()}, ${languageNames[one]}`}
          aria-pressed={language.value === one}
          onClick={() => speak(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
