/** Somebody with a device: a browser window of its own, real touches where it is a phone, and an ear for complaints. */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import { Pane } from './pane.ts'
import { heardPress } from './presses.ts'
import type { Wire } from './wire.ts'

const sizes = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 1440, height: 900 },
  flat: { width: 844, height: 390 },
} as const
export type Device = keyof typeof sizes

/** Where somebody comes to: one house, or several at one address. */
export interface Place {
  readonly browser: Browser
  readonly wire: Pick<Wire, 'state'>
  /** Where browsers find it. */
  address(path?: string): string
  /** Where players without a page find it. */
  readonly port: number
}

export interface Visitor {
  readonly as: Device
  readonly language: Language
  readonly name: string
  /** `still`: the device asks for reduced motion, and a ceremony is over as soon as one presses on. */
  readonly motion: 'moves' | 'still'
  /** `keeps`: the page lies on the device afterwards, and opens without the house. */
  readonly page: 'keeps' | 'fetches'
  readonly scale: number
  /** `unseen`: everything is where it is and can be pressed, but nothing is drawn. Nobody looks at it, and drawing is most of the work. */
  readonly paint: 'unseen' | 'whole'
  /** `new`: is told every game in a minute before the first one. */
  readonly to: 'new' | 'used'
}

const usual: Visitor = {
  as: 'wide',
  language: 'en',
  name: 'Ada',
  motion: 'still',
  page: 'fetches',
  scale: 1,
  paint: 'unseen',
  to: 'used',
}
const wireless = /WebSocket connection to .* failed|net::ERR_(CONNECTION|EMPTY|INTERNET|NETWORK|SOCKET|TIMED)/

/** How often to look for something that is to come: at every frame, as Playwright would, keeps the page busy with frames. */
export const calmly = { polling: 50 } as const

/** So many frames are shown of what was said and heard before something could not be pressed. */
const LATELY = 12

/** How long a finger aims before it is looked whether there is still something to press, and how often. */
const briefly = { timeout: 2000 } as const
const TRIES = 20

/** The middle of something that stands still: letters that come late move everything once more. */
export async function middleOf(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await what.evaluate(() => document.fonts.ready)
  const found = sure(await what.elementHandle(), 'such thing on the page')
  await found.waitForElementState('stable')
  const { x, y, width, height } = sure(await found.boundingBox(), 'place of it')
  return { x: x + width / 2, y: y + height / 2 }
}

async function middleInSight(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await what.scrollIntoViewIfNeeded()
  return middleOf(what)
}

export class Person {
  readonly parlour: Place
  readonly name: string
  readonly language: Language
  readonly device: Device
  readonly complaints: string[] = []
  /** What this page may say in its console, because the test provokes it. */
  readonly forgiven: RegExp[] = []
  /** Every frame that came from the house to any window of this device. */
  readonly heard: string[] = []
  readonly said: string[] = []
  readonly #pane: Pane

  private constructor(parlour: Place, { name, language, as }: Visitor, pane: Pane) {
    this.parlour = parlour
    this.name = name
    this.language = language
    this.device = as
    this.#pane = pane
    pane.ear = {
      asked: (address) => this.#asked(address),
      complained: (text) => this.#complain(text),
      heard: (frame) => this.heard.push(frame),
      said: (frame) => this.said.push(frame),
    }
  }

  static async come(parlour: Place, some: Partial<Visitor>): Promise<Person> {
    const visitor = { ...usual, ...some }
    const { paint, to } = visitor
    const touches = visitor.as !== 'wide'
    const options = {
      locale: visitor.language === 'de' ? 'de-DE' : 'en-GB',
      hasTouch: touches,
      isMobile: touches,
      deviceScaleFactor: visitor.scale,
      reducedMotion: visitor.motion === 'still' ? 'reduce' : 'no-preference',
      serviceWorkers: visitor.page === 'keeps' ? 'allow' : 'block',
    } as const
    const { browser } = parlour
    const pane = await Pane.lend({ browser, origin: parlour.address(''), options, size: sizes[visitor.as], paint, to })
    return new Person(parlour, visitor, pane)
  }

  /** Goes home; `kept`: the window may be somebody else's. */
  async leave(pane: 'kept' | 'closed'): Promise<void> {
    await (pane === 'kept' ? this.#pane.giveBack() : this.#pane.close())
  }

  get context(): BrowserContext {
    return this.#pane.context
  }

  get page(): Page {
    return this.#pane.page
  }

  /** For what Playwright has no word for; whatever is switched on there must be switched off again. */
  devtools(): Promise<CDPSession> {
    return this.#pane.devtools()
  }

  get touches(): boolean {
    return this.device !== 'wide'
  }

  #complain(text: string): void {
    if (wireless.test(text) && this.parlour.wire.state !== 'whole') return
    if (this.forgiven.some((pattern) => pattern.test(text))) return
    this.complaints.push(text)
  }

  #asked(address: string): void {
    const { protocol, host } = new URL(address)
    const home = new URL(this.parlour.address()).host
    if (/^(https?|wss?):$/.test(protocol) && host !== home) this.#complain(`asked ${address}`)
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.parlour.address(path))
    await this.page.locator('h1').first().waitFor()
  }

  /** Follows a link of the page, without a reload, to what is to be seen there. */
  async follow(path: string, ready: string): Promise<void> {
    await this.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await this.page.locator(ready).first().waitFor()
  }

  /** A click with the mouse, or a tap of the finger. */
  async press(what: Locator): Promise<void> {
    try {
      const press = () => (this.touches ? what.tap() : what.click())
      if ((await heardPress(what, this.page, 'sure', press)) === 'slipped')
        await heardPress(what, this.page, 'sure', press)
    } catch (error) {
      throw new Error(`${String(error)}\n${await this.#lately()}`, { cause: error })
    }
  }

  /** What was said and heard of late, and what the page shows, for whoever has to find out why something could not be pressed. */
  async #lately(): Promise<string> {
    const shown = await this.text().catch(String)
    const of = (frames: readonly string[]) => frames.slice(-LATELY).join('\n')
    return `said:\n${of(this.said)}\nheard:\n${of(this.heard)}\nshown:\n${shown}`
  }

  /** Presses something that may go, or shut, by itself before a finger comes to it. */
  async pressIfThere(selector: string): Promise<'pressed' | 'gone'> {
    for (let tries = TRIES; tries > 0; tries--) {
      const found = await this.page.$(`:is(${selector}):not(:disabled)`)
      if (!found) return 'gone'
      const press = () => (this.touches ? found.tap(briefly) : found.click(briefly))
      try {
        if ((await heardPress(found, this.page, 'unsure', press)) === 'done') return 'pressed'
      } catch (error) {
        // What is there, and open, and cannot be pressed is a fault of the page.
        if (tries === 1) throw error
      }
    }
    throw new Error(`whoever aims at ${selector} always presses something else`)
  }

  /** Presses where something is drawn, whatever lies over it there. */
  async pressAt(what: Locator): Promise<void> {
    const { x, y } = await middleInSight(what)
    await (this.touches ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y))
  }

  /** Presses and does not let go before `meanwhile` is done. */
  async hold<T>(what: Locator, meanwhile: () => Promise<T>): Promise<T> {
    const { x, y } = await middleInSight(what)
    if (!this.touches) {
      await this.page.mouse.move(x, y)
      await this.page.mouse.down()
      return meanwhile().finally(() => this.page.mouse.up())
    }
    const finger = await this.devtools()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    return meanwhile().finally(() => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
  }

  /** What stands on the page, as it is read. */
  text(selector = 'body'): Promise<string> {
    return this.page.locator(selector).innerText()
  }
}
