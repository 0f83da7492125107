import type { Title } from '../../kernel/kit.ts'

export const title = {
  key: 'goblets',
  place: 2,
  seats: [2, 12],
  en: {
    title: 'Raise Your Goblets',
    pitch:
      'Dinner is served, and so is somebody. Pour, peek, swap, and call a Toast while you still know what is where.',
  },
  de: {
    title: 'Hoch die Becher',
    pitch:
      'Es ist angerichtet, und jemand wird es bereuen. Schenk ein, spick, dreh, tausch und stoß an, solange du noch weißt, was wo drin ist.',
  },
} as const satisfies Title
