/** Firefox, over the socket that it opens itself (WebDriver BiDi). */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { sure } from '../../kernel/at.ts'
import { newFolder } from '../open.ts'
import { type Deed, type Engine, sourceOf } from './engine.ts'
import { firefoxPath } from './found.ts'
import { Program } from './program.ts'

const prefs = {
  // As on every phone: a bar takes no room.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB, en',
  // One process for all pages, and none in store: each would begin with nothing but work.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  // It remembers nothing, and nobody else looks at its pages.
  'accessibility.force_disabled': 1,
  'browser.cache.disk.enable': false,
  'browser.sessionstore.interval': 3_600_000,
  'places.history.enabled': false,
  'privacy.trackingprotection.enabled': false,
  // It asks nobody for anything.
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.unified': false,
}

interface Said {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
  readonly params?: { readonly context: string }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

export class Firefox implements Engine {
  readonly name = 'firefox'
  readonly #program: Program
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (said: Said) => void>()
  #arrivals: ((what: 'another page') => void)[] = []
  #count = 0
  #window = ''

  private constructor(program: Program, socket: WebSocket) {
    this.#program = program
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
  }

  static async open(more: Readonly<Record<string, boolean>> = {}): Promise<Firefox> {
    const profile = newFolder()
    const lines = Object.entries({ ...prefs, ...more }).map(
      ([name, value]) => `user_pref(${JSON.stringify([name, value]).slice(1, -1)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
    const program = new Program(sure(firefoxPath(), 'Firefox'), words, { HOME: profile })
    const socket = new WebSocket(`${await program.says(/BiDi listening on (ws:\S+)/)}/session`, {
      perMessageDeflate: false,
    })
    await once(socket, 'open')
    const firefox = new Firefox(program, socket)
    await firefox.#begin()
    return firefox
  }

  async #begin(): Promise<void> {
    await this.#ask('session.new', { capabilities: {} })
    await this.#ask('session.subscribe', { events: ['browsingContext.domContentLoaded'] })
    // The first window never has the focus.
    const { context } = await this.#ask<{ context: string }>('browsingContext.create', { type: 'window' })
    this.#window = context
  }

  #hear(said: Said): void {
    if (said.id === undefined) return this.#arrive(said.params?.context)
    this.#waiting.get(said.id)?.(said)
    this.#waiting.delete(said.id)
  }

  /** Another page has come: what was asked of the one before is never answered. */
  #arrive(window: string | undefined): void {
    if (window === this.#window) for (const arrived of this.#arrivals.splice(0)) arrived('another page')
  }

  async #ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#count
    const answer = new Promise<Said>((done) => this.#waiting.set(id, done))
    this.#socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answer
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result as T
  }

  async goTo(url: string): Promise<void> {
    await this.#ask('browsingContext.navigate', { context: this.#window, url, wait: 'complete' })
  }

  async reload(): Promise<void> {
    await this.#ask('browsingContext.reload', { context: this.#window, wait: 'complete' })
  }

  async evaluate(expression: string): Promise<unknown> {
    const arrival = new Promise<'another page'>((done) => this.#arrivals.push(done))
    const asking = this.#ask<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify([await (${expression})]))()`,
      target: { context: this.#window },
      awaitPromise: true,
    })
    const found = await Promise.race([asking, arrival])
    if (found === 'another page') return this.evaluate(expression)
    if (found.type === 'exception') throw new Error(found.exceptionDetails?.text)
    return JSON.parse(sure(found.result?.value, 'value'))[0]
  }

  async act(deeds: readonly Deed[]): Promise<void> {
    await this.#ask('input.performActions', { context: this.#window, actions: [sourceOf(deeds)] })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#ask('browsingContext.setViewport', { context: this.#window, viewport: { width, height } })
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#ask<{ data: string }>('browsingContext.captureScreenshot', { context: this.#window })
    return Buffer.from(data, 'base64')
  }

  async close(): Promise<void> {
    this.#socket.terminate()
    await this.#program.close()
  }
}
