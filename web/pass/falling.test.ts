import { expect, test } from 'vitest'
import type { News } from '../../kernel/state.ts'
import { type Turn, turnAfter } from './falling.ts'

const SAW: readonly News[] = [{ kind: 'saw' }]
type Now = Parameters<typeof turnAfter>[1]
const sent = (news: readonly News[] = []): Now => ({ answer: 'on its way', news })
const shown = (news: readonly News[] = []): Now => ({ answer: 'none', news })
const turnOf = (...steps: readonly Now[]) => steps.reduce<Turn>(turnAfter, 'not answered')

test('the curtain falls for who has answered, and for nobody who only looks', () => {
  expect(turnOf(shown(), shown(SAW))).toBe('not answered')
  expect(turnOf(shown(), sent(), shown(), shown())).toBe('answered')
})

test('it does not fall on what the last answer told its seat alone, whatever happens after it', () => {
  expect(turnOf(shown(), sent(), shown(SAW))).toBe('told alone')
  expect(turnOf(shown(), sent(), shown(SAW), shown(), shown())).toBe('told alone')
  // Peeked at first, and nothing was answered to the second question: the clock ran out.
  expect(turnOf(sent(), shown(SAW), shown())).toBe('told alone')
})

test('it falls once another answer was given, though what was seen before it is shown until then', () => {
  expect(turnOf(sent(), shown(SAW), sent(SAW), shown())).toBe('answered')
  expect(turnOf(shown(SAW), sent(SAW), shown())).toBe('answered')
})
