/** The deck (C1 to C21), in the order of the rules. */
export const keys = [
  'cobra',
  'belladonna',
  'quicksilver',
  'datura',
  'hellebore',
  'amalthea',
  'mandrake',
  'yew',
  'curare',
  'oleander',
  'foxglove',
  'cellarer',
  'arsenica',
  'nightshade',
  'butler',
  'hemlock',
  'cicuta',
  'antimony',
  'cantarella',
  'wolfsbane',
  'socrates',
] as const
export type Key = (typeof keys)[number]

/** The clause of a character. */
export function clauseOf(key: Key): string {
  return `C${keys.indexOf(key) + 1}`
}

/** G2.2: those known from print are C1 to C5; the rest is our own design, and the table says so. */
export function sourceOf(key: Key): 'print' | 'ours' {
  return keys.indexOf(key) < 5 ? 'print' : 'ours'
}
