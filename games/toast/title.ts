import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'toast',
  place: 3,
  seats: [2, 12],
  en: {
    title: 'Toast!',
    pitch:
      'A function at the court of Otravia: the etiquette is strict, the wine is not. Air your grievance, empty your napkin, and call a Toast that somebody else will regret.',
  },
  de: {
    title: 'Toast!',
    pitch:
      'Empfang am Hof von Otravia: Die Etikette ist streng, der Wein ist es nicht. Sprich deinen Groll aus, leere deine Serviette und ruf einen Toast aus, den jemand anderes bereut.',
  },
} as const satisfies Title
