/** Names as people see and hear them. */

/** What leaves a place empty as a blank does, although it is a symbol or a letter: a pattern of dots without dots, and fillers of Hangul. */
const EMPTY = '\\u2800\\u115f\\u1160'
const empty = new RegExp(`[${EMPTY}]`, 'gu')

/** Something to see. */
export const seen = new RegExp(`(?![\\p{DI}${EMPTY}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u')

/** Two names that look or sound the same are the same: a blank is a blank, however wide, and so are several. */
export const spoken = (name: string) =>
  name
    .normalize('NFKC')
    .replace(empty, ' ')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
