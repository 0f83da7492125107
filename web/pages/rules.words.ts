import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'

export const rulesWords = words({
  en: {
    title: 'Rules',
    choose: 'Which rules shall it be?',
    unknown: 'No such game is played here. These are:',
    gist: 'In one minute',
    own: 'In our own words, after the printed rulebook. Every clause has a number, so that you can point at it.',
    from: 'Where a clause comes from',
    contents: 'Chapters',
    search: 'Find a rule',
    hint: 'Word or 4.5',
    found: (n: number) => plural.en(n, 'One place found.', `${n} places found.`),
    nothing: 'Nothing of that in the rules. So it may even be allowed.',
    clear: 'Show everything again',
    failed: 'The rulebook is stuck on the shelf: the house does not answer. Try again in a moment.',
    waiting: 'Somebody is fetching the rulebook …',
    play: 'Lay a table for it',
  },
  de: {
    title: 'Regeln',
    choose: 'Welche Regeln dürfen es sein?',
    unknown: 'So ein Spiel wird hier nicht gespielt. Diese schon:',
    gist: 'In einer Minute',
    own: 'In unseren Worten, nach dem gedruckten Regelheft. Jede Regel hat eine Nummer, damit man auf sie zeigen kann.',
    from: 'Woher eine Regel stammt',
    contents: 'Kapitel',
    search: 'Eine Regel finden',
    hint: 'Wort oder 4.5',
    found: (n: number) => plural.de(n, 'Eine Stelle gefunden.', `${n} Stellen gefunden.`),
    nothing: 'Davon steht nichts in den Regeln. Womöglich ist es also erlaubt.',
    clear: 'Wieder alles zeigen',
    failed: 'Das Regelheft klemmt im Regal: Das Haus antwortet nicht. Versuch es gleich noch einmal.',
    waiting: 'Jemand holt das Regelheft …',
    play: 'Einen Tisch dafür decken',
  },
})
