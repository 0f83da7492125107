/**
 * The voices of one table: who takes part, who is told of it, and how devices are introduced to each other. All of it is in memory and
 * nothing is written: a house that opens anew knows of nobody, until their devices say it again.
 */
import type { Ask } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Hearing, Voice } from '../../protocol/voices.ts'
import type { Refusal } from '../../protocol/words.ts'
import { RateLimit } from '../net/rate-limit.ts'
import { attempt } from '../ops/attempt.ts'
import type { Guest, Ports } from '../ports.ts'
import type { Table } from '../table/table.ts'
import type { Eyes } from '../table/viewpoint.ts'
import { withFloor } from '../voices/floor.ts'
import { against, mayMeet, type Party, standingOf } from '../voices/party.ts'
import { relays } from '../voices/ways.ts'
import type { Introduction, Neighbours } from './neighbours.ts'

type VoicePorts = Pick<Ports, 'clock' | 'limits' | 'metrics' | 'fresh' | 'ways'> & {
  readonly neighbours: Pick<Neighbours, 'at' | 'introduce'>
}

export type VoiceAsk = Ask & { is: 'voice' | 'speaks' | 'introduce' }

/** One of this house, and whether onlookers would hear them when they came. Other houses need not know. */
interface Ours extends Party {
  readonly voices: Hearing
}

interface Means {
  /** Everybody who is at the table in this house, and how they look. */
  readonly guests: ReadonlyMap<Guest, Eyes>
  /** Others shall know who of ours takes part. */
  tellNeighbours(): void
}

export class Voices {
  readonly #code: string
  readonly #ports: VoicePorts
  readonly #means: Means
  readonly #parties = new Map<Guest, Ours>()
  readonly #introductions: RateLimit
  /** What everybody here was told last. */
  #told = '[]'

  constructor(code: string, ports: VoicePorts, means: Means) {
    this.#code = code
    this.#ports = ports
    this.#means = means
    const { introductionBurst, introductionEvery } = ports.limits
    this.#introductions = new RateLimit(introductionBurst, introductionEvery, () => ports.clock.now())
  }

  /** Those of this house who take part. */
  get ours(): readonly Party[] {
    return [...this.#parties.values()].map(({ voices: _, ...party }) => party)
  }

  get #all(): readonly Party[] {
    return [...this.ours, ...(this.#ports.neighbours.at(this.#code).voices ?? [])]
  }

  /** What everybody is told of them. */
  get #voices(): readonly Voice[] {
    return withFloor(this.#all, this.#ports.limits)
  }

  hear(table: Table, guest: Guest, ask: VoiceAsk): Refusal | undefined {
    if (ask.is === 'voice') return this.#takes(table, guest, ask)
    return ask.is === 'speaks' ? this.#speaks(guest) : this.#introduces(guest, ask)
  }

  /** Takes part from now on, or otherwise than before, or no longer. Who was shown out, or went on, is a stranger. */
  #takes(table: Table, guest: Guest, ask: Ask & { is: 'voice' }): Refusal | undefined {
    const { gives, mic, where } = ask
    if (gives === 'nothing') return void this.part(guest)
    const before = this.#parties.get(guest)
    const eyes = this.#means.guests.get(guest)
    if (!eyes) return 'not at a table'
    const standing = standingOf(table, guest.device, eyes)
    const name = before?.name ?? this.#ports.fresh(6)
    const ways = this.#ports.ways(name)
    const { paths, voices } = waysAt(table)
    const why = against(table, standing, { gives, mic, where })
    if (why) return why
    if (paths === 'relay' && !relays(ways)) return 'no relay'
    if (standing.as === 'onlooker') this.#leaveOthers(guest)
    if (!before && !this.#hasRoomFor(standing, table)) return 'full'
    const came = this.#after('came')
    this.#parties.set(guest, { came, spoke: 0, ...before, name, ...standing, gives, mic, where, paths, voices })
    if (!before) this.#say(guest, { is: 'voices', voices: this.#voices, me: { name, ways, paths } })
    this.settle(table)
    return undefined
  }

  /** Whoever only looks on has one pair of ears: those that came last. */
  #leaveOthers(guest: Guest): void {
    for (const [other, { as }] of this.#parties)
      if (other !== guest && other.device === guest.device && as === 'onlooker') this.#parties.delete(other)
  }

  /** Onlookers have what chairs and screens leave over: nobody who sits here is kept from speaking by who listens. */
  #hasRoomFor({ as }: Pick<Party, 'as'>, { chairs }: Table): boolean {
    const { voicesAtTable } = this.#ports.limits
    const count = (who: Party['as']) => this.#all.filter((party) => party.as === who).length
    if (as === 'onlooker') return count('onlooker') < voicesAtTable - chairs.length - count('screen')
    return count('player') + count('screen') < voicesAtTable
  }

  /** Somebody begins to speak who is not sent to everybody. */
  #speaks(guest: Guest): Refusal | undefined {
    const party = this.#parties.get(guest)
    if (!party || party.gives === 'ears') return 'not heard'
    this.#parties.set(guest, { ...party, spoke: this.#after('spoke') })
    this.#changed()
    return undefined
  }

  /** Now; but of two at the same moment the second is later. */
  #after(what: 'came' | 'spoke'): number {
    return Math.max(this.#ports.clock.now(), ...this.#all.map((party) => party[what] + 1))
  }

  #introduces(guest: Guest, { to, words }: Ask & { is: 'introduce' }): Refusal | undefined {
    if (!this.#introductions.take(guest.device)) return 'too fast'
    const from = this.#parties.get(guest)
    const other = this.#all.find(({ name }) => name === to)
    if (!from || !mayMeet(from, other)) return 'not heard'
    const introduction = { code: this.#code, from: from.name, to, words }
    if (this.ours.some(({ name }) => name === to)) this.introduced(introduction)
    else this.#ports.neighbours.introduce(introduction)
    return undefined
  }

  /** Somebody in whatever house would find one of ours. */
  introduced({ from, to, words }: Introduction): void {
    for (const [guest, { name }] of this.#parties) if (name === to) this.#say(guest, { is: 'introduced', from, words })
  }

  /** Somebody goes, or hangs up. */
  part(guest: Guest): void {
    if (this.#parties.delete(guest)) this.#changed()
  }

  /**
   * Who no longer sits as they did when they came, or has come again elsewhere, is out; and everybody is, where devices find each other
   * otherwise than before, or onlookers hear from now on: whoever takes part wished it as it was then.
   */
  settle(table: Table): void {
    for (const [guest, party] of this.#parties) {
      const { seat, as } = standingOf(table, guest.device, this.#means.guests.get(guest) ?? 'own')
      const { paths, voices } = waysAt(table)
      const isSame = this.#means.guests.has(guest) && seat === party.seat && as === party.as && paths === party.paths
      const isWider = voices === 'everybody' && party.voices !== voices
      if (!isSame || isWider || against(table, party, party) || this.#isElsewhere(party)) this.#parties.delete(guest)
    }
    this.#changed()
  }

  /** One seat has one voice: the one that came last. */
  #isElsewhere({ seat, came, name }: Party): boolean {
    const isLater = (other: Party) => other.came > came || (other.came === came && other.name > name)
    return seat !== null && this.#all.some((other) => other.seat === seat && other.name !== name && isLater(other))
  }

  /** Shows somebody who comes to the table who is heard. */
  show(guest: Guest): void {
    if (this.#all.length > 0) this.#say(guest, { is: 'voices', voices: this.#voices })
  }

  #changed(): void {
    const voices = this.#voices
    const now = JSON.stringify(voices)
    if (now === this.#told) return
    this.#told = now
    this.#means.tellNeighbours()
    for (const guest of this.#means.guests.keys()) this.#say(guest, { is: 'voices', voices })
  }

  #say(guest: Guest, frame: Frame): void {
    attempt(this.#ports.metrics, 'notice', () => guest.send(frame))
  }
}

/** How devices find each other at this table, and who hears. */
function waysAt({ settings: { paths = 'any', voices = 'players' } }: Table) {
  return { paths, voices } as const
}
