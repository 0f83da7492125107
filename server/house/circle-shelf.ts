/** Where circles stand: reads them from the store and writes what was done, and hands out what their people may see. */
import type { BookGame, CircleCard, CircleDoor, CircleView } from '../../protocol/circle.ts'
import { circleForm } from '../../protocol/circle.ts'
import type { Card } from '../../protocol/frames.ts'
import { type Circle, enact, type Member, memberOf, rebuild, snapshotOf } from '../circle/circle.ts'
import type { CircleDeed, CircleWritten } from '../circle/deed.ts'
import { type Formerly, isNamedIn, withoutMember } from '../circle/forgetting.ts'
import { bookOf, circleCard, circleView } from '../circle/view.ts'
import type { Ports } from '../ports.ts'
import type { InsideCard, Summary, TableWrite } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { isCircleOf } from './own-tables.ts'
import { untilRenamed } from './renaming.ts'

const ALL = Number.MAX_SAFE_INTEGER
/** So many of its tables are looked at, the last touched ones. */
const TABLES = 100

type Shelves = Pick<Ports, 'store' | 'clock' | 'fresh'>

export class CircleShelf {
  readonly #ports: Shelves

  constructor(ports: Shelves) {
    this.#ports = ports
  }

  async load(code: string): Promise<Circle | undefined> {
    if (!circleForm.test(code)) return undefined
    const { store } = this.#ports
    const kept = await store.load(code)
    if (!kept) return undefined
    return rebuild(code, kept.snapshot, kept.lines) ?? rebuild(code, undefined, await store.lines(code, 1))
  }

  /** The person of this circle to whom a device belongs. */
  async member(code: string, device: Device): Promise<Member | undefined> {
    const circle = await this.load(code)
    return circle && memberOf(circle, device)
  }

  /** Does a deed and writes it. `too late`: somebody was faster, and the circle is no longer what it was. */
  async write(circle: Circle, deed: CircleDeed, command: string, now: number): Promise<'too late' | undefined> {
    const written: CircleWritten = { at: Math.max(now, circle.at), deed }
    enact(circle, written)
    const { code, seq } = circle
    const line = { seq, command, text: JSON.stringify(written), chain: '' }
    const write: TableWrite = {
      code,
      lines: [line],
      summary: summaryOf(circle),
      joined: joinedBy(deed),
      snapshot: { seq, text: snapshotOf(circle) },
      ...(deed.kind === 'founded' && { opened: { device: deed.device, command } }),
    }
    return (await this.#ports.store.append([write])).has(code) ? 'too late' : undefined
  }

  /** The circles of a device. */
  async of(device: Device): Promise<readonly string[]> {
    const cards = await this.#ports.store.mine(device, ALL)
    return cards.flatMap((card) => (isCircleOf(card, device) ? [card.code] : []))
  }

  /** The tables of a circle. */
  tablesOf(code: string): Promise<readonly InsideCard[]> {
    return this.#ports.store.mine(code, TABLES)
  }

  async view(device: Device, code: string): Promise<CircleView | undefined> {
    const circle = await this.load(code)
    const me = circle && memberOf(circle, device)
    return me && circleView(circle, me, await this.#laid(code))
  }

  async cards(device: Device): Promise<readonly CircleCard[]> {
    const circles = await Promise.all((await this.of(device)).map((code) => this.load(code)))
    return Promise.all(
      circles.flatMap((circle) => (circle ? [this.#laid(circle.code).then((laid) => circleCard(circle, laid))] : [])),
    )
  }

  /** For who brings an invitation, was there when it was founded, or is inside. */
  async door(device: Device, code: string, invite: string | undefined): Promise<CircleDoor | undefined> {
    const circle = await this.load(code)
    const isKnown = circle && (circle.present.includes(device) || memberOf(circle, device))
    if (!circle || (circle.invite !== invite && !isKnown)) return undefined
    return { name: circle.name, persons: circle.persons.length }
  }

  async book(device: Device, code: string): Promise<readonly BookGame[] | undefined> {
    const circle = await this.load(code)
    if (!circle || !memberOf(circle, device)) return undefined
    return bookOf(circle, await this.#ports.store.lines(code, 1))
  }

  /** Does this device belong to a circle in whose book that game is? */
  async shares(device: Device, table: string, round: number): Promise<boolean> {
    for (const circle of await this.of(device)) {
      if (!(await this.#ports.store.joined(circle, table))) continue
      const book = await this.book(device, circle)
      if (book?.some((game) => game.table === table && game.round === round)) return true
    }
    return false
  }

  /** Does somebody stand anywhere in what is kept of that circle? */
  async names(code: string, device: Device, formerly: Formerly): Promise<boolean> {
    return (await this.#ports.store.lines(code, 1)).some((line) => isNamedIn(line, device, formerly))
  }

  forget(code: string, device: Device, formerly: Formerly = new Map()): Promise<void> {
    return untilRenamed(this.#ports, code, device, (...words) => withoutMember(...words, formerly))
  }

  async #laid(code: string): Promise<readonly Card[]> {
    const tables = await this.tablesOf(code)
    return tables.flatMap(({ inside: _, ...card }) =>
      card.stage === 'closed' || card.stage === 'abandoned' ? [] : [card],
    )
  }
}

/** Who has played at its tables can be forgotten here, too, also once those tables are no longer kept. */
function joinedBy(deed: CircleDeed): Device[] {
  if (deed.kind === 'played') return deed.game.chairs.flatMap(({ device }) => device ?? [])
  return 'device' in deed ? [deed.device] : []
}

/** In lists a circle is a table that was cleared: nobody counts it, and nothing falls due there. Its devices are told by `asked`. */
function summaryOf({ code, persons, games, at }: Circle): Summary {
  const count = persons.length
  const card = { code, game: 'circle', seats: count, persons: count, stage: 'closed', guarded: false } as const
  const devices = persons.flatMap((person) => person.devices)
  return {
    card: { ...card, round: games, touched: at, listed: 'link' },
    due: null,
    inside: { asked: devices, ended: 0 },
  }
}
