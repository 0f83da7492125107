/**
 * The other houses at the same database. What one of them says is heard at once, by a notice; and once in a while everything is
 * read afresh, so that a notice that was lost costs a moment.
 */
import type { Client } from 'pg'
import {
  type Attendance,
  allTogether,
  type Care,
  type Counted,
  type Ear,
  type Introduction,
  type Neighbours,
  nobody,
  type Said,
} from '../../house/neighbours.ts'
import type { Limits } from '../../limits.ts'
import type { Company } from '../../ops/company.ts'
import { Caring } from './caring.ts'
import { Hearing } from './hearing.ts'
import { CHANNEL } from './herald.ts'
import { houses } from './houses.ts'
import type { Link } from './link.ts'
import type { Opened } from './opening.ts'
import { HERE, Presence } from './presence.ts'
import { Together } from './together.ts'

const COUNTED = 'humbug_counted'
/** Said once and not kept: whoever is not there to hear it asks again. */
const VOICES = 'humbug_voices'

export type Rhythm = Pick<Limits, 'houseBeat' | 'houseGone' | 'careLasts'>

interface Served {
  care: Care
  /** When to ask for it again. */
  again: number
  elsewhere: Attendance
}

export class Neighbourhood implements Neighbours {
  readonly company = 'others'
  readonly #name: string
  readonly #rhythm: Rhythm
  readonly #speaking: Link
  readonly #listening: Link
  readonly #served = new Map<string, Served>()
  readonly #presence: Presence
  readonly #caring: Caring
  readonly #hearing = new Hearing()
  readonly #serving = new Together((codes) =>
    Promise.all([this.#seeToCare(codes, 'quiet'), this.#read(codes, 'quiet')]),
  )
  readonly #reading = new Together((codes) => this.#read(codes, 'loud'))
  #ear: Ear | undefined
  #others: readonly string[] = []
  #timer: NodeJS.Timeout | undefined
  #spoken: Promise<unknown> = Promise.resolve()
  /** What the database's clock said when this machine began to run. */
  #began = 0

  constructor(database: Opened, name: string, rhythm: Rhythm) {
    this.#name = name
    this.#rhythm = rhythm
    this.#speaking = database.link('hints')
    this.#listening = database.link('hints', (client) => this.#listen(client))
    this.#presence = new Presence(this.#speaking, name)
    this.#caring = new Caring(this.#speaking, name, rhythm.careLasts)
  }

  /** The time of the database, by which all houses go. */
  get wall(): number {
    return performance.now() + this.#began
  }

  get figures(): Omit<Company, 'reconnects'> {
    const { heard, missed } = this.#hearing
    const care = [...this.#served.values()].filter((served) => served.care === 'ours').length
    return { neighbours: this.#others.length, care, heard, missed }
  }

  /** Says for the first time that we are here, and learns what time it is. */
  arrive(): Promise<void> {
    return this.#beat()
  }

  async open(ear: Ear): Promise<void> {
    this.#ear = ear
    this.#later()
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#ear = undefined
    await this.#spoken
    await this.#try(() => this.#speaking.ask(houses.uncareAll(this.#name), 0))
    await Promise.all([this.#speaking.close(), this.#listening.close()])
  }

  async serve(code: string): Promise<Care> {
    const served = this.#served.get(code) ?? { care: 'theirs', again: 0, elsewhere: nobody }
    this.#served.set(code, served)
    await this.#serving.want(code)
    return served.care
  }

  leave(code: string): void {
    const served = this.#served.get(code)
    this.#served.delete(code)
    this.#hearing.forget(code)
    this.#presence.leave(code)
    if (served?.care === 'ours') this.#say(() => this.#speaking.ask(houses.uncare(this.#name, [code])))
  }

  tell(code: string, here: Attendance): void {
    if (this.#presence.note(code, here) === 1) this.#say(() => this.#presence.tellAll())
  }

  at(code: string): Attendance {
    return this.#served.get(code)?.elsewhere ?? nobody
  }

  count(what: Counted, key: string): void {
    const word = JSON.stringify([this.#name, what, key])
    this.#say(() => this.#speaking.ask({ text: 'SELECT pg_notify($1, $2)', values: [COUNTED, word] }))
  }

  introduce(introduction: Introduction): void {
    const word = JSON.stringify([this.#name, introduction])
    this.#say(() => this.#speaking.ask({ text: 'SELECT pg_notify($1, $2)', values: [VOICES, word] }))
  }

  async listed(most: number) {
    const { rows } = await this.#speaking.ask(houses.listed(most, this.#rhythm.houseGone))
    return rows.map(({ card }) => JSON.parse(card))
  }

  /** One thing after the other, and nobody waits for it. */
  #say(words: () => Promise<unknown>): void {
    this.#spoken = this.#spoken.then(() => this.#try(words))
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#ear?.failed(error)
    }
  }

  #later(): void {
    this.#timer = setTimeout(() => {
      void this.#try(() => this.#beat()).then(() => this.#ear && this.#later())
    }, this.#rhythm.houseBeat).unref()
  }

  /** Says that we are here, sees who else is, and reads what may have been missed. */
  async #beat(): Promise<void> {
    await this.#listening.ready()
    const { rows } = await this.#speaking.ask(houses.beat(this.#name))
    // However long that took, the database's clock says no less by now: a house may go after it for a moment, and never ahead of it.
    this.#began = rows[0].now - performance.now()
    // After a crash the database knows nothing of who is where.
    if (rows[0].unknown) this.#presence.isForgotten()
    await this.#presence.tellAll()
    const { rows: others } = await this.#speaking.ask(houses.others(this.#name, this.#rhythm.houseGone))
    const before = this.#others
    this.#others = others.map(({ name }) => name)
    const due = [...this.#served].filter(([, { again }]) => again <= performance.now()).map(([code]) => code)
    if (due.length > 0) await this.#seeToCare(due, 'loud')
    if (this.#others.length + before.length === 0) return
    const codes = [...this.#served.keys()]
    await this.#read(codes, 'loud')
    await this.#catchUp(codes)
    if (this.#others.some((name) => !before.includes(name))) await this.#speaking.ask(houses.forget())
  }

  async #seeToCare(codes: readonly string[], how: 'quiet' | 'loud'): Promise<void> {
    const { careLasts } = this.#rhythm
    const ours = await this.#caring.take(codes)
    for (const code of codes) {
      const served = this.#served.get(code)
      if (!served) continue
      const before = served.care
      served.care = ours.has(code) ? 'ours' : 'theirs'
      served.again = performance.now() + careLasts / 3
      if (how === 'loud' && served.care !== before) this.#ear?.cares(code, served.care)
    }
  }

  /** Who is at these tables in other houses. */
  async #read(codes: readonly string[], how: 'quiet' | 'loud'): Promise<void> {
    const { rows } = await this.#speaking.ask(houses.at(codes, this.#name, this.#rhythm.houseGone))
    const said = Map.groupBy(rows, ({ code }) => code as string)
    for (const code of codes) {
      const served = this.#served.get(code)
      const now = allTogether((said.get(code) ?? []).map(saidIn))
      if (!served || JSON.stringify(served.elsewhere) === JSON.stringify(now)) continue
      served.elsewhere = now
      if (how === 'loud') this.#ear?.came(code)
    }
  }

  async #catchUp(codes: readonly string[]): Promise<void> {
    const { rows } = await this.#speaking.ask(houses.lasts(codes))
    for (const { code, seq } of rows) {
      if (seq === null) continue
      if (this.#served.has(code)) this.#hearing.found(code, seq)
      this.#ear?.wrote(code, seq)
    }
  }

  async #listen(client: Client): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => this.#heard(channel, payload))
    for (const channel of [CHANNEL, HERE, COUNTED, VOICES]) await client.query(`LISTEN ${channel}`)
  }

  #heard(channel: string, payload: string): void {
    if (channel === COUNTED) {
      const [from, what, key] = JSON.parse(payload)
      if (from !== this.#name) this.#ear?.counted(what, key)
      return
    }
    if (channel === VOICES) {
      const [from, introduction] = JSON.parse(payload)
      if (from !== this.#name) this.#ear?.introduced(introduction)
      return
    }
    const [from, ...words] = payload.split(',')
    const whose = from === this.#name ? 'ours' : 'theirs'
    if (channel === CHANNEL) for (const word of words) this.#heardOf(word, whose)
    if (channel === CHANNEL || whose === 'ours') return
    for (const code of words) if (this.#served.has(code)) void this.#try(() => this.#reading.want(code))
  }

  #heardOf(word: string, whose: 'ours' | 'theirs'): void {
    const [code = '', number] = word.split(' ')
    const seq = Number(number)
    this.#hearing.told(code, seq)
    if (whose === 'ours') return
    if (this.#served.has(code)) this.#hearing.heard++
    this.#ear?.wrote(code, seq)
  }
}

function saidIn({ here, alive, beat }: { here: string; alive: boolean; beat: number }): Said {
  return { here: JSON.parse(here), house: alive ? 'there' : 'gone', beat: Math.round(beat) }
}
