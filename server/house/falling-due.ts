/** What falls due at a table: its clocks, bots whose moment has come, and what those who doze let pass. */
import { seeded } from '../../kernel/chance.ts'
import { BotTurns } from '../bots/bot-turns.ts'
import type { Ports } from '../ports.ts'
import { dueAt } from '../table/clock.ts'
import type { Lent } from '../table/conduct/asked.ts'
import { moving } from '../table/conduct/playing.ts'
import type { Deed, Device } from '../table/deed.ts'
import type { Table } from '../table/table.ts'
import { Alarm } from './alarm.ts'
import type { Audience } from './audience.ts'
import type { Dozers } from './dozers.ts'
import { DozingTurns } from './dozing-turns.ts'
import type { Care } from './neighbours.ts'

interface Means {
  /** In its turn at the table: something is due. */
  rings(): void
  /** In its turn at the table: a bot has thought. */
  thought(): void
  lent(table: Table): Lent
  do(table: Table, deed: Deed): void
}

export class FallingDue {
  /** Whether bots think and clocks ring here, or in another house. */
  care: Care = 'ours'
  readonly #ports: Ports
  readonly #means: Means
  readonly #alarm: Alarm
  readonly #bots: BotTurns
  readonly #dozing: DozingTurns

  constructor(ports: Ports, audience: Audience, dozers: Dozers, means: Means) {
    this.#ports = ports
    this.#means = means
    this.#alarm = new Alarm(ports.clock, means.rings)
    this.#dozing = new DozingTurns(dozers, ports, audience)
    this.#bots = new BotTurns(ports, means.thought)
  }

  /** Is whoever holds this phone asked nothing that they would not let pass? */
  sleeps(table: Table, phone: Device): boolean {
    return this.#dozing.sleeps(table, phone)
  }

  /** When something is to be done here; undefined while a bot thinks. */
  at(table: Table | undefined): number | undefined {
    if (this.#bots.busy) return undefined
    if (this.care === 'theirs') return Infinity
    return (table && dueAt(table, this.#ports.limits)) ?? Infinity
  }

  /** The bots think about what they are asked now; whatever is due next rings. */
  arm(table: Table): void {
    const dozing = this.#dozing.due(table)
    if (this.care === 'theirs') {
      this.#bots.forget()
      return this.#alarm.set(dozing)
    }
    this.#bots.attend(table)
    const due = dueAt(table, this.#ports.limits, (seat) => this.#bots.movesAt(table, seat))
    this.#alarm.set(due === undefined ? dozing : Math.min(due, dozing ?? Infinity))
  }

  /** Something may be due: whoever cares for the table sees to it; for who dozes does the house that knows of it. */
  see(table: Table): void {
    if (this.care === 'ours') this.#seeTo(table)
    for (let turn = this.#dozing.next(table); turn; turn = this.#dozing.next(table)) {
      const deed = moving(table, turn.seat, turn.question, turn.move)
      if (typeof deed !== 'string') this.#means.do(table, deed)
    }
    this.arm(table)
  }

  /** The deal goes on, the clock moves, bots whose moment has come make their moves. */
  #seeTo(table: Table): void {
    const { conduct, clock, limits, fresh } = this.#ports
    const luck = seeded(Number.parseInt(fresh(4), 16))
    const due = () => conduct.next(table, this.#means.lent(table)) ?? conduct.wake(table, clock.now(), luck, limits)
    for (let deed = due(); deed; deed = due()) this.#means.do(table, deed)
    for (let turn = this.#bots.next(table); turn; turn = this.#bots.next(table)) {
      // It comes in like anybody's move. One that the rules do not offer is nothing, and its bot thinks again.
      const deed = moving(table, turn.seat, turn.question, turn.move, 'bot')
      if (typeof deed !== 'string') this.#means.do(table, deed)
    }
  }

  /** Nothing rings any more. */
  hush(): void {
    this.#alarm.off()
  }

  forget(): void {
    this.hush()
    this.#bots.forget()
    this.#dozing.forget()
  }
}
