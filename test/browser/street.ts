/** A parlour of three houses at one database: browsers find them at one address, where HAProxy stands. */
import type { Browser } from 'playwright-core'
import { at } from '../../kernel/at.ts'
import { type Balancer, openBalancer } from '../haproxy/server.ts'
import { type HouseApart, openApart } from '../houses/apart.ts'
import { thePostgres } from '../postgres/server.ts'
import { pageFolder } from './page.ts'
import { Person, type Place, type Visitor } from './person.ts'
import { Wire } from './wire.ts'

const HOUSES = 3

export class Street implements Place {
  readonly people: Person[] = []
  readonly browser: Browser
  readonly wire: Wire
  readonly #balancer: Balancer
  readonly houses: readonly HouseApart[]

  private constructor(browser: Browser, wire: Wire, balancer: Balancer, houses: readonly HouseApart[]) {
    this.browser = browser
    this.wire = wire
    this.#balancer = balancer
    this.houses = houses
  }

  static async open(browser: Browser): Promise<Street> {
    const [database, page] = await Promise.all([thePostgres().then((one) => one.newDatabase()), pageFolder()])
    const houses = await Promise.all(Array.from({ length: HOUSES }, () => openApart(database, page)))
    const ports = houses.map(({ port }) => port)
    // Houses close here and are killed, and none hangs.
    const balancer = await openBalancer(ports, 'a minute')
    return new Street(browser, await Wire.to(balancer.port), balancer, houses)
  }

  address(path = '/'): string {
    return `http://127.0.0.1:${this.wire.port}${path}`
  }

  /** Through HAProxy as well. */
  get port(): number {
    return this.#balancer.port
  }

  async newPerson(visitor: Partial<Visitor> = {}): Promise<Person> {
    const person = await Person.come(this, visitor)
    this.people.push(person)
    return person
  }

  /** The house with the most guests, and the others that still stand. */
  async byGuests(): Promise<{ readonly fullest: HouseApart; readonly others: readonly HouseApart[] }> {
    const standing = this.houses.filter(({ state }) => state === 'stands')
    const counts = await Promise.all(standing.map((house) => house.sockets()))
    const fullest = at(standing, counts.indexOf(Math.max(...counts)), 'house')
    return { fullest, others: standing.filter((house) => house !== fullest) }
  }

  /** Everybody goes home; whatever a page had to complain about is said now. */
  async close(): Promise<void> {
    const complaints = this.people.flatMap(({ name, complaints }) => complaints.map((text) => `${name}: ${text}`))
    await Promise.all(this.people.map((person) => person.leave('closed')))
    await this.wire.close()
    await this.#balancer.close()
    await Promise.all(this.houses.map((house) => house.end('SIGKILL')))
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`)
  }
}
