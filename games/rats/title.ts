import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'rats',
  place: 1,
  seats: [3, 12],
  en: {
    title: 'The Rats in the Walls',
    pitch: 'Something scratches behind the plaster. Say how many, keep a straight face, and lose your mind last.',
  },
  de: {
    title: 'Die Ratten im Gemäuer',
    pitch:
      'Hinter dem Putz kratzt etwas. Sag, wie viele es sind, verzieh keine Miene und verlier als Letzter den Verstand.',
  },
} as const satisfies Title
