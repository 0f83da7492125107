/** A small picture for each game; one for all that bring none. */
const drawn = import.meta.glob<string>('./*/vignette.svg', { eager: true, import: 'default' })

export const vignetteOf = (game: string): string =>
  drawn[`./${game}/vignette.svg`] ?? drawn['./plain/vignette.svg'] ?? ''
