import { expect, test } from 'vitest'
import { POUR } from '../../games/banquet/movelist.ts'
import { sit } from '../../games/goblets/script.ts'
import { at } from '../../kernel/at.ts'
import { ofBanquet } from './traits-banquet.ts'

test('it is noted whose goblet a token goes into, and whether somebody has just poured there', () => {
  const { state } = sit(4).play('1 pours wine 3', '1 rotates 1')
  const noted = (place: number) => ofBanquet(state, 2, at(POUR.wine, place))
  expect(noted(0)).toContain('turn wine to other')
  expect(noted(0)).toContain('turn echo')
  expect(noted(1)).toContain('turn wine to hunter')
  expect(noted(1)).toContain('turn own idea')
  expect(noted(2)).toContain('turn wine to own')
  expect(noted(3)).toContain('turn wine to target')
})
