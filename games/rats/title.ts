import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'rats',
  place: 1,
  seats: [3, 12],
  en: {
    title: 'The Rats in the Walls',
    pitch:
      'Something scratches behind the plaster. Say how many, keep a straight face, and let others lose their minds.',
  },
  de: {
    title: 'Die Ratten im Gemäuer',
    pitch:
      'Hinter dem Putz kratzt etwas. Sag, wie viele es sind, verzieh keine Miene und lass andere den Verstand verlieren.',
  },
} as const satisfies Title
