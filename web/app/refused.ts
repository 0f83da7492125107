/** What a refusal means. The sentences are fetched with the first one. */
import { signal } from '@preact/signals'
import type { Sentences } from '../../protocol/text.ts'
import type { Refusal } from '../../protocol/words.ts'
import { language, words } from './language.ts'
import { tellPerson } from './notice.ts'

const t = words({
  en: { unsaid: 'The house refused that, and the line is too bad to say why.' },
  de: { unsaid: 'Das Haus hat das abgelehnt, und für den Grund ist die Leitung zu schlecht.' },
})

const known = signal<Sentences<Refusal> | null>(null)

async function fetched(): Promise<Sentences<Refusal> | null> {
  known.value ??= await import('../../protocol/refusal-text.ts').then(
    ({ refusalText }) => refusalText,
    () => null,
  )
  return known.value
}

/** The sentence for it, as soon as it is there. */
export function refusalOf(why: Refusal): string {
  if (!known.value) void fetched()
  return known.value?.[language.value][why] ?? ''
}

export async function complain(why: Refusal): Promise<void> {
  const texts = await fetched()
  tellPerson(texts?.[language.value][why] ?? t().unsaid, 'trouble')
}
