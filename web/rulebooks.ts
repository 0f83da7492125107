/** The rules of every game, in every language, fetched when somebody first asks for them. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Rulebook, rulebookOf } from '../kernel/rulebook.ts'
import type { Language } from '../kernel/text.ts'
import { language } from './app/language.ts'

const books = import.meta.glob<string>('../games/*/RULES*.md', { query: '?raw', import: 'default' })
const names: Readonly<Record<Language, string>> = { en: 'RULES', de: 'RULES.de' }

const fetched = signal<Readonly<Record<string, Rulebook | 'failed'>>>({})

function fetchRulebook(game: string, spoken: Language): void {
  const name = `${game} ${spoken}`
  const known = fetched.peek()[name]
  if (known !== undefined && known !== 'failed') return
  const put = (book: Rulebook | 'failed') => {
    fetched.value = { ...fetched.peek(), [name]: book }
  }
  books[`../games/${game}/${names[spoken]}.md`]?.().then(
    (text) => put(rulebookOf(text)),
    () => put('failed'),
  )
}

/** The rules of a game in the reader's language; nothing while they are on their way. */
export function useRulebook(game: string): Rulebook | 'failed' | undefined {
  const spoken = language.value
  useEffect(() => fetchRulebook(game, spoken), [game, spoken])
  return fetched.value[`${game} ${spoken}`]
}
