/**
 * What this device adds to the luck: bytes it promises when the deal is called, and shows once everybody has promised. Before it
 * shows anything it writes down what it was shown itself: the sealed letter, and the promises of all.
 */
import { promise } from '../../kernel/fair.ts'
import type { Given } from '../../kernel/witness.ts'
import { fresh } from './device.ts'
import { ahead, line, type Wish } from './line.ts'
import { keepGiven, keepHeld, keepStart, startSeen, tableName } from './seen.ts'
import type { Standing } from './table.ts'

/** Says something to the house; whether it was taken cannot always be known. */
type Ask = (wish: Wish) => Promise<'taken' | 'unknown'>

/** Sent with less than this left, bytes may come too late by no fault of the house. */
const MARGIN = 1500
/** What was asked already. */
const asked = new Set<string>()
/** The table whose deal is being followed on an unbroken line. */
let followed: string | undefined
line.subscribe((state) => {
  if (state === 'lost') followed = undefined
})

/** Follows a deal: as somebody who plays, or only looks on. */
export function followDeal({ room, seat }: Pick<Standing, 'room' | 'seat'>, ask: Ask): void {
  const { stage, commitment } = room
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
  if (stage === 'showing' && !start.promises) keepStart(table, { ...start, promises })
  if (seat === null) return
  const given = { table, commitment, mine: start.mine.find((one) => one.seat === seat) ?? newGiven(seat) }
  if (stage === 'promising' && promises[seat] === null && left(room.until) > 0) void promiseBytes(given, ask)
  if (stage === 'showing' && start.mine.includes(given.mine)) void showBytes(given, left(room.until), ask)
}

interface Giving {
  readonly table: string
  readonly commitment: string
  readonly mine: Given
}

const newGiven = (seat: number): Given => ({ seat, bytes: fresh(), got: 'offered' })
const left = (until: number | null) => (until ?? 0) - Date.now() - ahead.value

async function promiseBytes({ table, commitment, mine }: Giving, ask: Ask): Promise<void> {
  const { seat, bytes } = mine
  if (again(`promise ${table} ${commitment} ${seat}`)) return
  keepGiven(table, commitment, mine)
  const answer = await ask({ is: 'promise', promise: promise(table, seat, bytes) })
  if (answer === 'taken') advance({ table, commitment, mine }, 'promised')
}

async function showBytes(giving: Giving, time: number, ask: Ask): Promise<void> {
  const { table, commitment, mine } = giving
  if (again(`show ${table} ${commitment} ${mine.seat}`)) return
  if (time > MARGIN) advance(giving, 'sent')
  if ((await ask({ is: 'show', bytes: mine.bytes })) === 'taken') advance(giving, 'in')
}

const steps: readonly Given['got'][] = ['offered', 'promised', 'sent', 'in']

/** Never back: an answer may come after the next step has been taken. */
function advance({ table, commitment, mine }: Giving, got: Given['got']): void {
  const known = startSeen(table, commitment).mine.find(({ seat }) => seat === mine.seat)
  if (known && steps.indexOf(got) > steps.indexOf(known.got)) keepGiven(table, commitment, { ...known, got })
}

function again(what: string): boolean {
  if (asked.has(what)) return true
  asked.add(what)
  return false
}
