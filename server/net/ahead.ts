/** What a page will ask for next, said with the page itself: whoever is far away need not find it out first. */
import type { Route } from '../../protocol/routes.ts'
import type { Page } from './static-files.ts'

/** The piece of the page that shows a route, where it is one of those that come alone: see `web/build/pieces.ts`. */
const pieces: Readonly<Partial<Record<Route['page'], string>>> = { home: 'home', table: 'table', watch: 'table' }
/** The names of the pieces that need what is in a file, and what kind of file it is. */
const named = /^\/assets\/([a-z-]+)-[\w-]{7}\.(js|css)$/
const ways: Readonly<Record<string, string>> = { js: 'rel=modulepreload', css: 'rel=preload; as=style' }

/** The `Link` of an answer that shows a route; empty where there is nothing to say. */
export function aheadIn({ files }: Page): (page: Route['page']) => string {
  const links = (piece: string) =>
    [...files.keys()].flatMap((path) => {
      const [, names = '', kind = ''] = named.exec(path) ?? []
      return names.split('-').includes(piece) ? [`<${path}>; ${ways[kind]}`] : []
    })
  const known = new Map(Object.entries(pieces).map(([page, piece]) => [page, links(piece).join(', ')]))
  return (page) => known.get(page) ?? ''
}
