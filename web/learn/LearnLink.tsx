/** The way to the coach. */
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { hasLearnt } from './learnt.ts'

const t = words({
  en: { learn: 'Learn it in five minutes', again: 'Learn it once more' },
  de: { learn: 'In fünf Minuten lernen', again: 'Noch einmal lernen' },
})

export function LearnLink({ game }: { readonly game: string }) {
  return (
    <a class={kit.link} data-learn href={`/learn/${game}`}>
      {hasLearnt(game) ? t().again : t().learn}
    </a>
  )
}
