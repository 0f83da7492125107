/** Whoever whispers to puppets, with the words of one language. */
import type { Language } from '../../kernel/text.ts'
import type { Quips } from '../app/quips.ts'
import { remarkOn } from './quip.ts'

const catalogues: Readonly<Record<Language, () => Promise<Quips>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
}

export async function fetchPrompter(language: Language) {
  return { language, texts: await catalogues[language](), remarkOn } as const
}
