/** Where in the house this device is: the address says it all, so a link, a reload and the back button agree. */
import { signal } from '@preact/signals'

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

export const place = signal<Place>(placeOf(location.pathname))
/** The part of the address after #, which never leaves the device: a clause, or a ticket for a seat. */
export const fragment = signal(location.hash.slice(1))

function arrive(): void {
  fragment.value = decodeURIComponent(location.hash.slice(1))
  place.value = placeOf(location.pathname)
}

export function go(path: string): void {
  if (path === location.pathname + location.hash) return
  history.pushState(null, '', path)
  scrollTo(0, 0)
  arrive()
}

/** Goes on without a way back: to a table that has just been laid, not to the form that laid it. */
export function turn(path: string): void {
  history.replaceState(null, '', path)
  arrive()
}

/** Links of our own page are followed without a reload. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.protocol === 'blob:') return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}
