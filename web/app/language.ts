/** The language of this device: the browser's at first, then whatever its person chose. Switched without a reload. */
import { effect, signal } from '@preact/signals'
import { type Language, languages } from '../../kernel/text.ts'
import { keep, kept } from './kept.ts'

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** There is none where this is read outside a page, as in a test. */
const page = globalThis.document

function first(): Language {
  const wished = new URLSearchParams(page?.location.search).get('lang')
  const chosen = kept('language') ?? wished ?? navigator.language
  return languages.find((known) => chosen.toLowerCase().startsWith(known)) ?? 'en'
}

export const language = signal<Language>(first())

effect(() => {
  if (page) page.documentElement.lang = language.value
})

export function speak(chosen: Language): void {
  keep('language', chosen)
  language.value = chosen
}

/** A piece of the page's text in both languages; what it returns follows the language that is spoken. */
export function words<T>(all: { readonly en: T; readonly de: NoInfer<T> }): () => T {
  return () => all[language.value]
}

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names)
}
