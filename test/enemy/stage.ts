/** Two houses side by side: everything is done in both at the same moments, and what the enemy hears in them is compared. */
import { setImmediate as turn } from 'node:timers/promises'
import { scatter, seeded } from '../../kernel/chance.ts'
import type { Act, Both } from './devices.ts'
import type { Knowledge } from './knowledge.ts'
import { openSide, passUntil, type Side, type Spoil } from './side.ts'
import { Twins } from './twin.ts'

const houses = [0, 1] as const

export class Stage {
  readonly sides: Both<Side>
  readonly twins: Twins
  readonly knowledge: Knowledge
  /** So many frames the enemy has heard. */
  heard = 0
  #leak: string | undefined
  readonly #transcripts: Both<string[]> = [[], []]
  #now: number

  constructor(seed: number, knowledge: (now: () => number) => Knowledge, spoil: Spoil) {
    this.knowledge = knowledge(() => this.sides[0].world.now)
    this.twins = new Twins(this.knowledge, seeded(scatter(seed, 1)))
    const { thinkInTruth, thinkInTwin, inTruth, inTwin } = this.twins
    const luck = scatter(seed, 2)
    this.sides = [
      openSide(luck, { think: thinkInTruth, conduct: inTruth }, spoil),
      openSide(luck, { think: thinkInTwin, conduct: inTwin }, spoil),
    ]
    this.#now = this.sides[0].world.now
  }

  get now(): number {
    return this.#now
  }

  /** What was wrong first, if anything was. */
  get verdict(): string | undefined {
    const [trouble] = this.sides.flatMap((side) => side.troubles)
    return trouble === undefined ? this.#leak : `trouble: ${trouble}`
  }

  readonly accuse = (of: string): void => {
    this.#leak ??= of
  }

  async open(): Promise<void> {
    for (const { house } of this.sides) await house.open()
  }

  /** One of the enemy's devices has heard something. */
  hear(at: 0 | 1, device: number, text: string): void {
    this.heard++
    this.#transcripts[at].push(`${this.sides[at].world.now} device ${device}: ${text}`)
  }

  async do(act: Act): Promise<void> {
    for (const at of houses) {
      act(at)
      await turn()
    }
    this.#compare()
  }

  async wait(time: number): Promise<void> {
    this.#now += time
    for (const side of this.sides) await passUntil(side, this.#now)
    this.#compare()
  }

  /** Both have told the same, letter for letter, at the same moments; letters that were sent count as well. */
  #compare(): void {
    const [truth, twin] = this.#transcripts.map((lines) => lines.map((line) => this.#plain(line))) as unknown as Both<
      string[]
    >
    const at = truth.findIndex((line, n) => line !== twin[n])
    if (at >= 0 || truth.length !== twin.length) {
      const n = at < 0 ? truth.length : at
      this.#leak ??= apart(truth[n], twin[n])
    }
    const [sent, alsoSent] = this.sides.map(({ letters }) => JSON.stringify(letters))
    if (sent !== alsoSent) this.#leak ??= `letters told apart:\n  ${sent}\n  ${alsoSent}`
    for (const lines of this.#transcripts) lines.length = 0
    for (const { letters } of this.sides) letters.length = 0
  }

  /** Without what is keyed with the seed; and both houses' seeds by the same name, once they may be known. */
  #plain(line: string): string {
    return line.replace(/"chain":"[0-9a-f]{64}"/, '"chain":""').replace(/[0-9a-f]{64}/g, (hash) => {
      const name = this.twins.names.get(hash)
      if (name?.startsWith('<seed') && !this.twins.opened.has(hash)) this.#leak ??= `a seed too early: ${line}`
      return name ?? hash
    })
  }
}

/** Where two lines begin to differ, and some of what comes before and after. */
function apart(truth = 'nothing', twin = 'nothing'): string {
  const from = [...truth].findIndex((letter, n) => letter !== twin[n])
  const around = (line: string) => `${line.slice(0, 60)} … ${line.slice(Math.max(60, from - 200), from + 200)}`
  return `told apart:\n  ${around(truth)}\n  ${around(twin)}`
}
