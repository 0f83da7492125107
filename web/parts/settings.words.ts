/** How a table plays, in words that everybody at it reads. */
import { words } from '../app/language.ts'

export const settingsWords = words({
  en: {
    clock: 'The candle',
    clocks: {
      off: 'none',
      relaxed: 'two minutes',
      quick: '25 seconds',
      day: 'a day',
      days: 'three days',
      week: 'a week',
    },
    talks: { phrases: 'set phrases', free: 'free words' },
    watching: 'Onlookers',
    watchings: { open: 'welcome', closed: 'not today' },
    programs: 'Programs',
    admits: { closed: 'not at this table', open: 'admitted' },
    chair: (n: number) => `chair ${n}`,
  },
  de: {
    clock: 'Die Kerze',
    clocks: {
      off: 'keine',
      relaxed: 'zwei Minuten',
      quick: '25 Sekunden',
      day: 'ein Tag',
      days: 'drei Tage',
      week: 'eine Woche',
    },
    talks: { phrases: 'feste Sätze', free: 'freie Worte' },
    watching: 'Zuschauer',
    watchings: { open: 'willkommen', closed: 'heute nicht' },
    programs: 'Programme',
    admits: { closed: 'nicht an diesem Tisch', open: 'zugelassen' },
    chair: (n: number) => `Stuhl ${n}`,
  },
})
