import { describe, expect, test } from 'vitest'
import { here as humbug, inEnglish } from './heard.ts'

inEnglish()

const certify = (...words: string[]) => humbug('certify', ...words)

describe('certify, where nothing was solved', () => {
  const five = ['rats', '--players', '5', '--games', '2', '--seed', '7']

  test('estimates, says how sure it is, and the same seed says the same in another language', async () => {
    const found = JSON.parse((await certify(...five, '--json')).out)
    expect(found).toMatchObject({ players: 5, games: 2 })
    // Whoever does the best never gets less than by doing as all do.
    expect(found.gain).toBeGreaterThanOrEqual(0)
    expect(found.within).toBeGreaterThan(0)
    expect(found.rounds).toBeGreaterThan(1)
    const gain = (100 * found.gain).toFixed(1).replace('.', '[.,]')
    const { out } = await certify(...five, '--lang', 'de')
    expect(out).toMatch(new RegExp(`4 tückische Puppen tun, gewinnt etwa ${gain}\\d* ± [\\d.,]+`))
  })

  test.each([
    [['hoax'], 'hoax has not been solved: only rats has'],
    [['rats', '--players', '2'], 'this game is for 3 to 12, not 2'],
    [['rats', '--players', '6', '--games', '1'], '--games wants a whole number from 2'],
    [['rats', '--players', '6', '--seed', 'luck'], '--seed wants a whole number from 0'],
  ])('%j is answered by one line', async (words, line) => {
    const { status, err } = await certify(...words)
    expect([status, err.trim().split('\n').length]).toEqual([2, 1])
    expect(err).toContain(line)
  })
})
