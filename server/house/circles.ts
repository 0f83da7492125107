/**
 * The circles of the house. They lie in the same store as tables, line by line, and nothing of them is kept in memory: whoever asks
 * for something reads them first, so that all houses know the same. Of two who write at once one reads again.
 */
import { sure } from '../../kernel/at.ts'
import { type BookGame, circleForm } from '../../protocol/circle.ts'
import type { CircleWish } from '../../protocol/circle-asks.ts'
import type { Refusal } from '../../protocol/words.ts'
import { type Circle, keeperOf, memberOf, unfounded } from '../circle/circle.ts'
import { decide } from '../circle/conduct.ts'
import type { CircleDeed } from '../circle/deed.ts'
import { digestAt } from '../circle/digest.ts'
import type { Formerly } from '../circle/forgetting.ts'
import type { Guest, Ports } from '../ports.ts'
import type { Deed, Device } from '../table/deed.ts'
import { ownerOf, persons, type Table } from '../table/table.ts'
import type { Eyes } from '../table/viewpoint.ts'
import { type Caller, commandOf } from './answers.ts'
import { CircleShelf } from './circle-shelf.ts'
import type { Desk } from './desk.ts'

/** Others may be faster, several times in a row. */
const TRIES = 12
/** So many are remembered. */
const BROKEN_OFF = 1000

interface Founding {
  readonly title: string
  readonly name: string
  readonly mark: (CircleDeed & { kind: 'founded' })['mark']
}

type Decision = (circle: Circle) => CircleDeed | Refusal | undefined

export class Circles {
  readonly #ports: Ports
  readonly shelf: CircleShelf
  /** Games that never come into a book, the last one of each table: they need not be read again whenever it is opened. */
  readonly #brokenOff = new Map<string, number>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.shelf = new CircleShelf(ports)
  }

  /** Those who sit at this table can come into it; what they have played there is in its book then. */
  async found(caller: Caller, founding: Founding, desk: Pick<Desk, 'read' | 'does' | 'audience'>): Promise<void> {
    const { guest, id } = caller
    const known = await this.#ports.store.openedBy(commandOf(caller))
    const present = known ? [] : await this.#present(guest, desk)
    if (typeof present === 'string') return guest.send({ is: 'no', id, why: present })
    const code = known ?? (await this.#begin(caller, founding, present))
    // Under this name they have asked for something else.
    if (!circleForm.test(code)) return guest.send({ is: 'no', id, why: 'not now' })
    const isAtItsTable = known !== undefined && (await this.shelf.tablesOf(known)).length > 0
    // Said again they may stand elsewhere, and much may have happened at the table meanwhile.
    if (!isAtItsTable) await desk.does((table) => circling(table, guest.device, desk.audience.guests.get(guest), code))
    await this.enter(code)
    guest.send({ is: 'ok', id, code })
  }

  /** Who sits there with somebody who may found one; or why they may not. */
  async #present(guest: Guest, desk: Pick<Desk, 'read' | 'audience'>): Promise<readonly Device[] | Refusal> {
    const { device } = guest
    if (await this.#hasEnough(device)) return 'enough'
    const eyes = desk.audience.guests.get(guest)
    const found = await desk.read((table): readonly Device[] | Refusal => {
      if (!table) return 'not seated'
      return mayNotFound(table, device, eyes) ?? persons(table).map((seat) => ownerOf(table, seat))
    })
    return found ?? 'busy'
  }

  async #hasEnough(device: Device): Promise<boolean> {
    return (await this.shelf.of(device)).length >= this.#ports.limits.circles
  }

  async #begin(caller: Caller, { title, name, mark }: Founding, present: readonly Device[]): Promise<string> {
    const { fresh, store, clock } = this.#ports
    const { device } = caller.guest
    const code = `o${fresh(12).slice(1)}`
    const [person, invite] = [fresh(8), fresh(32)]
    const deed: CircleDeed = { kind: 'founded', person, title, name, mark, device, invite, present }
    const late = await this.shelf.write(unfounded(code), deed, commandOf(caller), clock.now())
    // The same wish came twice at once: the other one was done.
    return late ? sure(await store.openedBy(commandOf(caller)), 'circle') : code
  }

  /** What somebody wants of a circle; said again, it is answered again and not done again. */
  async hear(caller: Caller, code: string, wish: CircleWish): Promise<void> {
    const { guest, id } = caller
    const came = await this.#wanted(caller, code, wish)
    if (came) return guest.send({ is: 'no', id, why: came })
    guest.send({ is: 'ok', id, code })
  }

  async #wanted(caller: Caller, code: string, wish: CircleWish): Promise<Refusal | undefined> {
    const { clock, limits, fresh } = this.#ports
    const { device } = caller.guest
    if (wish.wants === 'end') return this.#end(device, code)
    if (wish.wants === 'leave' && wish.games === 'nameless') return this.forget(code, device)
    const enters = wish.wants === 'join' || wish.wants === 'claim'
    const isFull = enters && (await this.#hasEnough(device))
    const lent = { now: clock.now(), limits, fresh }
    const command = commandOf(caller)
    return this.#do(code, command, (circle) => (isFull ? 'enough' : decide(circle, device, wish, lent)))
  }

  /**
   * Somebody goes, or has gone, and no name and no device of theirs is left in it. The device that asks is the last of theirs: should
   * the house fall meanwhile, it finds the circle again.
   */
  async forget(code: string, device: Device): Promise<Refusal | undefined> {
    if (!(await this.#ports.store.joined(device, code))) return 'no circle'
    const member = await this.shelf.member(code, device)
    if (member) {
      const { id, devices } = member
      for (const one of devices) if (one !== device) await this.shelf.forget(code, one)
      await this.#do(code, `forget ${id}`, () => ({ kind: 'left', person: id }))
    }
    await this.shelf.forget(code, device)
    return undefined
  }

  /** Also who has only played at its tables, on this device or formerly on others: they stand in its book. */
  async forgetGuest(code: string, device: Device, formerly: Formerly): Promise<void> {
    await this.forget(code, device)
    if (await this.shelf.names(code, device, formerly)) await this.shelf.forget(code, device, formerly)
  }

  /** All games of its tables that are over and not in its book yet come into it. */
  async enter(code: string): Promise<void> {
    const { store, limits } = this.#ports
    const circle = await this.shelf.load(code)
    if (!circle || circle.games >= limits.circleGames) return
    for (const { code: table, inside } of await this.shelf.tablesOf(code)) {
      const known = Math.max(circle.book[table] ?? 0, this.#brokenOff.get(table) ?? 0)
      if (inside.ended <= known) continue
      const lines = await store.lines(table, 1)
      for (let round = known + 1; round <= inside.ended; round++) {
        const game = await digestAt(round, lines)
        // A game is written once, whoever writes it; and none before those that came before it.
        if (game && (await this.#do(code, `book ${table}-${round}`, () => ({ kind: 'played', game })))) break
        if (!game) this.#noteBrokenOff(table, round)
      }
    }
  }

  #noteBrokenOff(table: string, round: number): void {
    const known = this.#brokenOff
    known.set(table, round)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > BROKEN_OFF) known.delete(oldest)
  }

  /** For its people; with all that is over by now. */
  async book(device: Device, code: string): Promise<readonly BookGame[] | undefined> {
    if (!(await this.shelf.member(code, device))) return undefined
    await this.enter(code)
    return this.shelf.book(device, code)
  }

  /** `undefined` once it is written, by us or somebody else who asked for the same. */
  async #do(code: string, command: string, decision: Decision): Promise<Refusal | undefined> {
    const { store, clock } = this.#ports
    for (let tries = 0; tries < TRIES; tries++) {
      if (await store.answered(code, command)) return undefined
      const circle = await this.shelf.load(code)
      if (!circle) return 'no circle'
      const deed = decision(circle)
      if (deed === undefined || typeof deed === 'string') return deed
      if (!(await this.shelf.write(circle, deed, command, clock.now()))) return undefined
    }
    return 'busy'
  }

  async #end(device: Device, code: string): Promise<Refusal | undefined> {
    const circle = await this.shelf.load(code)
    const me = circle && memberOf(circle, device)
    if (!me) return 'no circle'
    if (keeperOf(circle) !== me.id) return 'not host'
    await this.#ports.store.erase(code)
    return undefined
  }

  /** A game is over: nobody waits for it to come into the book, and who opens the book finds it there. */
  note(code: string): void {
    void this.enter(code).catch((error) => this.#ports.metrics.trouble('circles', error))
  }

  /** A table is laid: a letter to all others who want one. Nobody waits for it. */
  invite(code: string, by: Device, table: string, game: string): void {
    void this.#invite(code, by, table, game).catch((error) => this.#ports.metrics.trouble('circles', error))
  }

  async #invite(code: string, by: Device, table: string, game: string): Promise<void> {
    const circle = await this.shelf.load(code)
    const others = circle?.persons.filter(({ devices, letters }) => letters === 'on' && !devices.includes(by)) ?? []
    for (const device of others.flatMap(({ devices }) => devices))
      this.#ports.post.write(device, table, game, 'tonight')
  }
}

/** The table becomes this circle's, if it still may. */
function circling(table: Table | undefined, device: Device, eyes: Eyes | undefined, circle: string): Deed | undefined {
  return table && !mayNotFound(table, device, eyes) ? { kind: 'circled', circle } : undefined
}

/** A table is its circle's for good: so whoever has only just sat down there has nothing to say about it, nor has a guest on another's chair. */
function mayNotFound(table: Table, device: Device, eyes: Eyes | undefined): Refusal | undefined {
  const seat = persons(table).find((one) => ownerOf(table, one) === device)
  if (eyes !== 'own' || seat === undefined) return 'not seated'
  if (table.circle !== null) return 'taken'
  const hasPlayed = table.evening.who.some(({ by }) => by === device)
  return hasPlayed || table.host === device ? undefined : 'not host'
}
