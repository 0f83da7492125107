/** The few words that are in the page before any script runs. */
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'

const words: Record<Language, Readonly<Record<'description' | 'noscript', string>>> = {
  en: {
    description: 'A parlour for honest liars: bluffing games for you and your friends, on your own machine.',
    noscript: 'Humbug needs JavaScript. Everything it runs comes from this house; nobody else is asked for anything.',
  },
  de: {
    description: 'Ein Salon für ehrliche Lügner: Bluffspiele für dich und deine Leute, auf dem eigenen Rechner.',
    noscript: 'Humbug braucht JavaScript. Alles, was läuft, kommt aus diesem Haus; sonst wird niemand gefragt.',
  },
}

/** The page in one language. */
export function fill(template: string, language: Language, version: string): string {
  const filling: Readonly<Record<string, string>> = { ...words[language], version }
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => sure(filling[name], `word for “${name}”`))
}
