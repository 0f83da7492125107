/** The page as browsers find it in tests. */
import { sure } from '../../kernel/at.ts'
import { fileOf, type Page, readPage } from '../../server/net/static-files.ts'
import { builtPage } from '../../web/build.ts'

const read = new Map<string, Page>()
const LIST = '/assets.json'

/** Where the page lies; it may be built first. */
export const pageFolder = () => builtPage(() => process.stderr.write('humbug: Building the page …\n'))

export const pageHere = async (): Promise<Page> => pageIn(await pageFolder())

/**
 * With no list of parts to fetch early. Every window would fetch a hundred files for the day on which the house gets a new page;
 * `pwa.test.ts` is about that day, and has the list.
 */
export function pageIn(folder: string): Page {
  const kept = read.get(folder)
  if (kept) return kept
  const page = readPage(folder)
  const list = JSON.parse(Buffer.from(sure(page.files.get(LIST), LIST).plain).toString())
  const files = new Map(page.files).set(LIST, fileOf(LIST, JSON.stringify({ ...list, files: [] })))
  const shown = { ...page, files }
  read.set(folder, shown)
  return shown
}
