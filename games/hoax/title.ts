import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'hoax',
  place: 4,
  seats: [3, 12],
  en: {
    title: 'Hoax',
    pitch:
      'Six masks, one face, and nobody is sworn in. Live off other people’s titles, and see through theirs before they see through yours.',
  },
  de: {
    title: 'Sein oder Nichtsein',
    pitch:
      'Sechs Masken, ein Gesicht, und niemand steht unter Eid. Leb von fremden Titeln und durchschau die anderen, bevor sie dich durchschauen.',
  },
} as const satisfies Title
