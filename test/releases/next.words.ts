/** What tests say to a house of the next version, and how that calls its words. */
export const NEXT_WIRE = 'humbug.next'

/** Somebody waves, which no house of ours has ever seen: said as an ask that is known already. */
export const waves = { is: 'unlock' } as const
