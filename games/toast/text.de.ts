import { at, sure } from '../../kernel/at.ts'
import { plural, type Text, telling } from '../../kernel/text.ts'
import { contents } from '../banquet/text.de.news.ts'
import * as common from '../banquet/text.de.ts'
import { BAGS } from './bag.ts'
import type { Move, Options, Toast } from './state.ts'
import { news, secret } from './text.de.news.ts'
import { title } from './title.ts'
import { phrases, de as words } from './words.de.ts'

const kinds: Record<Move['kind'], string> = {
  ...common.kinds,
  keep: 'Gezogenes behalten',
  again: 'Noch einmal ziehen',
  accuse: 'Einen Groll aussprechen',
  trade: 'Gegen das Tödliche Gift tauschen',
  exchange: 'Einen Marker neu ziehen',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  party: {
    label: 'Sitzordnung',
    help: 'Zu dritt fechtet ihr das Duell aus, von dem der Hof nichts wissen will, oder trinkt einzeln; zu sechst trinkt ihr einzeln oder in Paaren aus Adel und Vorkoster. Jede andere Zahl lässt keine Wahl.',
  },
  host: {
    label: 'Erster Zeremonienmeister',
    help: 'Wer die erste Runde leitet: Der Zufall bestimmt es, oder du. Nach jeder Runde geht das Amt im Uhrzeigersinn weiter.',
  },
  characters: {
    label: 'Charaktere',
    help: 'Eine Fähigkeit für alle, aus den 15 Charakteren, die bei Hofe noch empfangen werden; oder nichts als eine gute Kinderstube.',
  },
  rings: {
    label: 'Ringe',
    help: 'Jeder Becher trägt den Ring seines Hauses, und deine Augen dürfen ihm folgen. Ohne Ringe folgt ihm allein dein Kopf, wie es sich gehört.',
  },
  dial: { label: common.dial.label, help: `${common.dial.help} Ohne Ringe bleibt das Blatt leer, außer im Duell.` },
  bag: {
    label: 'Der Beutel',
    help: 'Woraus für Servietten und Becher gezogen wird. Der milde meint es besser mit euch, der tödliche nicht, und der große lässt euch länger raten.',
  },
  rounds: {
    label: 'Längste Runde',
    help: 'Ist der Zug so oft um den Tisch gegangen, ruft die Königliche Garde den Toast aus; im Duell macht sie nur dem Spicken ein Ende.',
  },
  breaches: {
    label: 'Verstöße gegen die Etikette',
    help: 'Wer die Uhr ablaufen lässt, kommt auf die Liste der Garde: ein Punkt weniger am Ende der Runde, aber nie weniger als nichts. Nicht im Duell, und nicht bei der Frage, ob du behältst, was du gezogen hast: Das verriete, wer eine Wahl hatte.',
  },
  match: {
    label: 'Länge des Duells',
    help: 'Wie viele Runden ein Duell hat. Jede gewonnene ist ein Punkt.',
  },
  opens: {
    label: 'Der Toast im Duell',
    help: 'Er steht offen, sobald alle Marker am Tisch ausgespielt sind, oder schon, sobald du deine ausgespielt hast.',
  },
  edition: common.edition,
}

const values: { readonly [value: string]: string } = {
  ...common.values,
  everybody: 'wenn alle ihre ausgespielt haben',
  own: 'wenn du deine ausgespielt hast',
  duel: 'Russischer Toast',
  single: 'alle einzeln',
  pairs: 'Adel und Vorkoster',
  all: 'alle 15',
  usual: 'gewöhnlich',
  mild: 'mild',
  deadly: 'tödlich',
  large: 'groß',
}

export const de: Text<Toast> = {
  ...title.de,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    ...common.moves(words, phrases),
    keep: () => 'Behalten, was du gezogen hast',
    again: () => 'Alle vier zurücklegen und noch einmal ziehen',
    accuse: (move) => `Groll gegen ${at(words.houses, move.house, 'house').name} hegen`,
    trade: ({ give }) => `${common.accusative(words, phrases, give)} gegen das Tödliche Gift tauschen`,
    exchange: ({ give }) => `${common.accusative(words, phrases, give)} zurücklegen und blind ziehen`,
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'host' && typeof value === 'number') return name(value)
    if (key === 'edition') return common.editionNamed(value)
    if (key === 'rounds') return `${value} Umläufe`
    if (key === 'match') return `${value} ${plural.de(Number(value), 'Runde', 'Runden')}`
    if (key === 'bag') return `${values[String(value)]}: ${contents(words, phrases, BAGS[value as Options['bag']])}`
    return sure(values[String(value)], 'word for this option')
  },
}
