/** A parlour to try the page in: a house with the built page, a browser, and people who come to it. */
import type { Browser } from 'playwright-core'
import type { Limits } from '../../server/limits.ts'
import type { OpenHouse, Plan } from '../../server/main.ts'
import { house, newFolder } from '../open.ts'
import { launch } from './chromium.ts'
import { pageHere } from './page.ts'
import { Person, type Place, type Visitor } from './person.ts'
import { Wire } from './wire.ts'

export interface ParlourPlan {
  readonly limits?: Partial<Limits>
  readonly letters?: Plan['letters']
  readonly instead?: Plan['instead']
  readonly relay?: Plan['relay']
  /** A browser that is open already stays open; else the parlour has its own. */
  readonly browser?: Browser
}

export class Parlour implements Place {
  readonly people: Person[] = []
  readonly #others: Parlour[] = []
  readonly browser: Browser
  readonly wire: Wire
  readonly #own: 'own' | 'lent'
  readonly #open: () => Promise<OpenHouse>
  #house: OpenHouse

  private constructor(
    browser: Browser,
    own: 'own' | 'lent',
    wire: Wire,
    here: OpenHouse,
    open: () => Promise<OpenHouse>,
  ) {
    this.browser = browser
    this.#own = own
    this.wire = wire
    this.#house = here
    this.#open = open
  }

  static async open({ limits = {}, letters = {}, instead = {}, relay, browser }: ParlourPlan = {}): Promise<Parlour> {
    const page = await pageHere()
    const data = newFolder()
    // Many people come from one address here, each with a page of its own.
    const bounds = { requestBurst: 1_000_000, logSteps: 100_000, ...limits }
    const open = () => house({ page, data, letters, instead, relay, limits: bounds })
    const here = await open()
    const wire = await Wire.to(here.port)
    return new Parlour(browser ?? (await launch()), browser ? 'lent' : 'own', wire, here, open)
  }

  /** Where browsers find the house: at the near end of a wire that can be cut. */
  address(path = '/'): string {
    return `http://127.0.0.1:${this.wire.port}${path}`
  }

  /** Where the house itself listens, for players without a page. */
  get port(): number {
    return this.#house.port
  }

  get house(): OpenHouse {
    return this.#house
  }

  /** Another house, with a wire of its own, in the same browser; it is closed with this one. */
  async another(): Promise<Parlour> {
    const other = await Parlour.open({ browser: this.browser })
    this.#others.push(other)
    return other
  }

  async newPerson(visitor: Partial<Visitor> = {}): Promise<Person> {
    const person = await Person.come(this, visitor)
    this.people.push(person)
    return person
  }

  /** Closes the house and opens it again with the same data, as an update would. */
  async restart(between: () => Promise<void> = async () => {}): Promise<void> {
    this.wire.forgive()
    await this.#house.close()
    await between()
    this.#house = await this.#open()
    this.wire.leadsTo(this.#house.port)
  }

  /**
   * Everybody goes home. Whatever a page had to complain about is said now: for `afterEach`. `kept`: the windows and the wire
   * may serve another parlour, as far as nothing was done to them.
   */
  async close(panes: 'kept' | 'closed' = 'closed'): Promise<void> {
    const complaints = this.people.flatMap(({ name, complaints }) => complaints.map((text) => `${name}: ${text}`))
    const keeps = panes === 'kept' && this.wire.state === 'whole' && complaints.length === 0
    await Promise.all(this.people.map((person) => person.leave(keeps ? 'kept' : 'closed')))
    await (keeps ? this.wire.rest() : this.wire.close())
    await this.#house.close()
    for (const other of this.#others) await other.close()
    if (this.#own === 'own') await this.browser.close()
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`)
  }
}
