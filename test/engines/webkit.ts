/** WebKit, the engine of every iPhone, as Debian has it: GTK's small browser, over plain WebDriver, on a screen that nobody sees. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '../../kernel/at.ts'
import { freePort } from '../free-port.ts'
import { newFolder } from '../open.ts'
import { type Deed, type Engine, sourceOf } from './engine.ts'
import { webkitPaths } from './found.ts'
import { Program } from './program.ts'
import { ask, listening } from './webdriver.ts'

/** Reduced motion is a setting of the desktop. The header bar would keep windows from being as narrow as a phone. */
function dress(folder: string): NodeJS.ProcessEnv {
  const gtk = join(folder, 'gtk-3.0')
  mkdirSync(gtk)
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(join(gtk, 'gtk.css'), '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }\n')
  // Layers are for a graphics card: without one, putting them together is a third of all the work.
  return { HOME: folder, XDG_CONFIG_HOME: folder, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
}

interface Answer {
  readonly found?: string
  readonly error?: string
}

export class WebKit implements Engine {
  readonly name = 'webkit'
  readonly #programs: Program[] = []
  #session = ''

  static async open(): Promise<WebKit> {
    const webkit = new WebKit()
    await webkit.#begin()
    return webkit
  }

  async #begin(): Promise<void> {
    const paths = sure(webkitPaths(), 'WebKit')
    const folder = newFolder()
    const screen = this.#run(paths.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    const env = { ...dress(folder), DISPLAY: `:${await screen.says(/^(\d+)$/)}` }
    // Without one no window ever has the focus.
    this.#run(paths.windows, ['-fn', 'fixed'], env)
    const port = await freePort()
    this.#run(paths.driver, ['-p', String(port)], env)
    await listening(port)
    const browser = { binary: paths.browser, args: ['--automation'] }
    const address = `http://127.0.0.1:${port}/session`
    const patience = { timeouts: { script: 90_000 } }
    const capabilities = { alwaysMatch: { ...patience, 'webkitgtk:browserOptions': browser } }
    const { sessionId } = await ask<{ sessionId: string }>('POST', address, { capabilities })
    this.#session = `${address}/${sessionId}`
  }

  #run(path: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
    const program = new Program(path, words, env)
    this.#programs.unshift(program)
    return program
  }

  async goTo(url: string): Promise<void> {
    await ask('POST', `${this.#session}/url`, { url })
  }

  async reload(): Promise<void> {
    await ask('POST', `${this.#session}/refresh`, {})
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0]
      ;(async () => [await (${expression})])().then((found) => done({ found: JSON.stringify(found) }), (error) => done({ error: String(error) }))`
    const asking = ask<Answer>('POST', `${this.#session}/execute/async`, { script, args: [] })
    const answer = await asking.catch((why: Error) => {
      if (/before the unload event/.test(why.message)) return 'another page' as const
      throw why
    })
    if (answer === 'another page') return this.evaluate(expression)
    const { found, error } = answer
    if (error !== undefined) throw new Error(error)
    return JSON.parse(sure(found, 'value'))[0]
  }

  async act(deeds: readonly Deed[]): Promise<void> {
    await ask('POST', `${this.#session}/actions`, { actions: [sourceOf(deeds)] })
  }

  /** What is asked for is the whole window: the page in it gets what its frame leaves. */
  async resize(width: number, height: number): Promise<void> {
    const frame = (await this.evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [number, number]
    await ask('POST', `${this.#session}/window/rect`, { width: width + frame[0], height: height + frame[1] })
    const there = `innerWidth === ${width} && innerHeight === ${height}`
    await this.evaluate(`new Promise((done) => {
      const look = () => (${there} ? done() : requestAnimationFrame(look))
      look()
    })`)
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>('GET', `${this.#session}/screenshot`), 'base64')
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session)
    for (const program of this.#programs) await program.close()
  }
}
