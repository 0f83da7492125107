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
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live) ?? null
  const hears = (region: Element) => there.has(region) && !region.closest('[aria-hidden=true]')
  new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes, type } of changes) {
      const region = regionOf(target)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role=alert]')) say('call', alert.textContent)
      if (!region || !hears(region)) continue
      if (region.matches('[role=log]')) for (const node of addedNodes) say('log', node.textContent)
      else if (addedNodes.length > 0 || type === 'characterData') changed.add(region)
    }
    for (const region of changed) say('call', region.textContent)
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

  /** What is said next to this person, after all that was taken in. */
  async called(): Promise<Heard> {
    for (;;) {
      const next = await this.#next()
      this.#at++
      if (next.how !== 'log') return next
    }
  }

  #next(): Promise<Heard> {
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
      [this.#at, SILENCE] as const,
    )
  }

  /** What can be pressed in that part; a thing without a name is nothing that a listener could press. */
  async controls(part: Locator): Promise<Control[]> {
    const tree = await part.ariaSnapshot()
    return tree.split('\n').flatMap((line) => {
      const node = unquoted(line.trim().replace(/^- /, ''))
      if (!/^button\b/.test(node) || /\[disabled\]/.test(node)) return []
      const name = /^button "((?:[^"\\]|\\.)*)"/.exec(node)?.[1]
      if (name === undefined) throw new Error(`a button without a name in\n${tree}`)
      return [{ name: JSON.parse(`"${name}"`), pressed: / \[pressed\]/.test(node) }]
    })
  }

  /** Presses it with the keyboard, unless it has gone; what was said before that is done with. */
  async press(button: Locator): Promise<void> {
    if (await this.#reach(button)) await this.person.page.keyboard.press('Enter')
  }

  async #reach(button: Locator): Promise<boolean> {
    const { length } = await this.all()
    const [found] = await button.elementHandles()
    if (!found) return false
    await found.focus()
    this.#at = length
    return true
  }

  #holds(hold: boolean): Promise<void> {
    return this.person.page.evaluate((now) => {
      ;(globalThis as Eared).ears.hold = now
    }, hold)
  }

  /** Holds it with the keyboard until something fitting is read out, and says what that was. */
  async hold(button: Locator, fitting = /./): Promise<string> {
    const { page } = this.person
    if (!(await this.#reach(button))) return ''
    await this.#holds(true)
    await page.keyboard.down(' ')
    let heard = await this.called()
    while (!fitting.test(heard.text)) heard = await this.called()
    await page.keyboard.up(' ')
    await this.#holds(false)
    return heard.text
  }
}

/** A line of the tree that would mean something else to its format stands in quotes. */
function unquoted(node: string): string {
  const quoted = /^'((?:[^']|'')*)'/.exec(node)?.[1]
  return quoted === undefined ? node : quoted.replaceAll("''", "'")
}
