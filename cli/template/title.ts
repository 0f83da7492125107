import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'whopper',
  place: 99,
  seats: [2, 6],
  without: ['gist', 'lesson'],
  en: { title: 'Whopper', pitch: 'A card that you alone see, a number that all hear, and somebody who has to answer.' },
  de: {
    title: 'Whopper',
    pitch: 'Eine Karte, die nur du siehst, eine Zahl, die alle hören, und jemand muss antworten.',
  },
} as const satisfies Title
