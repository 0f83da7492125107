/** The way to the coach, where there is a lesson. */
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { isTaught } from './brought.ts'
import { hasLearnt } from './learnt.ts'

const t = words({
  en: { learn: 'Learn it in five minutes', again: 'Learn it once more' },
  de: { learn: 'In fünf Minuten lernen', again: 'Noch einmal lernen' },
})

export function LearnLink({ game }: { readonly game: string }) {
  if (!isTaught(game)) return null
  return (
    <a class={kit.link} data-learn href={`/learn/${game}`}>
      {hasLearnt(game) ? t().again : t().learn}
    </a>
  )
}
