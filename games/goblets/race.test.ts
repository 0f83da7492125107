import { expect, test } from 'vitest'
import { isBeaten } from './bots/race.ts'
import { type Laid, sit } from './script.ts'

test('G4.6 whoever has less wine left may toast sooner', () => {
  expect(isBeaten(sit(4).view(1))).toBe(false)
  expect(isBeaten(sit(4).play('1 pours wine 1', '1 pours wine 1').view(2))).toBe(true)
})

test('G7.2 in a duel, where one action is a turn, who begins with as much is not beaten', () => {
  const table = sit(2).play('1 pours wine 0', '0 pours wine 0')
  expect(isBeaten(table.view(1))).toBe(false)
  expect(isBeaten(table.play('1 pours poison 0').view(0))).toBe(true)
})

test('G8.4 what a taster leaves their Noble may pour in the same turn', () => {
  const table = sit(8).hold(1, 'wine wine poison').hold(2, 'wine wine poison poison antidote antidote').play('3 yields')
  expect(isBeaten(table.view(2))).toBe(false)
  expect(isBeaten(table.play('2 passes').view(3))).toBe(true)
})

test('C9 who may pour two at once is rid of the wine a turn sooner, as long as they may', () => {
  const laid: Laid = { characters: { 2: 'curare' } }
  expect(isBeaten(sit(4, laid).view(1))).toBe(true)
  const used = sit(4, laid).play('1 passes', '2 doubles', '2 pours poison 0', '2 pours poison 0', '2 passes')
  expect(isBeaten(used.hold(2, 'wine wine wine poison poison antidote antidote').view(1))).toBe(false)
})

test('C14 who may toast with a wine left pours one less', () => {
  expect(isBeaten(sit(4, { characters: { 2: 'nightshade' } }).view(1))).toBe(true)
  const poured = (laid: Laid) => sit(4, laid).play('1 pours wine 1', '1 pours wine 1').view(2)
  expect(isBeaten(poured({ characters: { 2: 'nightshade' } }))).toBe(false)
})
