import { expect, test } from 'vitest'
import { scatter } from '../../kernel/chance.ts'
import { inAll } from '../long.ts'
import { freshSeed } from '../seed.ts'
import { evening, type Outcome } from './evening.ts'
import { leaks } from './leaks.ts'

/** On evenings that are the same every time, and on new ones: those come again with every run, and longer with `npm run faults`. */
const KNOWN = inAll(12_000, 25_000)
const NEW = inAll(3000, 25_000)
const EVENING = 2000
/** On these something was found once. */
const telling = [2_158_238_367]

function sum(outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number {
  return outcomes.reduce((all, outcome) => all + of(outcome), 0)
}

async function spend(seed: number): Promise<Outcome> {
  const outcome = await evening({ seed, steps: EVENING })
  expect(outcome.verdict, `npm run faults -- --seed ${seed} --evening ${EVENING}`).toBeUndefined()
  return outcome
}

test('whoever tries anything with four devices learns nothing that is hidden from them', async () => {
  const fresh = freshSeed('evening')
  const steps = ({ steps }: Outcome) => steps
  for (const seed of telling) await spend(seed)
  const known: Outcome[] = []
  while (sum(known, steps) < KNOWN) known.push(await spend(known.length + 1))
  const unknown: Outcome[] = []
  while (sum(unknown, steps) < NEW) unknown.push(await spend(scatter(fresh, unknown.length)))
  // There was something to learn, and somebody to learn it from. Of the known evenings alone: a new one brings what it brings.
  expect(sum(known, ({ counts }) => counts.different)).toBeGreaterThan(inAll(500, 1000))
  expect(sum(known, ({ games }) => games)).toBeGreaterThan(inAll(2, 10))
  expect(sum(known, ({ letIn }) => letIn)).toBeGreaterThan(0)
  expect(new Set(known.map(({ game }) => game)).size).toBeGreaterThan(2)
}, 600_000)

/** Evenings on which some of it shows at once: where they change, the others are there. */
const soon: Readonly<Record<string, number>> = {
  'lets bots move as soon as they have thought enough': 9,
  'refuses a move in other words where another could make it': 30,
  'shows its seed before the end': 3,
  'gives more time to who holds more': 4,
  'answers at once for whoever has little to think about': 3,
  'lets in whomever the host lets in': 22,
}

test.each(Object.entries(leaks))('a house that %s is found out', async (name, spoil) => {
  for (const seed of [soon[name] ?? 1, ...Array.from({ length: 40 }, (_, more) => more + 1)]) {
    const { verdict } = await evening({ seed, steps: 400, spoil })
    if (verdict) return
  }
  expect.unreachable('nobody noticed')
})

test('the same seed is the same evening', async () => {
  const plan = { seed: 7, steps: 200 }
  expect(await evening(plan)).toEqual(await evening(plan))
})
