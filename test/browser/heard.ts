/** An ear at the page: what a screen reader would read out, and what can be found there by role and name. Nothing is looked at. */
import type { Locator } from 'playwright-core'
import type { Person } from './person.ts'

export interface Heard {
  /** `log`: what happens. `call`: what is said to this person. `dialog`: a sheet that took the keyboard. */
  readonly how: 'log' | 'call' | 'dialog'
  readonly text: string
  /** Something was held up meanwhile. */
  readonly held: boolean
}

/** So long nothing is said only where nothing will be. */
const SILENCE = 40_000

interface Ears {
  heard: Heard[]
  hold: boolean
  more: () => void
}

/**
 * Runs in the page. A region is read out when words come into it; one that comes with its words is not, unless it is an alert.
 * Of a log only what is added is read, of any other region all.
 */
function listen(): void {
  const ears: Ears = { heard: [], hold: false, more: () => {} }
  Object.assign(globalThis, { ears })
  const live = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const there = new WeakSet<Element>(document.querySelectorAll(live))
  const say = (how: Heard['how'], text: string | null) => {
    const words = text?.replace(/\s+/g, ' ').trim()
    if (!words) return
    ears.heard.push({ how, text: words, held: ears.hold })
    ears.more()
  }
  const alertsIn = (nodes: NodeList) =>
    [...nodes].flatMap((node) => {
      if (!(node instanceof Element)) return []
      return [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=alert]'))
    })
  const regionOf = (node: Node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(live)
    return region && there.has(region) && !region.closest('[aria-hidden=true]') ? region : undefined
  }
  const isFresh = ({ type, addedNodes }: MutationRecord) => type === 'characterData' || addedNodes.length > 0
  new MutationObserver((changes) => {
    const fresh = changes.filter(isFresh)
    for (const { addedNodes } of fresh) for (const alert of alertsIn(addedNodes)) say('call', alert.textContent)
    for (const { target, addedNodes } of fresh)
      if (regionOf(target)?.matches('[role=log]')) for (const node of addedNodes) say('log', node.textContent)
    const whole = fresh.map(({ target }) => regionOf(target)).filter((region) => region?.matches(':not([role=log])'))
    for (const region of new Set(whole)) say('call', region?.textContent ?? null)
    for (const region of document.querySelectorAll(live)) there.add(region)
  }).observe(document, { childList: true, subtree: true, characterData: true })
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element && target.closest('dialog')
    if (dialog) say('dialog', dialog.getAttribute('aria-label'))
  })
}

type Eared = typeof globalThis & { readonly ears: Ears }

/** Something that can be pressed, as a screen reader lists it. */
export interface Control {
  /** Where it is. */
  readonly part: Locator
  readonly name: string
  readonly pressed: boolean
}

export class Ear {
  readonly person: Person
  /** How much of what was said has been taken in. */
  #at = 0

  private constructor(person: Person) {
    this.person = person
  }

  static async at(person: Person): Promise<Ear> {
    await person.page.evaluate(listen)
    return new Ear(person)
  }

  /** All that was ever read out. */
  all(): Promise<Heard[]> {
    return this.person.page.evaluate(() => (globalThis as Eared).ears.heard)
  }

  #length(): Promise<number> {
    return this.person.page.evaluate(() => (globalThis as Eared).ears.heard.length)
  }

  /** What is said next to this person, after all that was taken in. */
  async called(): Promise<Heard> {
    for (;;) {
      const next = await this.#nth(this.#at++)
      if (next.how !== 'log' && !next.held) return next
    }
  }

  /** The so-manieth thing that is read out, as soon as it is. */
  #nth(nth: number): Promise<Heard> {
    return this.person.page.evaluate(
      ([at, silence]) =>
        new Promise<Heard>((done, failed) => {
          const { ears } = globalThis as Eared
          const last = () => JSON.stringify(ears.heard.slice(-5), null, 1)
          const late = setTimeout(() => failed(new Error(`nothing is said any more; the last was ${last()}`)), silence)
          ears.more = () => {
            const next = ears.heard[at]
            if (!next) return
            clearTimeout(late)
            done(next)
          }
          ears.more()
        }),
      [nth, SILENCE] as const,
    )
  }

  /** What can be pressed in that part; a thing without a name is nothing that a listener could press. */
  async controls(part: Locator): Promise<Control[]> {
    const tree = await part.ariaSnapshot()
    return tree.split('\n').flatMap((line) => {
      const node = unquoted(line.trim().replace(/^- /, ''))
      if (!/^button\b/.test(node) || / \[disabled\]/.test(node)) return []
      const name = /^button "((?:[^"\\]|\\.)*)"/.exec(node)?.[1]
      if (name === undefined) throw new Error(`a button without a name in\n${tree}`)
      return [{ part, name: JSON.parse(`"${name}"`), pressed: / \[pressed\]/.test(node) }]
    })
  }

  /** Presses it with the keyboard, unless it has gone; what was said before that is done with. */
  async press(control: Control): Promise<void> {
    const length = await this.#length()
    if (!(await this.#reach(control))) return
    this.#at = length
    await this.person.page.keyboard.press('Enter')
  }

  /** Holds it with the keyboard until something fitting is read out, and says what that was. */
  async hold(control: Control, fitting = /./): Promise<string> {
    const { keyboard } = this.person.page
    let length = await this.#length()
    if (!(await this.#reach(control))) return ''
    await this.#holds(true)
    await keyboard.down(' ')
    for (;;) {
      const { how, text } = await this.#nth(length++)
      if (how !== 'call' || !fitting.test(text)) continue
      await keyboard.up(' ')
      await this.#holds(false)
      return text
    }
  }

  /** Found and reached in one go: in between it could go. */
  #reach({ part, name }: Control): Promise<boolean> {
    return part.getByRole('button', { name, exact: true }).evaluateAll(([found]) => {
      if (found instanceof HTMLElement) found.focus()
      return found !== undefined
    })
  }

  #holds(hold: boolean): Promise<void> {
    return this.person.page.evaluate((now) => {
      ;(globalThis as Eared).ears.hold = now
    }, hold)
  }
}

/** A line of the tree that would mean something else to its format stands in quotes. */
function unquoted(node: string): string {
  const quoted = /^'((?:[^']|'')*)'/.exec(node)?.[1]
  return quoted === undefined ? node : quoted.replaceAll("''", "'")
}
