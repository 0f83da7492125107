/** What stands above the table while everybody says whether they keep what they drew. */
import { expect, test } from 'vitest'
import { drawn } from '../../../games/toast/script.ts'
import { watch } from '../../../kernel/state.ts'
import { titleFor } from './titles.ts'

const name = (seat: number) => `Guest ${seat}`

test('T1.4 who draws again does not read that they keep it, and onlookers read of no draw of theirs', () => {
  const table = drawn(4, { drawn: { 0: 'wine wine wine wine' } }).play('0 returns', '1 keeps')
  const titleAt = (seat: number | null) => {
    const view = seat === null ? watch(table.state) : table.view(seat)
    return titleFor({ view, seat, name })
  }
  expect([0, 1, 2, null].map(titleAt)).toEqual([
    'You draw again once all have said.',
    'You keep it. The others are still counting.',
    'What you drew',
    'The draw',
  ])
})
