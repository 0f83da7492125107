import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { scatter } from '../../kernel/chance.ts'
import { storeContract } from '../../server/store/contract.ts'
import { freshSeed } from '../seed.ts'
import { Disk, storeOn } from './disk.ts'
import { simulate } from './simulation.ts'
import { wrong } from './wrong.ts'

storeContract('the simulated disk', async () => {
  const disk = new Disk()
  const store = () => storeOn(disk, async (commit) => commit())
  return { store: store(), reopen: async () => store() }
})

test.each(Object.entries(wrong))('a house that %s is found out', async (_, spoil) => {
  for (let seed = 1; seed <= 20; seed++) {
    const { fault } = await simulate({ seed, faults: 400, spoil })
    if (fault) return
  }
  expect.unreachable('nobody noticed')
})

test('what is done where nobody sees it shows as soon as the table is rebuilt', async () => {
  const spoil = sure(wrong['does more than the deed says, where nobody sees it'], 'wrong house')
  for (let seed = 1; seed <= 20; seed++) {
    const { fault } = await simulate({ seed, faults: 400, spoil })
    if (fault) return expect(fault).toBe('rebuilt otherwise')
  }
  expect.unreachable('nobody noticed')
})

test('no table comes to harm in a hundred thousand faults', async () => {
  let faults = 0
  let proven = 0
  let clockMoves = 0
  const favours = { 'let in': 0, agreed: 0 }
  const fresh = freshSeed('simulation')
  for (let story = 1; faults < 100_000; story++) {
    // The first half is the same every time; the second nobody has seen yet.
    const seed = faults < 50_000 ? story : scatter(fresh, story)
    const outcome = await simulate({ seed, faults: 2500 })
    expect(outcome.verdict, `HUMBUG_SEED=${fresh}; or npm run faults -- --seed ${seed} --faults 2500`).toBeUndefined()
    faults += outcome.faults
    proven += outcome.proven
    clockMoves += outcome.clockMoves
    favours['let in'] += outcome.favours['let in']
    favours.agreed += outcome.favours.agreed
  }
  // It was a real party: games were finished, clocks ran out, people sat in for others and gave each other time.
  expect(proven).toBeGreaterThan(100)
  expect(clockMoves).toBeGreaterThan(100)
  expect(favours['let in']).toBeGreaterThan(100)
  expect(favours.agreed).toBeGreaterThan(20)
}, 600_000)

test('the same seed tells the same story', async () => {
  const story = { seed: 7, faults: 500 }
  expect(await simulate(story)).toEqual(await simulate(story))
})
