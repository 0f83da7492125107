/** Where in the house an address leads. */

export type Place =
  | { readonly page: 'home' | 'about' | 'fair' | 'nowhere' }
  | { readonly page: 'new' | 'rules' | 'practice'; readonly game: string | undefined }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'table' | 'watch' | 'tv'; readonly code: string }
  | { readonly page: 'proof'; readonly code: string; readonly round: number }
  | { readonly page: 'replay'; readonly code: string | undefined; readonly round: number }

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
  const [page = '', ...more] = path.split('/').slice(1)
  return find(page, more.length === 1 && more[0] === '' && page !== '' ? [] : more) ?? { page: 'nowhere' }
}

function find(page: string, [one, two, ...more]: readonly string[]): Place | undefined {
  if (more.length > 0 || one === '') return undefined
  if (two !== undefined) return one === undefined ? undefined : findRound(page, one, two)
  if (page === 'new' || page === 'rules' || page === 'practice') return { page, game: one }
  return one === undefined ? findRoom(page) : findOne(page, one)
}

function findRoom(page: string): Place | undefined {
  if (page === 'replay') return { page, code: undefined, round: 1 }
  if (page === '') return { page: 'home' }
  return page === 'about' || page === 'fair' ? { page } : undefined
}

function findOne(page: string, one: string): Place | undefined {
  if (page === 'learn') return { page, game: one }
  if (page === 't') return { page: 'table', code: codeOf(one) }
  return page === 'watch' || page === 'tv' ? { page, code: codeOf(one) } : undefined
}

function findRound(page: string, code: string, round: string): Place | undefined {
  const known = (page === 'proof' || page === 'replay') && /^\d{1,6}$/.test(round)
  return known ? { page, code: codeOf(code), round: Number(round) } : undefined
}
