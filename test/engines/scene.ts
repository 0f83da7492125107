/** Where journeys happen: a house with the built page, a wire to it that can be cut, one window, and a fresh device for each. */

import { findGame, titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { OpenHouse } from '../../server/main.ts'
import { fileOf, type Page, readPage } from '../../server/net/static-files.ts'
import { builtPage } from '../../web/build.ts'
import { Wire } from '../browser/wire.ts'
import { closeAll, connect, house, type Seated, settingsFor } from '../open.ts'
import type { Engine } from './engine.ts'
import { Guest } from './guest.ts'

/** Runs before all of the page and writes down what goes wrong in it; what is written outlasts a reload. */
const ear = `{
  // These people have played before: nobody has to be told a game in a minute first.
  for (const game of ${JSON.stringify(titles.map(({ key }) => key))}) localStorage.setItem('humbug.gist.' + game, 'read')
  // Nobody looks at it, and drawing is most of the work.
  const unseen = new CSSStyleSheet()
  unseen.replaceSync('*, *::before, *::after { background-image: none !important } html { opacity: 0 !important }')
  document.adoptedStyleSheets = [unseen]
  // To keep the whole page on the device is much work: only whoever comes for that does it.
  if (location.search !== '?keep') navigator.serviceWorker.register = () => new Promise(() => {})
  const note = (text) => sessionStorage.setItem('complaints', JSON.stringify([...JSON.parse(sessionStorage.getItem('complaints') ?? '[]'), String(text)]))
  // Not complaints: a module that was fetched early and was there already (Firefox), and what is measured anew in the next frame.
  const meant = ({ message, target }) => target.rel !== 'modulepreload' && !/^ResizeObserver loop/.test(message)
  addEventListener('error', (event) => meant(event) && note(event.message ?? 'not found: ' + (event.target.src ?? event.target.href.baseVal ?? event.target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note('not allowed: ' + violatedDirective + ' ' + blockedURI))
  const say = console.error
  console.error = (...words) => { note(words.join(' ')); say(...words) }
}`

/** The built page, with an ear in it, and no list of parts to fetch early. */
async function pageWithEar(): Promise<Page> {
  const { html, files } = readPage(await builtPage(() => process.stderr.write('humbug: Building the page …\n')))
  const text = Buffer.from(html.en.plain).toString().replace('<head>', '<head><script src="/ear.js"></script>')
  const page = fileOf('/index.en.html', text)
  return { html: { en: page, de: page }, files: new Map(files).set('/ear.js', fileOf('/ear.js', ear)) }
}

export class Scene {
  readonly engine: Engine
  readonly wire: Wire
  readonly #house: OpenHouse
  #devices = 0

  private constructor(engine: Engine, here: OpenHouse, wire: Wire) {
    this.engine = engine
    this.#house = here
    this.wire = wire
  }

  static async open(opening: Promise<Engine>): Promise<Scene> {
    const [engine, page] = await Promise.all([opening, pageWithEar()])
    const here = await house({ page, limits: { requestBurst: 1_000_000, logSteps: 100_000 } })
    return new Scene(engine, here, await Wire.to(here.port))
  }

  get port(): number {
    return this.#house.port
  }

  /** Somebody whose device has never been here: under another name of this machine nothing is kept yet. */
  newGuest(): Guest {
    this.#devices++
    return new Guest(this.engine, `http://device-${this.#devices}.localhost:${this.wire.port}`)
  }

  async close(): Promise<void> {
    await this.engine.close()
    await this.wire.close()
    await closeAll()
  }
}

/** A table that somebody without a page has laid, who stands by: the guest sits on the first chair, simple puppets on the others. */
export async function seatAt(scene: Scene, guest: Guest, game: string, seats = 4, options: object = {}) {
  const host = await connect(scene.port)
  const code = await lay(host, game, seats, options)
  await guest.goTo(`/t/${code}`)
  await sitDown(guest)
  await host.must({ is: 'enter', code })
  for (let seat = 1; seat < seats; seat++) await host.must({ is: 'hire', seat, level: 'easy' })
  await host.must({ is: 'start' })
  await guest.see('main.play_table .play_upper')
  return { code, eye: new Eye(host) }
}

/** What somebody without a page sees of a table. */
class Eye {
  readonly #player: Seated

  constructor(player: Seated) {
    this.#player = player
  }

  get #agenda() {
    return (this.#player.game as { readonly agenda: { readonly question: number; readonly asked: readonly number[] } })
      .agenda
  }

  /** The guest is asked, does something, and the house has taken it. */
  async seesMove(act: () => Promise<unknown>): Promise<void> {
    await this.#player.until(() => this.#player.room?.stage === 'playing' && this.#agenda.asked.includes(0))
    const { question } = this.#agenda
    await act()
    await this.#player.until(() => this.#agenda.question > question || !this.#agenda.asked.includes(0))
  }
}

export async function lay(host: Seated, game: string, seats: number, options: object = {}): Promise<string> {
  const usual = defaults(sure(findGame(game), game), seats) as unknown as Settings['options']
  const settings = { ...settingsFor(seats), game, options: { ...usual, ...options } }
  return sure((await host.must({ is: 'create', settings })).code, 'code')
}

export async function sitDown(guest: Guest, name = 'Ada'): Promise<void> {
  await guest.write('form.sitdown input[autocomplete=nickname]', name)
  await guest.press('form.sitdown button[type=submit]')
  await guest.gone('form.sitdown')
}
