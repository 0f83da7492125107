import { type Text, telling } from '../../kernel/text.ts'
import type { Goblets, House, Move, Options, Place } from './state.ts'
import { news, secret } from './text.de.news.ts'
import type { Sort } from './tokens.ts'
import { de as words } from './words.de.ts'

const goblet = (place: Place) => `Becher ${place + 1}`
const sort = (token: Sort) => words.sorts[token]
const house = (at: House) => words.houses[at]!.name

const kinds: Record<Move['kind'], string> = {
  pour: 'Einschenken',
  peek: 'Spicken',
  rotate: 'Rotieren',
  swap: 'Austauschen',
  toast: 'Zu einem Toast aufrufen',
  pass: 'Passen',
  'after you': 'Nach Ihnen',
  drink: 'Trinken',
  veil: 'Alle wegsehen lassen',
  confess: 'Liebe gestehen',
  trade: 'Gegen den seltenen Marker tauschen',
  'double pour': 'Doppelt einschenken',
  retarget: 'Zielkarten tauschen',
  exchange: 'Marker umtauschen',
  look: 'In einen Becher sehen',
  dip: 'In den eigenen Becher greifen',
  take: 'Marker herausnehmen',
  foretell: 'Ein Ende vorhersagen',
  wait: 'Die anderen abwarten',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  host: {
    label: 'Erster Gastgeber',
    help: 'Wer im ersten Gang einlädt: Der Zufall bestimmt es, oder du. Später ist es, wer zuletzt den Toast ausgerufen hat.',
  },
  characters: {
    label: 'Charaktere',
    help: 'Eine Fähigkeit für alle, aus allen 21 Charakteren oder nur aus den fünf gedruckt bekannten; oder gute Manieren ohne alles.',
  },
  memory: {
    label: 'Hoch die grauen Zellen!',
    help: 'Keine Ringe: Ein Becher heißt nur nach seinem Platz, und allein dein Kopf folgt ihm um den Tisch.',
  },
  legacy: {
    label: 'Erbschaft',
    help: 'Wer vergiftet ist, wirft den Charakter ab und zieht für den nächsten Gang einen neuen.',
  },
  dial: {
    label: 'Notizen',
    help: 'Was die Seite für dich mitschreibt: was du selbst eingeschenkt und gesehen hast, dazu auch, wer wo eingeschenkt hat, oder nichts.',
  },
  rounds: {
    label: 'Längster Gang',
    help: 'Nach so vielen ganzen Runden ruft der Tisch selbst den Toast aus, und der Gastgeber gilt als Ausrufer.',
  },
  points: {
    label: 'Punkte vor dem Ende',
    help: 'Ob die Seite den Punktestand während des Spiels zeigt. Ein Geheimnis ist er nicht: Wer mitzählt, kennt ihn.',
  },
  traitors: {
    label: 'Verräter',
    help: 'Auf wie vielen der sechs Vorkosterkarten Verräter steht. Kosten weniger als sechs vor, bleiben Karten in der Schachtel.',
  },
  finale: {
    label: 'Nach dem Toast',
    help: 'Bei Russisch Becherlette: noch eine letzte Aktion für alle vor dem Trinken, oder gleich an die Becher.',
  },
}

const values: { readonly [value: string]: string } = {
  random: 'der Zufall bestimmt',
  all: 'alle 21',
  known: 'die 5 gedruckten',
  none: 'keine',
  mine: 'eigenes Einschenken und Sehen',
  record: 'auch, wer wo eingeschenkt hat',
  hidden: 'verborgen',
  shown: 'zu sehen',
  'last actions': 'je eine letzte Aktion',
  'drink at once': 'sofort trinken',
  true: 'an',
  false: 'aus',
}

export const de: Text<Goblets> = {
  title: 'Hoch die Becher',
  pitch:
    'Es ist angerichtet, und jemand wird es bereuen. Schenk ein, spick, tausch aus und stoß an, solange du noch weißt, was wo drin ist.',
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    pour: ({ token, place }) => `${sort(token)} in ${goblet(place)} einschenken`,
    peek: ({ place }) => `In ${goblet(place)} spicken`,
    rotate: ({ by }) =>
      `Um ${Math.abs(by) === 1 ? 'einen Platz' : `${Math.abs(by)} Plätze`} ${by > 0 ? 'im' : 'gegen den'} Uhrzeigersinn rotieren`,
    swap: ({ places: [a, b] }) => `Becher ${a + 1} und ${b + 1} austauschen`,
    toast: () => 'Zu einem Toast aufrufen',
    pass: () => 'Passen',
    'after you': ({ leave }) => (leave ? 'Nach Ihnen, samt meiner Fähigkeit' : 'Nach Ihnen'),
    drink: ({ place }) => `${goblet(place)} trinken`,
    veil: ({ place, how }) =>
      ({
        goblets: `Alle sehen weg: deinen Becher mit ${goblet(place)} vertauschen`,
        rings: `Alle sehen weg: nur die Ringe mit ${goblet(place)} vertauschen`,
        both: `Alle sehen weg: deinen Becher mit ${goblet(place)} vertauschen, dann die Ringe zurück`,
        neither: `Alle sehen weg: ${goblet(place)} in Ruhe lassen`,
      })[how],
    confess: () => 'Deinem Ziel die Liebe gestehen',
    trade: () => 'Gegen den seltenen Marker tauschen',
    'double pour': () => 'Doppeltes Einschenken ankündigen',
    retarget: (move) => `Zielkarten mit ${house(move.house)} tauschen`,
    exchange: ({ give, take }) => `${sort(give)} zurücklegen, ${sort(take)} nehmen`,
    look: ({ place }) => `In ${goblet(place)} sehen`,
    dip: () => 'In deinen Becher sehen, die Finger bereit',
    take: ({ token }) => `${sort(token)} herausnehmen`,
    foretell: (move) => `Das Ende von ${house(move.house)} vorhersagen`,
    wait: () => 'Nach allen anderen handeln',
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'host' && typeof value === 'number') return name(value)
    if (key === 'rounds') return `${value} Runden`
    if (key === 'traitors') return `${value} von 6`
    return values[String(value)]!
  },
}
