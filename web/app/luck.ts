/**
 * What this device adds to the luck: bytes it promises when the deal is called, and shows once everybody has promised. Before it
 * shows anything it writes down what it was shown itself: the sealed letter, and the promises of all.
 */
import { promise } from '../../kernel/fair.ts'
import type { Given, Seen } from '../../kernel/witness.ts'
import { fresh } from './device.ts'
import { ahead, line, type Wish } from './line.ts'
import { keepGiven, keepHeld, keepStart, startSeen, tableName } from './seen.ts'
import type { Standing } from './table.ts'

/** Says something to the house; whether it was taken cannot always be known. */
type Ask = (wish: Wish) => Promise<'taken' | 'unknown'>

/**
 * Sent with less than this left, bytes may come too late by no fault of the house, and nobody could say whose fault it was. So they
 * are not given at all then: a house that has them could look at the luck, and call them late if it does not suit.
 */
const MARGIN = 1500
/** What was asked already. */
const asked = new Set<string>()
/** The table whose deal is being followed on an unbroken line. */
let followed: string | undefined
line.subscribe((state) => {
  if (state === 'lost') lookAway()
})

/** From now on something may have happened that is not seen here. */
export function lookAway(): void {
  followed = undefined
}

/** Follows a deal: as somebody who plays, or only looks on. */
export function followDeal({ room, seat }: Pick<Standing, 'room' | 'seat'>, ask: Ask): void {
  const { stage, commitment, agreement } = room
  const table = tableName(room)
  if (stage === 'playing' && followed === table) {
    keepHeld(table)
    followed = undefined
  }
  if (stage !== 'lobby' && stage !== 'promising' && stage !== 'showing') return
  // No deal begins again before it is called: who is there now, and stays, misses no start of it.
  if (stage === 'lobby') followed = table
  const start = startSeen(table, commitment)
  const promises = room.chairs.map((chair) => chair?.promise ?? null)
  if (stage === 'showing' && !start.promises) keepStart(table, { ...start, promises, ...(agreement && { agreement }) })
  if (seat === null) return
  const giving = (mine: Given): Giving => ({ table, commitment, mine })
  const mine = mineOf(start, table).filter((one) => one.seat === seat)
  if (stage === 'promising' && promises[seat] === null && left(room.until) > 0)
    void promiseBytes(giving(mine[0] ?? newGiven(seat)), ask)
  if (stage !== 'showing' || left(room.until) <= MARGIN) return
  const lying = mine.find(({ bytes }) => promise(table, seat, bytes) === promises[seat])
  if (lying) void showBytes(giving(lying), ask)
}

interface Giving {
  readonly table: string
  readonly commitment: string
  readonly mine: Given
}

/** What this page has offered: another window of the device may promise in the same moment, and write over what is kept. */
const offered: Giving[] = []

/** All bytes of this device for a start, of which the house took some. */
function mineOf({ commitment, mine }: Seen, table: string): Given[] {
  const here = offered.filter((one) => one.table === table && one.commitment === commitment)
  return [...mine, ...here.map((one) => one.mine)]
}

const newGiven = (seat: number): Given => ({ seat, bytes: fresh(), got: 'offered' })
const left = (until: number | null) => (until ?? 0) - Date.now() - ahead.value

async function promiseBytes(giving: Giving, ask: Ask): Promise<void> {
  const { table, commitment, mine } = giving
  const { seat, bytes } = mine
  if (again(`promise ${table} ${commitment} ${seat}`)) return
  keepGiven(table, commitment, mine)
  offered.push(giving)
  const answer = await ask({ is: 'promise', promise: promise(table, seat, bytes) })
  if (answer === 'taken') advance(giving, 'promised')
}

async function showBytes(giving: Giving, ask: Ask): Promise<void> {
  const { table, commitment, mine } = giving
  if (again(`show ${table} ${commitment} ${mine.seat}`)) return
  advance(giving, 'sent')
  if ((await ask({ is: 'show', bytes: mine.bytes })) === 'taken') advance(giving, 'in')
}

const steps: readonly Given['got'][] = ['offered', 'promised', 'sent', 'in']

/** Never back: an answer may come after the next step has been taken. */
function advance({ table, commitment, mine }: Giving, got: Given['got']): void {
  const { seat, bytes } = mine
  const known = startSeen(table, commitment).mine.find((one) => one.seat === seat && one.bytes === bytes) ?? mine
  if (steps.indexOf(got) > steps.indexOf(known.got)) keepGiven(table, commitment, { ...known, got })
}

function again(what: string): boolean {
  if (asked.has(what)) return true
  asked.add(what)
  return false
}
