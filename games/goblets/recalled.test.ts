/** What bots remember of what all saw (G4.9). */
import { describe, expect, test } from 'vitest'
import { recollect } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { look, watch } from '../../kernel/state.ts'
import type { Dial } from '../banquet/state.ts'
import { goblets } from './index.ts'
import { attentive } from './recalled.ts'
import { sit } from './script.ts'

const evening = (dial: Dial) =>
  sit(4, { options: { dial } }).play('1 pours poison 3', '1 rotates 1', '2 peeks', '2 swaps 0', '3 passes')

describe('deeds', () => {
  test('are followed through the moves, and say nothing of tokens', () => {
    const { annals } = recollect(goblets, evening('mine').state, 0).table
    expect(annals).toMatchObject([
      { kind: 'pour', by: 1, at: 2, place: 3 },
      { kind: 'rotate', by: 1, at: 0, place: 1 },
      { kind: 'look', by: 2, at: 0, place: 2 },
      { kind: 'swap', by: 2, at: 0, place: 2 },
    ])
    expect(JSON.stringify(annals)).not.toContain('poison')
  })

  test('are for bots alone', () => {
    const table = evening('mine')
    expect(watch(table.state).table.annals).toBeUndefined()
    expect(table.view(1).table).toMatchObject({ dial: 'mine', record: [] })
  })

  test('are begun anew with every course', () => {
    const table = evening('mine').hold(0, '').play('0 toasts').drinkUp()
    expect(table.state.table.course).toBe(2)
    expect(table.state.box.annals).toEqual([])
  })

  test('are remembered by nobody where nothing is to be remembered', () => {
    expect(recollect(goblets, evening('none').state, 0).table.annals).toEqual([])
  })
})

test('who was told nothing of it does not take it that nothing was done', () => {
  const { state } = evening('mine')
  const world = goblets.imagine(look(state, 1), seeded(1))
  expect(attentive(recollect(goblets, world, 2)).table).toMatchObject({ dial: 'mine', record: [] })
  const told = goblets.imagine(recollect(goblets, state, 1), seeded(1))
  expect(attentive(recollect(goblets, told, 2)).table).toMatchObject({ dial: 'record', record: [{ by: 1, at: 2 }] })
})

test('who pays attention knows who poured where, as if it were written down', () => {
  const viewAt = (dial: Dial) => recollect(goblets, evening(dial).state, 0)
  const { table } = attentive(viewAt('mine'))
  expect(table).toMatchObject({ dial: 'record', record: viewAt('record').table.record })
  expect(table.annals).toBeUndefined()
})
