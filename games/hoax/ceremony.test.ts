import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { ceremony, riteIn } from './ceremony.ts'
import type { HoaxNews } from './news.ts'

const voted = (carried: boolean): HoaxNews => ({
  kind: 'voted',
  by: 0,
  of: 1,
  role: 'pope',
  votes: [
    { seat: 0, vote: 'yes' },
    { seat: 2, vote: carried ? 'yes' : 'no' },
  ],
  carried,
})

test('H5.2 every vote holds the table, one that failed not for long', () => {
  const [held, failed] = [sure(ceremony([voted(true)]), 'ceremony'), sure(ceremony([voted(false)]), 'ceremony')]
  expect(held.hush).toBe(failed.hush)
  expect(held.length).toBeGreaterThan(failed.length)
})

test('H5.6 a proof shows the end of its game in the same breath, though the next is dealt already', () => {
  const ended: HoaxNews = { kind: 'ended', ending: 'proof', winners: [1], roles: [], gained: [] }
  const proved: HoaxNews = { kind: 'proved', seat: 1, role: 'pope' }
  const rite = riteIn([voted(true), proved, ended])
  expect(rite?.voted?.carried).toBe(true)
  expect(rite?.ended).toBe(ended)
})

test('H3.4 seals that break hold nobody up', () => {
  const spoke: HoaxNews = { kind: 'spoke', role: 'emperor', claims: [] }
  expect(ceremony([spoke, { kind: 'last call' }])).toBeUndefined()
})
