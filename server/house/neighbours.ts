/**
 * The other houses that keep their tables in the same store. Nothing here is needed for a table to be right: the store lets
 * nobody write a line twice. It is needed for everybody to see the same without delay.
 */
import type { Card } from '../../protocol/frames.ts'
import type { Device } from '../table/deed.ts'
import type { Eyes } from '../table/viewpoint.ts'
import type { Party } from '../voices/party.ts'

/** Who is at a table, and since when devices are gone that were there. */
export interface Attendance {
  readonly guests: readonly (readonly [Device, Eyes])[]
  readonly gone: readonly (readonly [Device, number])[]
  /** Who takes part in the voices; houses of earlier versions say nothing of it. */
  readonly voices?: readonly Party[]
}

/** What a browser says to another at the same table, under the names they have there. */
export interface Introduction {
  readonly code: string
  readonly from: string
  readonly to: string
  readonly words: string
}

/** Whose bots think and whose clocks ring at a table: in one house at a time. A hint; two who both take it for theirs do no harm. */
export type Care = 'ours' | 'theirs'

/** What is counted for an address or a device wherever it was done. */
export type Counted = 'guess' | 'table laid'

/** What a house hears of the others. */
export interface Ear {
  /** They wrote lines of this table, up to this one. */
  wrote(code: string, seq: number): void
  /** Others are at this table now. */
  came(code: string): void
  cares(code: string, care: Care): void
  counted(what: Counted, key: string): void
  /** One of theirs would find one who may be ours. */
  introduced(introduction: Introduction): void
  /** Something could not be said or heard; it will be, later. */
  failed(error: unknown): void
}

export interface Neighbours {
  /** Can there be others at all? */
  readonly company: 'none' | 'others'
  /** Begins to listen. */
  open(ear: Ear): Promise<void>
  close(): Promise<void>
  /** This house has the table at hand from now on; says who cares for it. */
  serve(code: string): Promise<Care>
  /** This house has put it away. */
  leave(code: string): void
  /** Tells the others who of ours is at a table. */
  tell(code: string, here: Attendance): void
  /** Who is at it in the other houses. */
  at(code: string): Attendance
  /** Something was counted here. */
  count(what: Counted, key: string): void
  /** Passes an introduction on, to whichever house that guest is at. */
  introduce(introduction: Introduction): void
  /** The tables for everybody at which somebody is in any house; undefined if there is no other house to ask. */
  listed(most: number): Promise<readonly Card[] | undefined>
}

export const nobody: Attendance = { guests: [], gone: [] }

/** What one of the other houses said of a table, whether that house is still there, and when it was last heard of. */
export interface Said {
  readonly here: Attendance
  readonly house: 'there' | 'gone'
  readonly beat: number
}

/** Who is at a table in all of them. The guests of a house that is gone have been so since it was last heard of. */
export function allTogether(said: readonly Said[]): Attendance {
  const there = said.filter(({ house }) => house === 'there')
  const lost = said.filter(({ house }) => house === 'gone')
  return {
    guests: there.flatMap(({ here }) => here.guests),
    voices: there.flatMap(({ here }) => here.voices ?? []),
    gone: [
      ...said.flatMap(({ here }) => here.gone),
      ...lost.flatMap(({ here, beat }) => here.guests.map(([device]) => [device, beat] as const)),
    ],
  }
}

/** One house, as most are. */
export const alone: Neighbours = {
  company: 'none',
  async open() {},
  async close() {},
  async serve() {
    return 'ours'
  },
  leave() {},
  tell() {},
  at: () => nobody,
  count() {},
  introduce() {},
  async listed() {
    return undefined
  },
}
