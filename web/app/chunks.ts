/**
 * The parts of the page that load late. The house hands out only its present page; once it gets a new one, an open table
 * could no longer have a part it never needed before. So all parts are fetched early, to wait in the browser's cache.
 */

interface Served {
  readonly version: string
  /** All that a page of this version may ask for later. */
  readonly files: readonly string[]
}

/** The last answer: what a page of this version may need does not change. */
let answered: Promise<Served | undefined> | undefined

/** What the house serves now; nothing if it cannot be asked. */
export function served(): Promise<Served | undefined> {
  answered = askServed()
  return answered
}

async function askServed(): Promise<Served | undefined> {
  try {
    const answer = await fetch('/assets.json', { cache: 'no-cache' })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** On a busy device no page is ever idle: then it is done after so long. */
const LATEST = { timeout: 5000 }

/** When the page is there and has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Some browsers never say that they are idle.
  const rest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(work, LATEST) : setTimeout(work, 1000))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

export function fetchChunks(): void {
  if (import.meta.env.PROD) whenIdle(() => void fetchAll())
}

async function fetchAll(): Promise<void> {
  const { files = [] } = (await answered) ?? (await served()) ?? {}
  // One after the other: somebody may be about to press a button.
  for (const file of files) await fetch(file, { priority: 'low' }).catch(() => {})
}
