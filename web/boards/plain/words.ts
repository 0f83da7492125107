import { words } from '../../app/language.ts'

export const plainWords = words({
  en: {
    where: (n: number) => `Question ${n}`,
    table: 'On the table',
    seats: 'Round the table',
    hand: 'For you alone',
    yours: 'It is up to you',
    waits: (who: string) => `Waiting for ${who}`,
    asked: 'is asked',
    you: 'you',
    over: 'The game is over',
    choices: (n: number) => `${n} ways`,
  },
  de: {
    where: (n: number) => `Frage ${n}`,
    table: 'Auf dem Tisch',
    seats: 'Rund um den Tisch',
    hand: 'Nur für dich',
    yours: 'Es liegt an dir',
    waits: (who: string) => `Es wartet alles auf ${who}`,
    asked: 'ist gefragt',
    you: 'du',
    over: 'Das Spiel ist vorbei',
    choices: (n: number) => `${n} Möglichkeiten`,
  },
})
