/**
 * The people who share this device at a table. Each has a token of their own, so that the house knows nothing of it; half of it
 * is kept here, and where there is a PIN, the PIN is the other half (`pin.ts`).
 */
import { signal } from '@preact/signals'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import type { Mark } from '../../protocol/words.ts'
import { forget, keep, kept, keptKeys } from '../app/kept.ts'
import { keepSpare } from '../app/spare.ts'

export interface Passed {
  readonly name: string
  readonly mark: Mark
  readonly seat: Seat
  /** 32 random bytes. */
  readonly half: string
  readonly pin: 'none' | 'pin'
  /** Wrong PINs in a row, and until when the next one must wait. */
  readonly wrong: number
  readonly until: number
}

const START = 'pass.'
const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

/** Counted up whenever somebody comes or goes, so that whoever shows them shows them anew. */
const written = signal(0)

export function peopleAt(code: string): readonly Passed[] {
  written.value
  try {
    const list: unknown = JSON.parse(kept(START + code) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export function keepPeople(code: string, people: readonly Passed[]): void {
  if (people.length === 0) forget(START + code)
  else keep(START + code, JSON.stringify(people))
  written.value++
  void keepSpare(code)
}

/** Every table at which this device is passed round. */
export function passedTables(): { readonly code: string; readonly names: readonly string[] }[] {
  return keptKeys(START).map((key) => {
    const code = key.slice(START.length)
    return { code, names: peopleAt(code).map(({ name }) => name) }
  })
}

export function changePerson(code: string, { half }: Passed, change: Partial<Passed>): void {
  keepPeople(
    code,
    peopleAt(code).map((one) => (one.half === half ? { ...one, ...change } : one)),
  )
}

export function removePerson(code: string, { half }: Passed): void {
  keepPeople(
    code,
    peopleAt(code).filter((one) => one.half !== half),
  )
}

/** A wrong PIN: the next try waits, and longer each time. */
export function wasWrong(code: string, person: Passed, now: number): void {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** person.wrong)
  changePerson(code, person, { wrong: person.wrong + 1, until: now + wait })
}

/** Does this person still sit there? Nobody else has that mark on that chair. */
export function sitsIn({ chairs }: Pick<Room, 'chairs'>, { seat, mark }: Passed): boolean {
  const chair = chairs[seat]
  return chair?.sitter === 'person' && chair.mark === mark
}

/** Who of this device is asked next: by the order of the chairs, which tells nothing. */
export function nextOf(people: readonly Passed[], asked: readonly Seat[]): Passed | undefined {
  return people.filter(({ seat }) => asked.includes(seat)).sort((a, b) => a.seat - b.seat)[0]
}
