import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { recollect } from '../../kernel/bot.ts'
import { scatter } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { type Nature, natures } from '../../kernel/nature.ts'
import { selfPlay } from '../../kernel/selfplay.ts'
import { look } from '../../kernel/state.ts'
import { findBot } from '../../test/brains.ts'
import { rats } from './index.ts'
import { sit } from './script.ts'

const GAMES = 30

/** How often in a few games among its like something of this name is counted of a puppet of this nature. */
function counted(nature: Nature, name: string): number {
  const bot = findBot('rats', { level: 'normal', nature, people: [] })
  let count = 0
  for (let game = 0; game < GAMES; game++) {
    selfPlay(rats, Array(4).fill(bot), defaults(rats, 4), scatter(9, game), (state, seat, move) => {
      if (rats.tally(state, seat, move as never).includes(name)) count++
    })
  }
  return count / GAMES
}

describe('natures', () => {
  test('an honest face lies less than a fox', () => {
    expect(counted('candid', 'lies') / counted('candid', 'claims')).toBeLessThan(
      counted('fox', 'lies') / counted('fox', 'claims'),
    )
  })

  test('each of them makes moves of its own', () => {
    const games = natures.map((nature) => {
      const bot = findBot('rats', { level: 'normal', nature, people: [] })
      const made: string[] = []
      for (let seed = 0; seed < 3; seed++)
        selfPlay(rats, Array(4).fill(bot), defaults(rats, 4), seed, (_, __, move) => made.push(JSON.stringify(move)))
      return made.join()
    })
    expect(new Set(games).size).toBe(natures.length)
  })
})

describe('what bots remember', () => {
  const table = sit(3).play('0 shakes 2', '0 looks', '0 says 1', '1 believes', '1 hands on 2', '2 doubts')

  test('R3.5 is what was said and shown openly: answers, claims and who lost brains to whom', () => {
    const { annals = [] } = recollect(rats, table.state, 0).table
    expect(annals.map(({ answered, spoke }) => [answered, spoke])).toEqual([
      [null, 1],
      ['believe', 2],
      ['doubt', null],
    ])
    expect(annals.map(({ lost }) => lost)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 2, 0],
    ])
  })

  test('lies before nobody else', () => {
    expect(look(table.state, 0).table).not.toHaveProperty('annals')
    expect(at(look(table.state, 0).table.sanity, 0)).toBeGreaterThan(0)
  })
})
