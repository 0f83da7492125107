/**
 * Somebody dozes at Hoax. Whoever sits beside them or looks on hears the same, in the same words, number and order, as from a house in
 * which they press the button themselves at that moment; and the same as from one in which they hold another card.
 */
import { afterEach, expect, test } from 'vitest'
import { hoax } from '../../games/hoax/index.ts'
import { asides, type HoaxView, type Move, type Table } from '../../games/hoax/state.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { type Chance, scatter, seeded } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { look, type Seat, same, watch } from '../../kernel/state.ts'
import { closeAll } from '../open.ts'
import { StillClock } from '../still.ts'
import { mayTruly } from './truly.ts'
import { bytesTo, hideOtherwise, makeMove, type Twin, twin } from './twins.ts'

afterEach(closeAll)

const [ME, BESIDE] = [1, 0]
const game = hoax as unknown as Game
const PASS: Move = { kind: 'pass' }
/** No finger takes longer, after whatever was to be seen before. */
const FINGER = 60_000
const ANSWERS = 40

interface TimedTwin extends Twin {
  readonly clock: StillClock
}

async function timedTwin(seed: number): Promise<TimedTwin> {
  const clock = new StillClock()
  return Object.assign(await twin(game, seed, () => {}, clock), { clock })
}

const stateOf = ({ table }: Twin) => sure(table.play, 'play').state
const tableOf = (house: Twin) => stateOf(house).table as unknown as Table
const viewOf = (house: Twin, seat: Seat) => look(stateOf(house), seat) as HoaxView
const isIdle = (house: Twin) => game.idle?.({ ...watch(stateOf(house)), seat: ME }) !== undefined

/** A finger's time passes, and everybody has heard what came of it. */
async function letPass(house: TimedTwin, manner: Manner): Promise<void> {
  const { seq } = house.table
  house.clock.pass(FINGER)
  if (manner !== 'dozes') return makeMove(house, ME, PASS)
  const all = [...house.people, house.watcher]
  await Promise.all(all.map((player) => player.until(() => player.seq > seq)))
}

/** Others are all they can be. What comes of an accusation may differ by what is hidden, so it is not always made. */
type Company = 'quiet' | 'accuses'

function someMove(view: HoaxView, luck: Chance, company: Company): Move {
  const open = hoax.moves(view)
  const wanted = company === 'accuses' && luck(12) === 0 ? open.filter(({ kind }) => kind === 'accuse') : []
  const quiet = open.filter(({ kind }) => !asides.some((aside) => aside === kind))
  return wanted.length > 0 ? nth(wanted, luck(wanted.length), 'move') : nth(quiet, luck(quiet.length), 'move')
}

/** How I let things pass that do not concern me: asleep, or with my own finger; or woken all the same where I could speak the truth. */
type Manner = 'dozes' | 'presses' | 'is woken'

/** How often something was let pass. */
async function spend(house: TimedTwin, seed: number, manner: Manner, company: Company): Promise<number> {
  const luck = seeded(scatter(seed, 2))
  let passed = 0
  if (manner === 'dozes') await nth(house.people, ME).must({ is: 'doze', until: 'concerned' })
  for (let answers = 0; answers < ANSWERS && tableOf(house).stage !== 'over'; answers++) {
    const isWoken = manner === 'is woken' && mayTruly(viewOf(house, ME))
    if (isIdle(house) && !isWoken) {
      await letPass(house, manner)
      passed++
    } else {
      const [seat = ME] = stateOf(house).agenda.asked
      await makeMove(house, seat, someMove(viewOf(house, seat), luck, company))
    }
  }
  return passed
}

/** In the second house I hold another card, which nobody beside me can know. */
function holdOther(first: Twin, second: Twin, luck: Chance): void {
  const role = (house: Twin) => viewOf(house, ME).hand.role
  do hideOtherwise(first, second, BESIDE, luck)
  while (role(first) === role(second))
}

/** What is heard beside me and by onlookers; in the second house I may hold something else. */
async function heardFrom(seed: number, manners: readonly [Manner, Manner], card: 'the same' | 'another') {
  const houses = [await timedTwin(seed), await timedTwin(seed)] as const
  if (card === 'another') holdOther(...houses, seeded(seed))
  const company = card === 'another' ? 'quiet' : 'accuses'
  for (const [n, house] of houses.entries()) {
    // What never passes proves nothing.
    expect(await spend(house, seed, nth(manners, n), company)).toBeGreaterThan(0)
  }
  const heard = houses.map(({ people, watcher }) => [...bytesTo(nth(people, BESIDE)), ...bytesTo(watcher)])
  await closeAll()
  return heard
}

test.each([1, 2, 3])('whoever dozes cannot be told from one who presses the button (seed %i)', async (seed) => {
  const [first, second] = await heardFrom(seed, ['dozes', 'presses'], 'the same')
  expect(sure(first, 'first').length).toBeGreaterThan(ANSWERS)
  expect(second).toEqual(first)
})

test.each([1, 2, 3])('whoever dozes tells nothing of their card by it (seed %i)', async (seed) => {
  const [first, second] = await heardFrom(seed, ['dozes', 'dozes'], 'another')
  expect(second).toEqual(first)
})

test('a house that wakes whoever could speak the truth is found out', async () => {
  for (const seed of [1, 2, 3]) {
    const [first, second] = await heardFrom(seed, ['is woken', 'is woken'], 'another')
    if (!same(first, second)) return
  }
  expect.unreachable('nobody noticed')
})
