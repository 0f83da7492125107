import { describe, expect, test } from 'vitest'
import type { Bot, Wish } from './bot.ts'
import { seeded } from './chance.ts'
import { tempered } from './nature.ts'
import type { Shape, View } from './state.ts'

type Way = 'left' | 'right'
interface Fork extends Shape {
  move: { readonly kind: Way }
}
const view = {} as View<Fork>

/** How often of a hundred times it goes left. */
function lefts(bot: Bot<Fork>): number {
  let count = 0
  for (let seed = 0; seed < 100; seed++) if (bot.choose(view, seeded(seed)).kind === 'left') count++
  return count
}

function wishing(...wishes: readonly Wish<Fork['move']>[]): Bot<Fork> {
  return { choose: () => ({ kind: 'right' }), wishes: () => wishes }
}

const wish = (kind: Way, often: number, costs?: number) => ({
  move: { kind },
  often,
  ...(costs !== undefined && { costs }),
})
const likesLeft = (_: View<Fork>, { kind }: Fork['move']) => (kind === 'left' ? 3 : 0)

describe('a bot with a nature', () => {
  test('does more often what it likes, of what it would do anyway', () => {
    const mixed = wishing(wish('left', 0.5), wish('right', 0.5))
    expect(lefts(tempered(mixed, () => 0))).toBeGreaterThan(30)
    expect(lefts(tempered(mixed, () => 0))).toBeLessThan(70)
    expect(lefts(tempered(mixed, likesLeft))).toBeGreaterThan(85)
  })

  test('also does what it likes and a cool head would not, if that costs next to nothing', () => {
    expect(lefts(tempered(wishing(wish('left', 0, 0.001), wish('right', 1, 0)), likesLeft))).toBeGreaterThan(80)
    expect(lefts(tempered(wishing(wish('left', 0, 0.1), wish('right', 1, 0)), likesLeft))).toBeLessThan(3)
    expect(lefts(tempered(wishing(wish('left', 0), wish('right', 1)), likesLeft))).toBe(0)
  })

  test('that wishes for nothing plays as ever', () => {
    expect(lefts(tempered({ choose: () => ({ kind: 'left' }) }, () => -9))).toBe(100)
  })
})
