import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'dice',
  place: 5,
  seats: [2, 8],
  en: {
    title: 'Liar’s Dice',
    pitch:
      'Everybody has five dice and a cup to hide them under. Say what lies on the table, and say it as if you knew.',
  },
  de: {
    title: 'Lügenwürfel',
    pitch:
      'Alle haben fünf Würfel und einen Becher darüber. Sag, was auf dem Tisch liegt, und sag es, als wüsstest du es.',
  },
} as const satisfies Title
