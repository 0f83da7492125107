/** Every game in one minute, in every language, fetched when somebody has just sat down to it. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { fetchKit } from '../games/index.ts'
import type { Language } from '../kernel/text.ts'
import { insist } from './app/insist.ts'
import { language } from './app/language.ts'

const fetched = signal<Readonly<Record<string, readonly string[]>>>({})

async function fetchGist(game: string, spoken: Language): Promise<void> {
  const name = `${game} ${spoken}`
  if (fetched.peek()[name]) return
  const found = await insist(async () => (await fetchKit(game))?.gist?.[spoken]())
  if (found) fetched.value = { ...fetched.peek(), [name]: found.gist }
}

/** The steps of a game in the reader's language; none while they are on their way, or where nobody has written any. */
export function useGist(game: string): readonly string[] {
  const spoken = language.value
  useEffect(() => void fetchGist(game, spoken), [game, spoken])
  return fetched.value[`${game} ${spoken}`] ?? []
}
