/** Every address at which the page has something to show, or speaks to the house: the server answers these, and the page finds its way by them. */

/** `:game`, `:code` and `:round` stand for a part of the address that is not empty; a round is a number. */
export const routes = {
  home: ['/'],
  new: ['/new', '/new/:game'],
  rules: ['/rules', '/rules/:game'],
  about: ['/about'],
  fair: ['/fair'],
  know: ['/know'],
  practice: ['/practice', '/practice/:game'],
  learn: ['/learn/:game'],
  table: ['/t/:code'],
  watch: ['/watch/:code'],
  tv: ['/tv/:code'],
  proof: ['/proof/:code/:round'],
  circle: ['/c/:code'],
  replay: ['/replay', '/replay/:code/:round'],
  book: ['/c/:code/book'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export interface Route {
  readonly page: keyof typeof routes
  readonly game?: string
  readonly code?: string
  readonly round?: string
}

/** Where an address leads, as it is written there; undefined if nowhere. */
export function routeOf(path: string): Route | undefined {
  const parts = partsOf(path)
  for (const page of Object.keys(routes) as Route['page'][]) {
    for (const pattern of routes[page]) {
      const named = match(partsOf(pattern), parts)
      if (named) return { page, ...named }
    }
  }
  return undefined
}

/** A slash after the first part says nothing: it was typed by hand. */
function partsOf(path: string): string[] {
  const parts = path.split('/').slice(1)
  const [first, second] = parts
  return first && second === '' && parts.length === 2 ? [first] : parts
}

function match(pattern: readonly string[], parts: readonly string[]): Omit<Route, 'page'> | undefined {
  const fits = (part: string, at: number) => {
    const wanted = pattern[at]
    if (wanted === ':round') return /^\d{1,6}$/.test(part)
    return wanted?.startsWith(':') ? part !== '' : part === wanted
  }
  if (parts.length !== pattern.length || !parts.every(fits)) return undefined
  const named = pattern.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at]]] : []))
  return Object.fromEntries(named)
}

/** How the house writes the code of a table: in letters and digits that nobody confuses. */
export const codeForm = /^[0-9A-HJKMNP-TV-Z]{6}$/

const SOCKET = '/socket'

/**
 * Where a socket is opened. It names the table at which it is opened, so that a balancer before several houses can keep a table's
 * guests together; but any socket serves any table, and one that is opened elsewhere names none.
 */
export const socketFor = (code = ''): string => (codeForm.test(code) ? `${SOCKET}/${code}` : SOCKET)

export const isSocket = (path: string): boolean => path === socketFor(path.slice(SOCKET.length + 1))
