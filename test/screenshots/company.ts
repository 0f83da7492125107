/** The people of a scene, all without a page; the first of them is the one whose windows are painted. */

import type { Face } from '../../games/rats/state.ts'
import { at } from '../../kernel/at.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, type Seated, settingsFor, start } from '../open.ts'
import { Player } from '../player.ts'
import { perform, type Step } from './script.ts'
import type { Stage } from './stage.ts'

/** The secret of the device whose windows are painted. */
export const MY_TOKEN = 'ada0'.repeat(16)
/** What that device adds to the luck. */
export const MY_BYTES = '1dea'.repeat(16)

export const names = ['Ada', 'Bruno', 'Mara', 'Otto', 'Pip', 'Ida'] as const

interface Evening {
  readonly code: string
  readonly names?: readonly string[]
  readonly seats?: number
  readonly settings?: Partial<Settings>
  readonly options?: Settings['options']
  readonly password?: string
  readonly dice?: readonly Face[][]
  /** Does the one who looks sit at this table, as the first? */
  readonly ada?: 'sits' | 'does not sit'
}

/** The same device at one table after the other: it never asks for two things under one name. */
class Ada extends Player {
  static #count = 0

  override newId(): string {
    return `ada-${Ada.#count++}`
  }
}

export class Company {
  readonly code: string
  readonly people: readonly Seated[]

  private constructor(code: string, people: readonly Seated[]) {
    this.code = code
    this.people = people
  }

  /** Lays a table and sits down at it. */
  static async gather(stage: Stage, evening: Evening): Promise<Company> {
    const { code, seats = evening.names?.length ?? names.length, settings = {}, options = {} } = evening
    const called = evening.names ?? names.slice(0, seats)
    const guarded = evening.password === undefined ? {} : { password: evening.password }
    const fresh = () => stage.fresh()
    const people: Seated[] = []
    for (const seat of called.keys()) {
      const mine = seat === 0 && evening.ada !== 'does not sit'
      const player = mine ? new Ada(MY_TOKEN, 'takes part', () => MY_BYTES) : new Player(fresh(), 'takes part', fresh)
      people.push(await connect(stage.port, player))
    }
    const usual = settingsFor(seats, { clock: 'relaxed', talk: 'free', ...settings })
    const wish = { ...usual, options: { ...usual.options, ...options } }
    stage.expect(code, evening.dice)
    await at(people, 0).must({ is: 'create', settings: wish, ...guarded })
    for (const [seat, person] of people.entries()) {
      await person.must({ is: 'enter', code, ...guarded })
      await person.must({ is: 'sit', seat, name: at(called, seat, 'name') })
    }
    return new Company(code, people)
  }

  /** The same, and the game has begun. */
  static async playing(stage: Stage, evening: Evening): Promise<Company> {
    const company = await Company.gather(stage, evening)
    await start(company.people)
    return company
  }

  get ada(): Seated {
    return at(this.people, 0)
  }

  play(...script: readonly Step[]): Promise<void> {
    return perform(this.people, script)
  }
}
