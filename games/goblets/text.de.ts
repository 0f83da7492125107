import { at, sure } from '../../kernel/at.ts'
import { type Text, telling } from '../../kernel/text.ts'
import * as common from '../banquet/text.de.ts'
import type { Goblets, Move, Options } from './state.ts'
import { news, secret } from './text.de.news.ts'
import { title } from './title.ts'
import { phrases, de as words } from './words.de.ts'

const kinds: Record<Move['kind'], string> = {
  ...common.kinds,
  'after you': 'Nach dir',
  trade: 'Gegen den seltenen Marker tauschen',
  retarget: 'Zielkarten tauschen',
  exchange: 'Marker umtauschen',
  wait: 'Die anderen abwarten',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  host: {
    label: 'Erster Gastgeber',
    help: 'Wer im ersten Gang einlädt: Der Zufall bestimmt es, oder du. Später ist es, wer zuletzt den Toast ausgerufen hat.',
  },
  characters: {
    label: 'Charaktere',
    help: 'Eine Fähigkeit für alle, aus allen 21 Charakteren oder nur aus den fünf gedruckt bekannten (reichen sie nicht für alle, sagt das Los, wer leer ausgeht); oder gute Manieren ohne alles.',
  },
  memory: {
    label: 'Hoch die grauen Zellen!',
    help: 'Keine Ringe: Ein Becher heißt nur nach seinem Platz, und allein dein Kopf folgt ihm um den Tisch.',
  },
  legacy: {
    label: 'Erbschaft',
    help: 'Wer vergiftet ist, wirft den Charakter ab und zieht für den nächsten Gang einen neuen.',
  },
  dial: { label: common.dial.label, help: `${common.dial.help} Bei „Hoch die grauen Zellen!“ bleibt das Blatt leer.` },
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
  edition: common.edition,
}

const values: { readonly [value: string]: string } = {
  ...common.values,
  all: 'alle 21',
  known: 'die 5 gedruckten',
  hidden: 'verborgen',
  shown: 'zu sehen',
  'last actions': 'je eine letzte Aktion',
  'drink at once': 'sofort trinken',
}

export const de: Text<Goblets> = {
  ...title.de,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    ...common.moves(words, phrases),
    'after you': ({ leave }) => (leave ? 'Nach dir, samt meiner Fähigkeit' : 'Nach dir'),
    trade: () => 'Gegen den seltenen Marker tauschen',
    retarget: (move) => `Zielkarten mit ${at(words.houses, move.house, 'house').name} tauschen`,
    exchange: ({ give, take }) => `${words.sorts[give]} zurücklegen, ${words.sorts[take]} nehmen`,
    wait: () => 'Nach allen anderen handeln',
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'host' && typeof value === 'number') return name(value)
    if (key === 'edition') return common.editionNamed(value)
    if (key === 'rounds') return `${value} Runden`
    if (key === 'traitors') return `${value} von 6`
    return sure(values[String(value)], 'word for this option')
  },
}
