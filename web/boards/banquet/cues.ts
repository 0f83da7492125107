/** What happens at every table sounds the same. */
export const cues = {
  poured: 'knock',
  peeked: 'word',
  rotated: 'rattle',
  swapped: 'rattle',
  toast: 'thud',
  veiled: 'knock',
  confessed: 'word',
  traded: 'word',
  drunk: 'lift',
  drank: 'lift',
  over: 'win',
} as const
