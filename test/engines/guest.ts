/** Somebody before the window of an engine, who finds things by what they are, waits until they are there, and presses them. */
import type { Engine } from './engine.ts'

/** A selector, and what its words contain, where that matters. */
export type What = string | { readonly css: string; readonly words: string }

export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowRight: '\uE014',
}

/** In the page: looks often until something is there; says what it did not find. */
const tools = `
  const patiently = (what, find) => new Promise((done, failed) => {
    const until = performance.now() + 60000
    const look = () => {
      const found = find()
      if (found) return done(found)
      if (performance.now() > until) return failed(new Error('waited in vain for ' + what + ' at ' + location.pathname + ':\\n' + document.body.innerText.slice(0, 1500)))
      setTimeout(look, 20)
    }
    look()
  })
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden'
  const all = ({ css, words }) => [...document.querySelectorAll(css)].filter((one) => shown(one) && (one.getAttribute('aria-label') ?? one.textContent).includes(words))
`

export class Guest {
  readonly engine: Engine
  readonly #home: string

  constructor(engine: Engine, home: string) {
    this.engine = engine
    this.#home = home
  }

  async goTo(path: string): Promise<void> {
    await this.engine.goTo(`${this.#home}${path}`)
    await this.see('h1')
  }

  /** Runs something in the page. It knows nothing but the page and what it is given. */
  run<A extends readonly unknown[], T>(what: (...given: A) => T | Promise<T>, ...given: A): Promise<T> {
    return this.engine.evaluate(`(${what})(...${JSON.stringify(given)})`) as Promise<T>
  }

  /** Waits until something is so, and says what it came to. */
  until<A extends readonly unknown[], T>(what: (...given: A) => T, ...given: A): Promise<T> {
    const asked = `(${what})(...${JSON.stringify(given)})`
    return this.#inPage(`patiently(${JSON.stringify(asked)}, () => ${asked})`) as Promise<T>
  }

  async see(what: What): Promise<void> {
    await this.#inPage(`patiently(${named(what)}, () => all(${asked(what)})[0]).then(() => true)`)
  }

  async gone(what: What): Promise<void> {
    await this.#inPage(`patiently('no ' + ${named(what)}, () => all(${asked(what)}).length === 0)`)
  }

  count(what: What): Promise<number> {
    return this.#inPage(`all(${asked(what)}).length`) as Promise<number>
  }

  text(what: What): Promise<string> {
    return this.#inPage(
      `patiently(${named(what)}, () => all(${asked(what)})[0]).then((one) => one.innerText)`,
    ) as Promise<string>
  }

  /** A click in the middle of the first that can be pressed. */
  async press(what: What): Promise<void> {
    await this.#click(what, await this.#middle(what, 'must'))
  }

  /** Presses something that may go by itself before a finger comes to it. */
  async pressIfThere(what: What): Promise<void> {
    const place = await this.#middle(what, 'may')
    if (place.length > 0) await this.#click(what, place)
  }

  /** Something may have come above it just then, even before the finger is lifted: the hand has slipped, and tries again. */
  async #click(what: What, place: Place): Promise<void> {
    await this.engine.act([move(place), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
    if ((await this.engine.evaluate('globalThis.slipped?.() ?? false')) === true) await this.pressIfThere(what)
  }

  /** Presses and does not let go before `meanwhile` is done. */
  async hold<T>(what: What, meanwhile: () => Promise<T>): Promise<T> {
    await this.engine.act([move(await this.#middle(what, 'must')), { type: 'pointerDown', button: 0 }])
    return meanwhile().finally(() => this.engine.act([{ type: 'pointerUp', button: 0 }]))
  }

  async key(...values: readonly string[]): Promise<void> {
    await this.engine.act(
      values.flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]),
    )
  }

  async write(what: What, words: string): Promise<void> {
    await this.press(what)
    await this.until(() => document.activeElement?.matches('input'))
    await this.key(...words)
    await this.until((said) => (document.activeElement as HTMLInputElement).value === said, words)
  }

  /** Where something lies that is in sight, open, at rest, settled, and not under anything else; nowhere, if it may be gone and is. */
  async #middle(what: What, there: 'must' | 'may'): Promise<Place> {
    return (await this.#inPage(`(() => {
      let before = []
      return patiently('something to press: ' + ${named(what)}, () => {
        const one = all(${asked(what)}).find((one) => !one.matches(':disabled'))
        if (!one) return ${there === 'may' ? '[]' : 'undefined'}
        one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const place = [Math.round(left + width / 2), Math.round(top + height / 2)]
        before = [place.join(), ...before].slice(0, 4)
        const still = before.length === 4 && new Set(before).size === 1 && document.fonts.status === 'loaded'
        const on = (target) => one.contains(target) || target.closest('label')?.contains(one)
        const settles = () => one.closest('[data-settling]') !== null
        if (!still || settles() || !on(document.elementFromPoint(...place) ?? document.body)) return
        let landed
        const hear = ({ type, target }) => { landed = on(target) && !(type === 'click' && settles()) ? type : 'elsewhere' }
        addEventListener('pointerdown', hear, { capture: true, once: true })
        addEventListener('click', hear, { capture: true, once: true })
        globalThis.slipped = () => landed === 'elsewhere' || (landed === 'pointerdown' && one.isConnected && !one.matches(':disabled'))
        return place
      })
    })()`)) as Place
  }

  /** By how many pixels the page is wider than its window, in each of these. */
  async spills(): Promise<string[]> {
    const found: string[] = []
    for (const [width, height] of windows) {
      await this.engine.resize(width, height)
      const wide = await this.run(async () => {
        for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
        return document.documentElement.scrollWidth
      })
      if (wide > width) found.push(`${wide} px in a window of ${width}×${height}`)
    }
    return found
  }

  /** What the page had to complain about; not what only was on its way when the page was left, and can be had (WebKit). */
  complaints(): Promise<string[]> {
    return this.run(async () => {
      const all: string[] = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
      const missing = new Map<string, boolean>()
      for (const url of new Set(all.flatMap((one) => one.split('not found: ')[1] ?? []))) {
        missing.set(`not found: ${url}`, !(await fetch(url)).ok)
      }
      return all.filter((one) => missing.get(one) ?? true)
    })
  }

  #inPage(expression: string): Promise<unknown> {
    return this.engine.evaluate(`(() => { ${tools}; return ${expression} })()`)
  }
}

const windows = [
  [360, 640],
  [844, 390],
  [1440, 900],
  [390, 844],
] as const

/** Across and down; nowhere where there is nothing. */
type Place = readonly number[]
const move = ([x = 0, y = 0]: Place) => ({ type: 'pointerMove', x, y }) as const

const asked = (what: What) => JSON.stringify(typeof what === 'string' ? { css: what, words: '' } : what)
const named = (what: What) => JSON.stringify(typeof what === 'string' ? what : `${what.css} “${what.words}”`)
