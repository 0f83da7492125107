/**
 * The window that somebody looks through. Opening one costs twice what the next page costs in a window that has shown ours:
 * where nobody did more than look and press, it is wiped and lent to the next who comes with the same device.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { titles } from '../../games/index.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { notePresses } from './presses.ts'

/** What a person hears of it. */
interface Ear {
  /** The page asked for this address. */
  asked(address: string): void
  complained(text: string): void
  /** A frame that came from the house to any window of this device. */
  heard(frame: string): void
  said(frame: string): void
}

interface Glass {
  readonly browser: Browser
  /** The one house that is seen through it. */
  readonly origin: string
  readonly options: BrowserContextOptions
  readonly size: { readonly width: number; readonly height: number }
  /** `unseen`: everything is where it is and can be pressed, but nothing is drawn. */
  readonly paint: 'unseen' | 'whole'
  /** `used`: whoever looks through it has played every game before. */
  readonly to: 'new' | 'used'
}

/** What leaves nothing behind that a new page and a wipe would not take away. All else is done in a window of one's own. */
const harmless: ReadonlySet<PropertyKey> = new Set<keyof Page>([
  ...([
    '$',
    'content',
    'evaluate',
    'evaluateHandle',
    'getByLabel',
    'getByRole',
    'getByText',
    'goBack',
    'goto',
    'locator',
  ] as const),
  ...(['reload', 'screenshot', 'setInputFiles', 'setViewportSize', 'url', 'viewportSize'] as const),
  ...(['waitForEvent', 'waitForFunction'] as const),
])

/** Runs in the page. Two sheets, so that the second can be taken away without a new look at everything. */
function drawNothing(): void {
  const rules = ['*, *::before, *::after { background-image: none !important }', 'html { opacity: 0 !important }']
  document.adoptedStyleSheets = rules.map((rule) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    return sheet
  })
}

/** Runs in the page: these people have played before, and need not be told a game in one minute. */
export function readBefore(games: readonly string[]): void {
  // A page of no house has nothing to remember it in.
  if (location.protocol.startsWith('http'))
    for (const game of games) localStorage.setItem(`humbug.gist.${game}`, 'read')
}

const kept: Pane[] = []
/** Each of them is a process that does nothing. */
const MOST = 10

export class Pane {
  readonly context: BrowserContext
  readonly page: Page
  readonly #glass: Glass
  readonly #key: string
  readonly #context: BrowserContext
  readonly #page: Page
  ear: Ear | undefined
  /** What was done to it that a wipe would not take away. */
  readonly #marks = new Set<PropertyKey>()
  #devtools: CDPSession | undefined

  private constructor(glass: Glass, context: BrowserContext, page: Page) {
    this.#glass = glass
    this.#key = keyOf(glass)
    this.#context = context
    this.#page = page
    if (glass.options.serviceWorkers !== 'block') this.#marks.add('serviceWorkers')
    this.context = this.#watched(context)
    this.page = this.#watched(page)
    this.#listen()
  }

  /** One that is free and as wished, else a new one. */
  static async lend(glass: Glass): Promise<Pane> {
    const key = keyOf(glass)
    const free = kept.findIndex((pane) => pane.#key === key && pane.#glass.browser === glass.browser)
    const pane = kept.splice(free, free < 0 ? 0 : 1)[0] ?? (await Pane.#open(glass))
    if (pane.#page.isClosed()) return Pane.lend(glass)
    await pane.#page.setViewportSize(glass.size)
    return pane
  }

  static async #open(glass: Glass): Promise<Pane> {
    const context = await glass.browser.newContext({ ...glass.options, viewport: glass.size })
    context.setDefaultTimeout(60_000)
    await context.addInitScript(notePresses)
    if (glass.paint === 'unseen') await context.addInitScript(drawNothing)
    if (glass.to === 'used')
      await context.addInitScript(
        readBefore,
        titles.map(({ key }) => key),
      )
    return new Pane(glass, context, await context.newPage())
  }

  /** For what Playwright has no word for. */
  async devtools(): Promise<CDPSession> {
    this.#devtools ??= await this.#context.newCDPSession(this.#page)
    return this.#devtools
  }

  /** Nobody looks through it any more; while the house is still open. */
  async giveBack(): Promise<void> {
    this.ear = undefined
    if (this.#marks.size > 0 || this.#page.isClosed() || this.#context.pages().length > 1) return this.close()
    try {
      await this.#wipe()
    } catch {
      // On its way to another page, or without a house.
      return this.close()
    }
    kept.push(this)
    if (kept.length > MOST) await kept.shift()?.close()
  }

  async close(): Promise<void> {
    await this.#context.close()
  }

  /** Goes to a page of the same house that runs nothing, and leaves nothing there. */
  async #wipe(): Promise<void> {
    const { origin } = this.#glass
    await this.#page.goto(`${origin}/healthz`)
    await this.#page.evaluate(() => sessionStorage.clear())
    const devtools = await this.devtools()
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await devtools.send('Page.resetNavigationHistory')
  }

  #watched<T extends object>(thing: T): T {
    return new Proxy(thing, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name, target)
        if (typeof found !== 'function') return found
        if (name === 'unrouteAll') this.#marks.delete('route')
        else if (!harmless.has(name)) this.#marks.add(name)
        return (...words: unknown[]) => this.#noted(found.apply(target, words))
      },
    })
  }

  /** Whoever still waits for something here goes on when it comes, also if another looks through this window by then. */
  #noted(answer: unknown): unknown {
    if (!(answer instanceof Promise)) return answer
    const waiting = Symbol('somebody who waits')
    this.#marks.add(waiting)
    const over = () => this.#marks.delete(waiting)
    answer.then(over, over)
    return answer
  }

  #listen(): void {
    const overhear = (page: Page) =>
      page.on('websocket', (socket) => {
        this.ear?.asked(socket.url())
        socket.on('framereceived', ({ payload }) => {
          for (const frame of framesIn(payload)) this.ear?.heard(JSON.stringify(frame))
        })
        socket.on('framesent', ({ payload }) => this.ear?.said(String(payload)))
      })
    overhear(this.#page)
    const context = this.#context
    context.on('page', overhear)
    context.on('request', (request) => this.ear?.asked(request.url()))
    context.on('weberror', (error) => this.ear?.complained(String(error.error())))
    context.on('console', (message) => {
      if (message.type() === 'error') this.ear?.complained(`${message.text()} (${message.location().url})`)
    })
  }
}

const keyOf = ({ origin, options, paint, to }: Glass) => JSON.stringify([origin, paint, to, options])
