/** One word for one thing: the terms of the games in every language, and the words that nobody uses for them any more. */
import type { Language } from '../kernel/text.ts'

export interface Term {
  readonly say: string
  readonly not: RegExp
}

export const terms: Readonly<Record<Language, readonly Term[]>> = {
  en: [
    { say: 'anticlockwise', not: /\b(?:widdershins|counter-?clockwise)\b/i },
    { say: 'goblet', not: /\b(?:chalice|beaker)s?\b/i },
    { say: 'token', not: /\b(?:pebble|counter token)s?\b/i },
    { say: 'ring', not: /\bcoaster rings?\b/i },
    { say: 'screen', not: /\bshields? (?:hides?|hiding)\b/i },
    { say: 'the Toast is called', not: /\b(?:propose|give|make)s? (?:a|the) toast\b/i },
    { say: 'pack', not: /\binfo[- ]packs?\b/i },
    { say: 'accuse', not: /\bdenounces?\b/i },
    { say: 'puppet', not: /['“ ](?:bots?|robots?)\b(?!['’]?:)/i },
    { say: 'usual, the table may choose', not: /\b(?:table option|default (?:on|off|is))\b/i },
  ],
  de: [
    { say: 'Drehen', not: /\brotier/i },
    { say: 'Tauschen', not: /\baustausch|\btausch\w* [^.,]{0,40}\baus\b|\b(?:ein|der|dem|oder) Tausch\b/i },
    { say: 'Einschenken', not: /\bSchenken\b|\bBecher schenken\b|\bgeschenkt\b/ },
    { say: 'Spicken', not: /\b(?:linsen|luschern|hineinspähen)\b/i },
    { say: 'Nach dir', not: /\bnach Ihnen\b/i },
    { say: 'Eintauschen', not: /'Handeln'/ },
    { say: 'Ziel tauschen', not: /\bumziel/i },
    { say: 'üblich, der Tisch kann wählen', not: /\bvon Haus aus\b|\bOption des Tisches\b/i },
    { say: 'zuerst', not: /\bals Erste[sr]?\b/ },
    { say: 'zuletzt', not: /\bals Letztes\b/ },
    { say: 'Die Tafel ist aufgehoben', not: /\bhat sich erhoben\b/ },
    { say: 'Marker', not: /\b(?:Spielsteine?|Plättchen|Jetons?)\b/ },
    { say: 'Ring', not: /\bUntersetzer/ },
    { say: 'Adliger', not: /\bAdelige/ },
    { say: 'Ausrufer', not: /\bToastsager/ },
    { say: 'Paket', not: /\bInfo-Pa[ck]/ },
    { say: 'anklagen', not: /\banschuldig/i },
    { say: 'entlarven', not: /\benttarn/i },
    { say: 'Totenkopfseite', not: /\bSchädelseite/ },
    { say: 'Puppe', not: /['„ ]Bots?\b/ },
  ],
}

/** What the box calls it is said once in every rulebook, and there in the words of the box. */
const OF_THE_BOX = /^In (?:the (?:German )?box|der Schachtel)\b.*$/gm

/** The words of a text that have another one: `Rotieren (say Drehen)`. */
export function strangers(text: string): string[] {
  const own = text.replace(OF_THE_BOX, '')
  return [...terms.en, ...terms.de].flatMap(({ say, not }) => {
    const [found] = own.match(not) ?? []
    return found === undefined ? [] : [`${found.trim()} (say ${say})`]
  })
}
