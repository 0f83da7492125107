/** What hands can do at every such table, and the options that all of them have. */

import { at } from '../../kernel/at.ts'
import { plural } from '../../kernel/text.ts'
import type { House, Place } from './state.ts'
import { capital, type Kinds, type MoveLines } from './text.ts'
import type { Sort } from './tokens.ts'
import type { Phrases } from './words.de.ts'
import type { Vocabulary } from './words.ts'

const goblet = (place: Place) => `Becher ${place + 1}`

/** A token with which something is done, at the head of a sentence. */
export function accusative({ sorts }: Pick<Vocabulary, 'sorts'>, { wine }: Pick<Phrases, 'wine'>, sort: Sort): string {
  return capital(sort === 'wine' ? wine.poured : sorts[sort])
}

export const kinds: Kinds = {
  pour: 'Einschenken',
  peek: 'Spicken',
  rotate: 'Drehen',
  swap: 'Tauschen',
  toast: 'Zu einem Toast aufrufen',
  pass: 'Passen',
  drink: 'Trinken',
  veil: 'Alle wegsehen lassen',
  confess: 'Liebe gestehen',
  'double pour': 'Doppelt einschenken',
  look: 'In einen Becher sehen',
  dip: 'In den eigenen Becher greifen',
  take: 'Marker herausnehmen',
  foretell: 'Ein Ende vorhersagen',
}

export function moves(words: Pick<Vocabulary, 'houses' | 'sorts'>, phrases: Pick<Phrases, 'wine'>): MoveLines {
  const house = (which: House) => at(words.houses, which, 'house').name
  const token = (sort: Sort) => accusative(words, phrases, sort)
  return {
    pour: (move) => `${token(move.token)} in ${goblet(move.place)} einschenken`,
    peek: ({ place }) => `In ${goblet(place)} spicken`,
    rotate: ({ by }) =>
      `Um ${plural.de(by, 'einen Platz', `${Math.abs(by)} Plätze`)} ${by > 0 ? 'im' : 'gegen den'} Uhrzeigersinn drehen`,
    swap: ({ places: [a, b] }) => `Becher ${a + 1} und ${b + 1} tauschen`,
    toast: () => 'Zu einem Toast aufrufen',
    pass: () => 'Passen',
    drink: ({ place }) => `${goblet(place)} trinken`,
    veil: ({ place, how }) =>
      ({
        goblets: `Alle sehen weg: deinen Becher mit ${goblet(place)} vertauschen`,
        rings: `Alle sehen weg: nur die Ringe mit ${goblet(place)} vertauschen`,
        both: `Alle sehen weg: deinen Becher mit ${goblet(place)} vertauschen, dann die Ringe zurück`,
        neither: `Alle sehen weg: ${goblet(place)} in Ruhe lassen`,
      })[how],
    confess: () => 'Deinem Ziel die Liebe gestehen',
    'double pour': () => 'Doppeltes Einschenken ankündigen',
    look: ({ place }) => `In ${goblet(place)} sehen`,
    dip: () => 'In deinen Becher sehen, die Finger bereit',
    take: (move) => `${token(move.token)} herausnehmen`,
    foretell: (move) => `Das Ende von ${house(move.house)} vorhersagen`,
  }
}

export const dial = {
  label: 'Notizen',
  help: 'Was die Seite für dich mitschreibt: was du selbst eingeschenkt und gesehen hast, dazu auch, wer wo eingeschenkt hat, oder nichts.',
}

export const values = {
  random: 'der Zufall bestimmt',
  none: 'keine',
  mine: 'eigenes Einschenken und Sehen',
  record: 'auch, wer wo eingeschenkt hat',
  true: 'an',
  false: 'aus',
}

/** A table that was laid by earlier rules keeps them. */
export const edition = {
  label: 'Regeln',
  help: 'Ein Tisch, der vor der letzten Änderung der Regeln gedeckt wurde, spielt nach denen, mit denen er begann.',
}

export const editionNamed = (edition: unknown): string => (edition === 1 ? 'wie früher' : 'wie heute')
