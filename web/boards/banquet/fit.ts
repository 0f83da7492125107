/** How large a name may be written: in full, as far as letters can still be read; it wraps between words, never inside one. */

/** So many letters of a word fit beside the mark of one alone, and beside the sign of a part in a pair. */
const ROOM = { alone: 8, noble: 7, taster: 7 } as const
const SMALLEST = 0.68

const longest = (name: string) => Math.max(...name.split(/[\s-]+/).map((word) => [...word].length))

/** A part of the usual size. */
export function fitOf(name: string, role: keyof typeof ROOM): number {
  return Math.min(1, Math.max(SMALLEST, ROOM[role] / longest(name)))
}

/** Where even small letters do not fit beside the mark, the name takes the whole width, and the character gives way. */
export function isLong(name: string): boolean {
  return longest(name) * SMALLEST > ROOM.alone
}
