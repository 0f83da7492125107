import { describe, expect, test } from 'vitest'
import { scatter } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { type Nature, natures } from '../../kernel/nature.ts'
import { selfPlay } from '../../kernel/selfplay.ts'
import { findBot } from '../../test/brains.ts'
import { dice } from './index.ts'
import { countOf, type Move } from './state.ts'

const GAMES = 20
type Said = { readonly move: Move; readonly isBacked: boolean }

/** All that puppets of this nature say among their like. */
function said(nature: Nature): Said[] {
  const bot = findBot('dice', { level: 'normal', nature, people: [] })
  const all: Said[] = []
  for (let game = 0; game < GAMES; game++) {
    selfPlay(dice, Array(4).fill(bot), defaults(dice, 4), scatter(9, game), ({ hands }, seat, move: Move) => {
      all.push({ move, isBacked: move.kind === 'bid' && countOf(hands[seat]?.dice ?? [], move.face, 'wild') > 0 })
    })
  }
  return all
}

const backed = (all: readonly Said[]) => {
  const bids = all.filter(({ move }) => move.kind === 'bid')
  return bids.filter(({ isBacked }) => isBacked).length / bids.length
}

describe('natures', () => {
  test('an honest face bids what it has more often than a fox', () => {
    expect(backed(said('candid'))).toBeGreaterThan(backed(said('fox')))
  })

  test('each of them makes moves of its own', () => {
    expect(new Set(natures.map((nature) => JSON.stringify(said(nature)))).size).toBe(natures.length)
  })
})
