/** Every game in one minute, in every language, fetched when somebody has just sat down to it. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type OfEveryGame, ofGame } from '../games/keys.ts'
import type { Language } from '../kernel/text.ts'
import { insist } from './app/insist.ts'
import { language } from './app/language.ts'

type Load = () => Promise<{ readonly gist: readonly string[] }>

const load: OfEveryGame<Readonly<Record<Language, Load>>> = {
  goblets: { en: () => import('../games/goblets/gist.en.ts'), de: () => import('../games/goblets/gist.de.ts') },
  hoax: { en: () => import('../games/hoax/gist.en.ts'), de: () => import('../games/hoax/gist.de.ts') },
  rats: { en: () => import('../games/rats/gist.en.ts'), de: () => import('../games/rats/gist.de.ts') },
  toast: { en: () => import('../games/toast/gist.en.ts'), de: () => import('../games/toast/gist.de.ts') },
}

const fetched = signal<Readonly<Record<string, readonly string[]>>>({})

async function fetchGist(game: string, spoken: Language): Promise<void> {
  const name = `${game} ${spoken}`
  const asked = fetched.peek()[name] ? undefined : ofGame(load, game)?.[spoken]
  if (!asked) return
  const { gist } = await insist(asked)
  fetched.value = { ...fetched.peek(), [name]: gist }
}

/** The steps of a game in the reader's language; none while they are on their way. */
export function useGist(game: string): readonly string[] {
  const spoken = language.value
  useEffect(() => void fetchGist(game, spoken), [game, spoken])
  return fetched.value[`${game} ${spoken}`] ?? []
}
