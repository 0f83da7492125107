import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Hoax, Move, Options } from './state.ts'
import { news, secret } from './text.en.news.ts'
import { title } from './title.ts'
import { en as words } from './words.en.ts'
import { amount } from './words.ts'

const { roles, sorts } = words

const kinds: Record<Move['kind'], string> = {
  take: 'Take a token',
  tax: 'Tax everybody',
  income: 'Draw on the store',
  spell: 'Cast a spell',
  steal: 'Steal',
  illegal: 'Call it illegal',
  fine: 'Set a fine',
  forgive: 'Forgive',
  immune: 'Be immune',
  pay: 'Pay',
  name: 'Name a sort',
  share: 'One of the two',
  pass: 'Let it pass',
  accuse: 'Accuse',
  vote: 'Vote',
  unmask: 'Unmask',
  question: 'Question',
  show: 'Show a false role',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  starter: {
    label: 'Who starts',
    help: 'Luck decides, or you do. Tradition says the youngest, and nobody will lie about that.',
  },
  spell: { label: 'Size of the spell', help: 'How many loose tokens of one sort a Wizard makes vanish from somebody.' },
  incomes: {
    label: 'Treasury and cellar',
    help: 'Whether Emperor and Pope may also take 2 gold or 2 wine from the store. The Peasant’s harvest is never in question.',
  },
  games: {
    label: 'Games',
    help: 'How many games the series has. Points add up, and every game deals the masks anew.',
  },
  rounds: {
    label: 'Longest game',
    help: 'After so many rounds of turns a game is over, and all who are left share it.',
  },
  edition: {
    label: 'Rules',
    help: 'A table that was laid before the rules last changed keeps to those it began with.',
  },
  notes: {
    label: 'Notes',
    help: 'What the page writes into everybody’s own grid by itself. Your own marks are always yours to make.',
  },
}

const notes: Record<Options['notes'], string> = {
  record: 'all that was said, confessed and shown to you',
  own: 'only what was shown to you alone',
  nothing: 'nothing, only your own marks',
}

export const en: Text<Hoax> = {
  ...title.en,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    take: ({ sort }) => `Take ${amount(words, 1, sort)}`,
    tax: ({ role }) => ({ emperor: 'Emperor: 1 gold from everybody', pope: 'Pope: 1 wine from everybody' })[role],
    income: ({ role }) =>
      ({
        emperor: 'Emperor: 2 gold from the store',
        pope: 'Pope: 2 wine from the store',
        peasant: 'Peasant: 2 grain from the store',
      })[role],
    spell: ({ from, sort }, name) => `Wizard: make ${sorts[sort]} vanish from ${name(from)}`,
    steal: ({ from, sort }, name) => `Thief: steal ${sorts[sort]} from ${name(from)}`,
    illegal: () => 'Emperor: “Illegal!”',
    fine: ({ sort }) => `Judge: a fine of ${amount(words, 2, sort)}`,
    forgive: () => 'Pope: forgive for 1',
    immune: () => 'Wizard: immune, and paying nobody',
    pay: ({ to, role }, name) => `Pay ${roles[role].name} ${name(to)}`,
    name: ({ sort }) => `Name ${sorts[sort]}`,
    share: ({ to }, name) => `One of the two to ${name(to)}`,
    pass: () => 'Let it pass',
    accuse: ({ seat, role }, name) => `Accuse ${name(seat)} of being no ${roles[role].name}`,
    vote: ({ vote }) => ({ yes: 'Yes, that was a lie', no: 'No, let it stand' })[vote],
    unmask: ({ seat, role }, name) => `Unmask ${name(seat)} as ${roles[role].name}`,
    question: ({ seat }, name) => `Give a pack and question ${name(seat)}`,
    show: ({ role }) => `Show that you are no ${roles[role].name}`,
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'starter') return value === 'random' ? 'luck decides' : name(Number(value))
    if (key === 'notes') return notes[value as Options['notes']]
    if (key === 'edition') return value === 1 ? 'as they were' : 'as they are'
    if (key === 'incomes') return value ? 'open' : 'closed'
    const [one, many] = { spell: ['token', 'tokens'], games: ['game', 'games'], rounds: ['round', 'rounds'] }[key]
    return `${value} ${plural.en(Number(value), one, many)}`
  },
}
