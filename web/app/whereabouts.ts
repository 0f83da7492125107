/** Where in the house an address leads. */
import { type Route, routeOf, socketFor } from '../../protocol/routes.ts'

export type Whereabouts =
  | { readonly page: 'home' | 'about' | 'fair' | 'know' | 'nowhere' }
  | { readonly page: 'new' | 'rules' | 'practice'; readonly game: string | undefined }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'table' | 'watch' | 'tv'; readonly code: string }
  | { readonly page: 'circle' | 'book'; readonly code: string }
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

export function whereaboutsOf(path: string): Whereabouts {
  const route = routeOf(path)
  return route ? leadsTo(route) : { page: 'nowhere' }
}

/** Where a socket is opened by a page at this address: where it shows a table, the socket's address names that. */
export const socketFrom = (path: string): string => {
  const { page, code = '' } = routeOf(path) ?? {}
  return socketFor(page === 'circle' || page === 'book' ? '' : codeOf(code))
}

function leadsTo({ page, game, code = '', round = '1' }: Route): Whereabouts {
  switch (page) {
    case 'home':
    case 'about':
    case 'fair':
    case 'know':
      return { page }
    case 'new':
    case 'rules':
    case 'practice':
      return { page, game }
    case 'learn':
      return { page, game: game ?? '' }
    case 'table':
    case 'watch':
    case 'tv':
      return { page, code: codeOf(code) }
    case 'circle':
    case 'book':
      return { page, code }
    case 'proof':
      return { page, code: codeOf(code), round: Number(round) }
    case 'replay':
      return { page, code: code === '' ? undefined : codeOf(code), round: Number(round) }
  }
}
