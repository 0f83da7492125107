/** Where in the house an address leads. */

export type Place =
  | { readonly page: 'home' | 'about' | 'fair' | 'nowhere' }
  | { readonly page: 'new' | 'rules'; readonly game: string | undefined }
  | { readonly page: 'table' | 'watch'; readonly code: string }
  | { readonly page: 'proof'; readonly code: string; readonly round: number }

/** Codes are said aloud and typed by hand: small letters are as good, and what cannot be a letter is its look-alike. */
export function codeOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/U/g, 'V')
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 6)
}

export function placeOf(path: string): Place {
  const [page = '', one, two, ...more] = path.split('/').slice(1)
  if (more.length > 0) return { page: 'nowhere' }
  if (page === '' && one === undefined) return { page: 'home' }
  if ((page === 'new' || page === 'rules') && two === undefined) return { page, game: one || undefined }
  if ((page === 'about' || page === 'fair') && one === undefined) return { page }
  if (page === 't' && one && two === undefined) return { page: 'table', code: codeOf(one) }
  if (page === 'watch' && one && two === undefined) return { page: 'watch', code: codeOf(one) }
  if (page === 'proof' && one && /^\d{1,6}$/.test(two ?? '')) {
    return { page: 'proof', code: codeOf(one), round: Number(two) }
  }
  return { page: 'nowhere' }
}
