import { expect, test } from 'vitest'
import { sit } from '../script.ts'

const him = { characters: { 1: 'oleander' } } as const

test('C10 Baron Oleander exchanges his target card with that of another', () => {
  const table = sit(5, him).play('1 retargets 3')
  expect(table.state.table.targets).toEqual([1, 4, 3, 2, 0])
  expect(table.news('retargeted')).toEqual({ kind: 'retargeted', seat: 1, other: 3 })
})

test('C10 not if somebody then targets himself', () => {
  // Seat 0 targets him, seat 2 is his target: only seats 3 and 4 are left.
  const table = sit(5, him)
  expect(table.offered(1)).toEqual([{ kind: 'pass' }, { kind: 'retarget', house: 3 }, { kind: 'retarget', house: 4 }])
  expect([table.try('1 retargets 0'), table.try('1 retargets 2'), table.try('1 retargets 1')]).toEqual(
    Array(3).fill('illegal'),
  )
})

test('C10 after each that is offered nobody targets himself, however the cards lie', () => {
  for (const targets of [
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [3, 2, 0, 1],
    [2, 0, 3, 1],
  ]) {
    const offered = sit(4, { ...him, targets })
      .offered(1)
      .flatMap((move) => (move.kind === 'retarget' ? [move.house] : []))
    expect(offered.length).toBeGreaterThan(0)
    for (const house of offered) {
      const after = sit(4, { ...him, targets }).play(`1 retargets ${house}`).state.table.targets
      expect(after.some((target, mine) => target === mine)).toBe(false)
      expect([...after].sort()).toEqual([0, 1, 2, 3])
    }
  }
})

test('C10 he may keep it; afterwards, and for others, it is closed', () => {
  const table = sit(5, him).play('1 passes')
  expect(table.state.table.targets).toEqual([1, 2, 3, 4, 0])
  expect(table.try('1 retargets 3')).toBe('illegal')
  expect(table.play('1 passes').try('2 retargets 4')).toBe('illegal')
})

test('C10 the new target is the one that counts', () => {
  const table = sit(4, him).play('1 retargets 3').fill('poison').hold(1, '').play('1 toasts').drinkUp()
  // He now targets seat 0, and seat 3 his old one, seat 2.
  expect(table.earned()).toEqual([0, 3, 1, 1])
})

test('C10 in pairs the card is that of the house, and the Noble decides', () => {
  const table = sit(8, { characters: { 3: 'oleander' } })
  expect([table.asked(), table.try('2 retargets 3')]).toEqual([3, 'closed'])
  table.play('3 retargets 3')
  expect(table.state.table.targets).toEqual([1, 0, 3, 2])
  expect(table.news('retargeted')).toEqual({ kind: 'retargeted', seat: 3, other: 7 })
})
