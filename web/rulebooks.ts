/** The rules of every game, in every language, fetched when somebody first asks for them. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type OfEveryGame, ofGame } from '../games/keys.ts'
import { type Rulebook, rulebookOf } from '../kernel/rulebook.ts'
import type { Language } from '../kernel/text.ts'
import { language } from './app/language.ts'

type Load = () => Promise<{ readonly default: string }>

const load: OfEveryGame<Readonly<Record<Language, Load>>> = {
  goblets: {
    en: () => import('../games/goblets/RULES.md?raw'),
    de: () => import('../games/goblets/RULES.de.md?raw'),
  },
  hoax: {
    en: () => import('../games/hoax/RULES.md?raw'),
    de: () => import('../games/hoax/RULES.de.md?raw'),
  },
  rats: {
    en: () => import('../games/rats/RULES.md?raw'),
    de: () => import('../games/rats/RULES.de.md?raw'),
  },
  toast: {
    en: () => import('../games/toast/RULES.md?raw'),
    de: () => import('../games/toast/RULES.de.md?raw'),
  },
}

const fetched = signal<Readonly<Record<string, Rulebook | 'failed'>>>({})

function fetchRulebook(game: string, spoken: Language): void {
  const name = `${game} ${spoken}`
  const known = fetched.peek()[name]
  if (known !== undefined && known !== 'failed') return
  const put = (book: Rulebook | 'failed') => {
    fetched.value = { ...fetched.peek(), [name]: book }
  }
  ofGame(load, game)
    ?.[spoken]()
    .then(
      (text) => put(rulebookOf(text.default)),
      () => put('failed'),
    )
}

/** The rules of a game in the reader's language; nothing while they are on their way. */
export function useRulebook(game: string): Rulebook | 'failed' | undefined {
  const spoken = language.value
  useEffect(() => fetchRulebook(game, spoken), [game, spoken])
  return fetched.value[`${game} ${spoken}`]
}
