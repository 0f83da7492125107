import type { Move as Common } from '../../../games/banquet/state.ts'
import type { Card, Move } from '../../../games/goblets/state.ts'
import { plural } from '../../../kernel/text.ts'
import { words } from '../../app/language.ts'

type Acts = Readonly<Record<Exclude<Move['kind'], Common['kind']>, string>>

const en = {
  act: {
    'after you': 'After you',
    trade: 'Trade',
    retarget: 'New target',
    exchange: 'Exchange',
    wait: 'Wait',
  } as Acts,
  yourLast: 'Your last action',
  lastOf: (who: string) => `${who}’s last action`,
  yourSip: 'Taste, if you like',
  yourStage: {
    beginning: 'Before the course',
    before: 'Before drinking',
    drinking: 'Drink!',
    tie: 'Drink for victory',
  },
  over: 'The table is cleared',
  tastes: 'tastes',
  opens: 'opens the turn',
  where: (course: number, of: number, round: number) => `Course ${course} of ${of} · round ${round}`,
  whereDuel: (course: number, round: number) => `Course ${course} · round ${round}`,
  whereToast: (course: number, of: number) => `Course ${course} of ${of} · the Toast`,
  whereTie: 'A last drink for the victory',
  wineKept: (n: number) => `${n} wine kept`,
  tokens: (n: number) => plural.en(n, '1 token behind the screen', `${n} tokens behind the screen`),
  faceDown: 'face down this course',
  screen: 'Behind your screen',
  noScreen: 'Nothing left behind your screen.',
  card: { title: 'Loyal or traitor?', hold: 'Hold to look. Nobody else may.' },
  cards: { loyal: 'Loyal', traitor: 'Traitor' } as Record<Card, string>,
  cardMeans: {
    loyal: 'You score what your Noble scores.',
    traitor: '3 points if your Noble is poisoned, else none.',
  } as Record<Card, string>,
  round: (n: number) => `Round ${n}`,
  mostWine: 'most wine',
  cloth: 'Totals stay under the cloth until the last course.',
  nextCourse: (n: number) => `Course ${n}, if you dare`,
  courseWon: (who: string, n: number) => plural.en(n, `${who} wins the course`, `${who} win the course`),
}

const de: typeof en = {
  act: {
    'after you': 'Nach dir',
    trade: 'Eintauschen',
    retarget: 'Ziel tauschen',
    exchange: 'Wechseln',
    wait: 'Warten',
  },
  yourLast: 'Deine letzte Aktion',
  lastOf: (who) => `Letzte Aktion: ${who}`,
  yourSip: 'Koste, wenn du magst',
  yourStage: {
    beginning: 'Vor dem Gang',
    before: 'Vor dem Trinken',
    drinking: 'Trink!',
    tie: 'Trink um den Sieg',
  },
  over: 'Der Tisch ist abgeräumt',
  tastes: 'kostet vor',
  opens: 'eröffnet den Zug',
  where: (course, of, round) => `Gang ${course} von ${of} · Runde ${round}`,
  whereDuel: (course, round) => `Gang ${course} · Runde ${round}`,
  whereToast: (course, of) => `Gang ${course} von ${of} · der Toast`,
  whereTie: 'Stichtrunk um den Sieg',
  wineKept: (n) => `${n} Wein behalten`,
  tokens: (n) => plural.de(n, '1 Marker hinter dem Sichtschirm', `${n} Marker hinter dem Sichtschirm`),
  faceDown: 'verdeckt in diesem Gang',
  screen: 'Hinter deinem Sichtschirm',
  noScreen: 'Hinter deinem Sichtschirm ist nichts mehr.',
  card: { title: 'Loyal oder Verräter?', hold: 'Halten zum Nachsehen. Nur du.' },
  cards: { loyal: 'Loyal', traitor: 'Verräter' },
  cardMeans: {
    loyal: 'Du bekommst, was dein Adliger bekommt.',
    traitor: '3 Punkte, wenn dein Adliger vergiftet wird, sonst keine.',
  },
  round: (n) => `Runde ${n}`,
  mostWine: 'meister Wein',
  cloth: 'Die Summen bleiben bis zum letzten Gang unter dem Tuch.',
  nextCourse: (n) => `Gang ${n}, wer sich traut`,
  courseWon: (who, n) => plural.de(n, `${who} gewinnt den Gang`, `${who} gewinnen den Gang`),
}

export const gobletsWords = words({ en, de })
