/** The language of this device: the browser's at first, then whatever its person chose. Switched without a reload. */
import { effect, signal } from '@preact/signals'
import { type Language, languages } from '../../kernel/text.ts'
import { keep, kept } from './kept.ts'

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

function first(): Language {
  const chosen = kept('language') ?? new URLSearchParams(location.search).get('lang') ?? navigator.language
  return languages.find((known) => chosen.toLowerCase().startsWith(known)) ?? 'en'
}

export const language = signal<Language>(first())

effect(() => {
  document.documentElement.lang = language.value
})

export function speak(chosen: Language): void {
  keep('language', chosen)
  language.value = chosen
}

/** A piece of the page's text in both languages; what it returns follows the language that is spoken. */
export function words<T>(all: { readonly en: T; readonly de: NoInfer<T> }): () => T {
  return () => all[language.value]
}
