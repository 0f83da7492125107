import type { Vocabulary } from './words.ts'

/** Where the tables use other words, or an ability is another. */
export interface Phrases {
  readonly once: string
  readonly now: string
  /** Where tokens lie that nobody else may see, and where they are put. */
  readonly hidden: string
  readonly hide: string
  readonly beginning: string
  readonly before: string
  /** C5 */
  readonly hellebore: string
  /** C11 */
  readonly foxglove: string
  /** Wine that is poured, the only token whose accusative differs, and several of it. */
  readonly wine: { readonly poured: string; readonly several: string }
  /** The tokens of which there is only one. */
  readonly rare: Readonly<Record<'unicorn' | 'ogre', string>>
}

export const turn = 'In deinem Zug'
export const scoring = 'Wertung'

export const houses: Vocabulary['houses'] = [
  { name: 'De Miceti', motto: 'Wir wachsen jedem ans Herz.' },
  { name: 'Wespendorf', motto: 'Wir sticheln nur einmal.' },
  { name: 'McQuak', motto: 'Küss uns, dann weißt du es.' },
  { name: 'Van Visser', motto: 'Aufgeblasen, aber nie ohne Grund.' },
  { name: 'Aconitiers', motto: 'Lasst Blumen sprechen.' },
  { name: 'Arañeros', motto: 'Schaut doch mal vorbei.' },
]

export const characters = ({ once, now, hidden, hide, beginning, before, hellebore, foxglove }: Phrases) => ({
  belladonna: {
    name: 'Marquise Belladonna',
    when: turn,
    ability: `${once} darfst du als Aktion jemand anderen nennen, und alle sehen weg: Du vertauschst eure beiden Becher, ihre Ringe, beides oder nichts. Ein Becher nimmt seinen Ring mit, nach beidem liegen die Ringe also wie zuvor; was du getan hast, weißt nur du. Ohne Ringe vertauschst du die Becher oder nicht, und nichts ist zu sehen.`,
  },
  quicksilver: {
    name: 'Lord Quecksilber',
    when: beginning,
    ability: `Du darfst deinem Ziel offen deine Liebe gestehen: ${now} punktest du, wenn es überlebt, statt wenn es vergiftet ist, und den Zusatzpunkt gibt es, wenn ihr beide überlebt.`,
  },
  datura: { name: 'Doktor Datura', when: turn, ability: 'Du darfst in jeden Becher spicken.' },
  hellebore: { name: 'Graf Nieswurz, der Alchemist', when: beginning, ability: hellebore },
  mandrake: { name: 'Madame Alraune', when: turn, ability: 'Du darfst zwei beliebige Becher tauschen.' },
  yew: {
    name: 'Chevalier Eibe',
    when: turn,
    ability:
      'Du darfst um einen oder um zwei Plätze drehen. Bei vier Bechern kommen zwei Plätze in beide Richtungen auf dasselbe hinaus.',
  },
  curare: {
    name: 'Vicomte Curare',
    when: turn,
    ability: `${once} darfst du doppeltes Einschenken ankündigen, wenn du 2 Marker hast: einen nach dem anderen, in denselben Becher oder in zwei, als eine einzige Aktion.`,
  },
  foxglove: { name: 'Herzogin Fingerhut', when: beginning, ability: foxglove },
  cellarer: { name: 'Der Kellermeister', when: beginning, ability: 'Du darfst in einen beliebigen Becher sehen.' },
  arsenica: {
    name: 'Äbtissin Arsenica',
    when: turn,
    ability: `${once} darfst du als Aktion in deinen Becher sehen und dann einen seiner Marker, gleich welcher Sorte, ${hide} legen, oder keinen. Alle sehen, ob du einen nimmst, nicht, welchen.`,
  },
  butler: {
    name: 'Der Butler',
    when: turn,
    ability: 'Einmal je Zug darfst du vor deinen Aktionen kostenlos in deinen Becher sehen.',
  },
  cicuta: {
    name: 'Kardinal Cicuta',
    when: before,
    ability: 'Du darfst deinen Becher gegen den zu deiner Linken oder zu deiner Rechten tauschen.',
  },
  antimony: {
    name: 'Earl Antimon',
    when: before,
    ability: `Du darfst einen Marker, der noch ${hidden} liegt, in irgendeinen Becher einschenken.`,
  },
  cantarella: {
    name: 'Contessa Cantarella',
    when: before,
    ability:
      'Du darfst offen jemand anderen nennen, nur nicht dein Ziel. Ist diese Person vergiftet, bekommst du 1 Punkt mehr.',
  },
  wolfsbane: {
    name: 'Die Witwe Wolfswurz',
    when: scoring,
    ability:
      'Statt des Punktes für dein Ziel bekommst du 2, wenn es links und rechts von dir beide erwischt hat, und 1, wenn nur auf einer Seite. Den Zusatzpunkt gibt es, wenn du überlebst und beide vergiftet sind.',
  },
})
