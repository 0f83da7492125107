/** What the house needs from the world outside. Handed in, so that the whole house runs in a simulated world as well. */
import type { Puppet } from '../games/puppets.ts'
import type { View } from '../kernel/state.ts'
import type { Address } from '../protocol/asks.ts'
import type { Frame, Letter } from '../protocol/frames.ts'
import type { Way } from '../protocol/voices.ts'
import type { Packed } from '../protocol/wire/packed.ts'
import type { ClockName } from '../protocol/words.ts'
import type { Neighbours } from './house/neighbours.ts'
import type { Limits } from './limits.ts'
import type { Outbox } from './store/outbox.ts'
import type { Store } from './store/store.ts'
import type { Device } from './table/deed.ts'

export interface Clock {
  now(): number
  /** So late it is by whatever there is to go by, where that is more than one thing: for what cannot be undone. */
  atLeast?(): number
  /** Runs work at a time; the returned function calls it off. */
  at(time: number, work: () => void): () => void
}

/** A bot's turn: who it is, what it sees, and nothing else. */
export interface Thought extends Puppet {
  /** The table's code: tables take turns. */
  readonly table: string
  readonly game: string
  readonly view: View
  /** Luck of the bot's own. */
  readonly seed: number
}

export interface Passwords {
  /** `address`: who asks. Both take long, and addresses take turns. */
  lock(password: string, address: string): Promise<string>
  opens(password: string, locked: string, address: string): Promise<boolean>
}

/** Letters to devices that are away. */
export interface Post {
  /** Does it go there? */
  knows(address: Address): boolean
  /** Tells a device, if it wishes to be told, that a table waits for it, or is laid. Returns at once, and never fails. */
  write(device: Device, code: string, game: string, words?: Letter['words']): void
}

/** Counts what happens, for the operator. Names and numbers only, nothing of a game. */
export interface Metrics {
  count(
    what: 'move' | 'bot' | 'clock' | 'command' | 'refusal' | 'lost' | 'letter' | 'letter lost' | 'bot lowered',
  ): void
  trouble(what: string, error: unknown): void
}

export interface Ports {
  readonly store: Store
  readonly outbox: Outbox
  readonly neighbours: Neighbours
  readonly clock: Clock
  readonly passwords: Passwords
  readonly metrics: Metrics
  readonly post: Post
  readonly limits: Limits
  readonly thinking: Readonly<Record<Exclude<ClockName, 'off'>, number>>
  /** So many fresh secret bytes, as hex. */
  fresh(bytes: number): string
  /** A thought that is not wanted any more when its turn comes never ends. */
  think(thought: Thought, wanted: () => boolean): Promise<{ readonly kind: string }>
  /** How the device of this name finds others through walls. */
  ways(name: string): readonly Way[]
  /** How tables conduct themselves; a test of the tests puts a wrong conduct here. */
  readonly conduct: Conduct
}

export type Conduct = Pick<typeof import('./table/conduct.ts'), 'decide' | 'next' | 'enact'> &
  Pick<typeof import('./table/clock.ts'), 'wake'>

/** Somebody connected: a device, and a way to reach it. */
export interface Guest {
  readonly device: Device
  readonly address: string
  readonly alive: boolean
  send(frame: Frame | Packed): void
}
