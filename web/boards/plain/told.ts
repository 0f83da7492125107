/** What a game says of its table in words, fetched for who reads it; nothing while it is on its way, or where it says nothing. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { fetchKit } from '../../../games/index.ts'
import type { PlainText } from '../../../kernel/kit.ts'
import { insist } from '../../app/insist.ts'
import { language } from '../../app/language.ts'

const fetched = signal<Readonly<Record<string, PlainText>>>({})

export function usePlain(game: string): PlainText | undefined {
  const spoken = language.value
  const key = `${game} ${spoken}`
  useEffect(() => {
    if (fetched.peek()[key]) return
    void insist(async () => (await fetchKit(game))?.plain?.[spoken]()).then((found) => {
      if (found) fetched.value = { ...fetched.peek(), [key]: found.plain }
    })
  }, [key])
  return fetched.value[key]
}
