import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Hoax, Move, Options } from './state.ts'
import { news, secret } from './text.de.news.ts'
import { title } from './title.ts'
import { de as words } from './words.de.ts'
import { amount } from './words.ts'

const { roles, sorts } = words

const kinds: Record<Move['kind'], string> = {
  take: 'Marker nehmen',
  tax: 'Alle besteuern',
  income: 'Ins Lager greifen',
  spell: 'Zaubern',
  steal: 'Stehlen',
  illegal: 'Für verboten erklären',
  fine: 'Strafe verhängen',
  forgive: 'Vergeben',
  immune: 'Immun sein',
  pay: 'Zahlen',
  name: 'Sorte nennen',
  share: 'Einen von beiden',
  pass: 'Auf sich beruhen lassen',
  accuse: 'Anklagen',
  vote: 'Abstimmen',
  unmask: 'Entlarven',
  question: 'Befragen',
  show: 'Falsche Rolle zeigen',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  starter: {
    label: 'Wer beginnt',
    help: 'Der Zufall bestimmt es, oder du. Der Brauch will die jüngste Person, und da lügt ja niemand.',
  },
  spell: {
    label: 'Größe des Zauberspruchs',
    help: 'Wie viele lose Marker einer Sorte ein Zauberer jemandem wegzaubert.',
  },
  incomes: {
    label: 'Schatzkammer und Weinkeller',
    help: 'Ob Kaiser und Papst auch 2 Gold oder 2 Wein aus dem Lager holen dürfen. Die Ernte des Bauern steht außer Frage.',
  },
  games: {
    label: 'Spiele',
    help: 'Wie viele Spiele die Serie hat. Die Punkte werden addiert, die Masken jedes Mal neu verteilt.',
  },
  rounds: {
    label: 'Längstes Spiel',
    help: 'Nach so vielen Runden ist ein Spiel zu Ende, und alle, die noch dabei sind, teilen es sich.',
  },
  edition: {
    label: 'Regeln',
    help: 'Ein Tisch, der vor der letzten Änderung der Regeln gedeckt wurde, spielt nach denen, mit denen er begann.',
  },
  notes: {
    label: 'Notizen',
    help: 'Was die Seite allen von selbst ins eigene Raster schreibt. Deine eigenen Zeichen setzt du ohnehin.',
  },
}

const notes: Record<Options['notes'], string> = {
  record: 'alles, was gesagt, gestanden und dir gezeigt wurde',
  own: 'nur was dir allein gezeigt wurde',
  nothing: 'nichts, nur deine eigenen Zeichen',
}

export const de: Text<Hoax> = {
  ...title.de,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    take: ({ sort }) => `${amount(words, 1, sort)} nehmen`,
    tax: ({ role }) => ({ emperor: 'Kaiser: 1 Gold von allen', pope: 'Papst: 1 Wein von allen' })[role],
    income: ({ role }) =>
      ({
        emperor: 'Kaiser: 2 Gold aus dem Lager',
        pope: 'Papst: 2 Wein aus dem Lager',
        peasant: 'Bauer: 2 Korn aus dem Lager',
      })[role],
    spell: ({ from, sort }, name) => `Zauberer: ${name(from)} ${sorts[sort]} wegzaubern`,
    steal: ({ from, sort }, name) => `Dieb: ${name(from)} ${sorts[sort]} stehlen`,
    illegal: () => 'Kaiser: „Verboten!“',
    fine: ({ sort }) => `Richter: ${amount(words, 2, sort)} Strafe`,
    forgive: () => 'Papst: für 1 vergeben',
    immune: () => 'Zauberer: immun sein und niemandem zahlen',
    pay: ({ to, role }, name) => `An ${roles[role].name} ${name(to)} zahlen`,
    name: ({ sort }) => `${sorts[sort]} nennen`,
    share: ({ to }, name) => `Einen von beiden an ${name(to)}`,
    pass: () => 'Auf sich beruhen lassen',
    accuse: ({ seat, role }, name) => `${name(seat)} anklagen, kein ${roles[role].name} zu sein`,
    vote: ({ vote }) => ({ yes: 'Ja, das war gelogen', no: 'Nein, es soll gelten' })[vote],
    unmask: ({ seat, role }, name) => `${name(seat)} entlarven: ${roles[role].name}`,
    question: ({ seat }, name) => `Ein Paket geben und ${name(seat)} befragen`,
    show: ({ role }) => `Zeigen, dass du kein ${roles[role].name} bist`,
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'starter') return value === 'random' ? 'der Zufall' : name(Number(value))
    if (key === 'notes') return notes[value as Options['notes']]
    if (key === 'edition') return value === 1 ? 'wie früher' : 'wie heute'
    if (key === 'incomes') return value ? 'offen' : 'geschlossen'
    const [one, many] = { spell: ['Marker', 'Marker'], games: ['Spiel', 'Spiele'], rounds: ['Runde', 'Runden'] }[key]
    return `${value} ${plural.de(Number(value), one, many)}`
  },
}
