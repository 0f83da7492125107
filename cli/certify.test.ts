import { describe, expect, test } from 'vitest'
import { here as humbug, inEnglish } from './heard.ts'

inEnglish()

const certify = (...words: string[]) => humbug('certify', ...words)

describe('certify, where nothing was solved', () => {
  const five = ['rats', '--players', '5', '--games', '2']

  test('estimates, says how sure it is, and the same seed says the same', async () => {
    const report = async () => JSON.parse((await certify(...five, '--seed', '7', '--json')).out)
    const found = await report()
    expect(found).toMatchObject({ players: 5, games: 2 })
    // Whoever does the best never gets less than by doing as all do.
    expect(found.gain).toBeGreaterThanOrEqual(0)
    expect(found.within).toBeGreaterThan(0)
    expect(found.rounds).toBeGreaterThan(1)
    expect(await report()).toEqual(found)
  })

  test('is told in both languages', async () => {
    expect((await certify(...five)).out).toMatch(/4 hard puppets do wins about [\d.]+ ± [\d.]+ points/)
    expect((await certify(...five, '--lang', 'de')).out).toMatch(/4 schwere Puppen tun, gewinnt etwa/)
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
