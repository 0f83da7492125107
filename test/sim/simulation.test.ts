import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { scatter } from '../../kernel/chance.ts'
import { storeContract } from '../../server/store/contract.ts'
import { inAll } from '../long.ts'
import { freshSeed } from '../seed.ts'
import { Disk, storeOn } from './disk.ts'
import { unlike } from './rebuilt.ts'
import { type Outcome, simulate, sumOf } from './simulation.ts'
import { caresForAll, wrongAmongOthers } from './wrong.several.ts'
import { wrong } from './wrong.ts'

const faultsIn = ({ faults }: Outcome) => sumOf(faults)

function sum(outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number {
  return outcomes.reduce((all, outcome) => all + of(outcome), 0)
}

storeContract('the simulated disk', async () => {
  const disk = new Disk()
  const store = () => storeOn(disk, async (commit) => commit())
  return { store: store(), reopen: async () => store() }
})

/** So many, and first one in which nearly everything shows soon. */
function stories(many: number): number[] {
  return [3, ...Array.from({ length: many }, (_, more) => more + 1)]
}

test.each(Object.entries(wrong))('a house that %s is found out', async (_, spoil) => {
  for (const seed of stories(20)) {
    const { fault } = await simulate({ seed, faults: 1200, spoil })
    if (fault) return
  }
  expect.unreachable('nobody noticed')
})

test.each(Object.entries(wrongAmongOthers))('a house among others that %s is found out', async (_, spoil) => {
  for (const seed of stories(60)) {
    const { fault } = await simulate({ seed, faults: 1200, houses: 3, spoil })
    if (fault) return
  }
  expect.unreachable('nobody noticed')
})

test('of several houses one at a time sees to a bot', async () => {
  const twice = async (spoil?: typeof caresForAll) => {
    const { thoughts } = await simulate({ seed: 1, faults: 2500, houses: 3, ...(spoil && { spoil }) })
    return thoughts.twice / thoughts.all
  }
  // One that was held up does not know at once that another has taken over.
  expect(await twice()).toBeLessThan(0.1)
  expect(await twice(caresForAll)).toBeGreaterThan(0.4)
})

test('tables that only look alike are followed each for itself', () => {
  const part = { n: 1 }
  const tables = [
    { a: { n: 1 }, b: { n: 1 } },
    { a: { n: 1 }, b: { n: 1 } },
    { a: part, b: part },
    { b: { n: 1 }, a: { n: 1 } },
    { a: { n: 1 }, b: { n: 1 }, c: undefined },
  ]
  expect(unlike(tables).map((table) => tables.indexOf(table))).toEqual([0, 2, 3, 4])
})

test('what is done where nobody sees it shows as soon as the table is rebuilt', async () => {
  const spoil = sure(wrong['does more than the deed says, where nobody sees it'], 'wrong house')
  for (const seed of stories(20)) {
    const { fault } = await simulate({ seed, faults: 1200, spoil })
    if (fault) return expect(fault).toBe('rebuilt otherwise')
  }
  expect.unreachable('nobody noticed')
})

const HALF = inAll(6000, 50_000)
const SEVERAL = inAll(7000, 50_000)
const STORY = 5000

async function tell(seed: number, fresh: number, houses = 1): Promise<Outcome> {
  const outcome = await simulate({ seed, faults: STORY, houses })
  const again = `HUMBUG_SEED=${fresh}; or npm run faults -- --seed ${seed} --faults ${STORY} --houses ${houses}`
  expect(outcome.verdict, again).toBeUndefined()
  return outcome
}

test('no table comes to harm, whatever goes wrong', async () => {
  const fresh = freshSeed('simulation')
  // The first part is the same every time; the second nobody has seen yet, and it is another one the next time.
  const known: Outcome[] = []
  while (sum(known, faultsIn) < HALF) known.push(await tell(known.length + 1, fresh))
  const unknown: Outcome[] = []
  while (sum(unknown, faultsIn) < HALF / 2) unknown.push(await tell(scatter(fresh, unknown.length), fresh))
  // It was a real party: games were finished, clocks ran out, people sat in for others and gave each other time. And everything
  // went wrong that can. Of the known stories alone, since what a new one brings is chance.
  expect(sum(known, ({ proven }) => proven)).toBeGreaterThan(inAll(8, 20))
  expect(sum(known, ({ clockMoves }) => clockMoves)).toBeGreaterThan(inAll(15, 40))
  expect(sum(known, ({ favours }) => favours['let in'])).toBeGreaterThan(inAll(15, 40))
  expect(sum(known, ({ favours }) => favours.consented)).toBeGreaterThan(inAll(1, 4))
  expect(sum(known, ({ favours }) => favours.agreed)).toBeGreaterThan(inAll(2, 8))
  for (const kind of ['lost', 'doubled', 'cut', 'died', 'was slow', 'slept'] as const) {
    expect(
      sum(known, ({ faults }) => faults[kind]),
      kind,
    ).toBeGreaterThan(inAll(15, 40))
  }
}, 600_000)

test('no table comes to harm in several houses, whatever they do not hear of each other', async () => {
  const fresh = freshSeed('several houses')
  const known: Outcome[] = []
  while (sum(known, faultsIn) < SEVERAL) known.push(await tell(known.length + 1, fresh, 3))
  const unknown: Outcome[] = []
  while (sum(unknown, faultsIn) < SEVERAL / 2) unknown.push(await tell(scatter(fresh, unknown.length), fresh, 3))
  expect(sum(known, ({ proven }) => proven)).toBeGreaterThan(inAll(4, 10))
  expect(sum(known, ({ clockMoves }) => clockMoves)).toBeGreaterThan(inAll(7, 20))
  for (const kind of ['lost', 'doubled', 'cut', 'died', 'was slow', 'held up', 'unheard'] as const) {
    expect(
      sum(known, ({ faults }) => faults[kind]),
      kind,
    ).toBeGreaterThan(inAll(5, 20))
  }
}, 600_000)

test('a disk that cannot always be read makes nobody wait for ever, and loses nothing', async () => {
  const fresh = freshSeed('unreadable')
  for (const seed of [1, 289380965, scatter(fresh, 0)]) {
    const outcome = await simulate({ seed, faults: 2000, reads: 5 })
    const again = `HUMBUG_SEED=${fresh}; or npm run faults -- --reads --seed ${seed} --faults 2000`
    expect(outcome.verdict, again).toBeUndefined()
    expect(outcome.faults.unread).toBeGreaterThan(0)
  }
}, 600_000)

test('the same seed tells the same story', async () => {
  const story = { seed: 7, faults: 500 }
  expect(await simulate(story)).toEqual(await simulate(story))
})
