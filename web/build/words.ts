/** The few words that are in the page before any script runs. */
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import { oldest } from './browsers.ts'

type Word = 'description' | 'noscript' | 'lost' | 'again' | 'old'
const { safari, chrome, firefox } = oldest

const words: Record<Language, Readonly<Record<Word, string>>> = {
  en: {
    description: 'A parlour for honest liars: bluffing games for you and your friends, on your own machine.',
    noscript: 'Humbug needs JavaScript. Everything it runs comes from this house; nobody else is asked for anything.',
    lost: 'Humbug could not start here. Perhaps the line broke off:',
    again: 'try again.',
    old: `Or this browser is too old. Humbug needs an iPhone or iPad with iOS ${safari}, Safari ${safari}, Chrome ${chrome} or Firefox ${firefox}, or anything newer.`,
  },
  de: {
    description: 'Ein Salon für ehrliche Lügner: Bluffspiele für dich und deine Leute, auf dem eigenen Rechner.',
    noscript: 'Humbug braucht JavaScript. Alles, was läuft, kommt aus diesem Haus; sonst wird niemand gefragt.',
    lost: 'Humbug konnte hier nicht starten. Vielleicht ist die Leitung abgerissen:',
    again: 'noch einmal versuchen.',
    old: `Oder dieser Browser ist zu alt. Humbug braucht ein iPhone oder iPad mit iOS ${safari}, Safari ${safari}, Chrome ${chrome} oder Firefox ${firefox}, oder etwas Neueres.`,
  },
}

interface Built {
  readonly version: string
  /** Where the script lies that speaks when no other does. */
  readonly plain: string
}

/** The page in one language. */
export function fill(template: string, language: Language, built: Built): string {
  const filling: Readonly<Record<string, string>> = { ...words[language], ...built }
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => sure(filling[name], `word for “${name}”`))
}
