import { describe, expect, test } from 'vitest'
import { fetchSparring } from '../games/sparring.ts'
import { here as humbug, inEnglish } from './heard.ts'

inEnglish()

const few = ['--games', '4', '--against', 'easy', '--sizes', '3']
const spar = (game: string, ...words: string[]) => humbug('tournament', game, '--sparring', ...few, ...words)

describe('tournament --sparring', () => {
  test('tries every trick of a game, and says what is fair and what is not', async () => {
    const { status, out } = await spar('rats', '--json')
    expect(status).toBe(0)
    const { tricks, ...said } = JSON.parse(out)
    expect(said).toEqual({ game: 'rats', against: 'easy', games: 4, seed: expect.any(Number) })
    const names = Object.keys((await fetchSparring('rats'))?.sparring ?? {})
    expect(tricks.map(({ trick }: { trick: string }) => trick)).toEqual(names)
    for (const { size, share, low, high, fair, marked } of tricks) {
      expect([size, fair, low <= share && share <= high]).toEqual([3, 1 / 3, true])
      expect(marked).toBe(share > fair + 0.03)
    }
  })

  test('tries one trick at several tables, each time with other luck unless a seed is given', async () => {
    const words = ['--trick', 'truth and doubt', '--sizes', '3,6', '--games', '60', '--json']
    const report = async (...more: string[]) => JSON.parse((await spar('rats', ...words, ...more)).out)
    const first = await report()
    expect(first.tricks).toMatchObject([
      { trick: 'truth and doubt', size: 3 },
      { trick: 'truth and doubt', size: 6 },
    ])
    expect(await report('--seed', String(first.seed))).toEqual(first)
    expect((await report()).seed).not.toBe(first.seed)
    expect((await report('--seed', '1')).tricks).not.toEqual((await report('--seed', '2')).tricks)
  })

  test('is told in both languages, the strongest first and what wins too much marked', async () => {
    const { out } = await spar('rats', '--games', '24', '--sizes', '6', '--seed', '1')
    const [head, size, ...rows] = out.trim().split('\n')
    expect(head).toMatch(/among bots \(easy\), 24 games each, seed 1;/)
    expect(size).toBe('6 at a table, 0.167 is fair:')
    const shares = rows.map((row) => Number(/0\.\d{3}/.exec(row)?.[0]))
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    for (const [at, row] of rows.entries()) expect(row.startsWith('! ')).toBe((shares[at] ?? 0) > 1 / 6 + 0.03)
    expect(new Set(rows.map((row) => row.slice(0, 2)))).toEqual(new Set(['! ', '  ']))
    expect((await spar('rats', '--lang', 'de')).out).toMatch(/^Sieganteile[\s\S]*Zu 3 am Tisch, gerecht ist 0\.333:/)
  })

  test.each([
    [['whist'], 'there is no game “whist”', 'es gibt kein Spiel „whist“'],
    [
      ['rats', '--trick', 'shout'],
      'there is no trick “shout”; there are: truth and doubt,',
      'es gibt keinen Kniff „shout“',
    ],
    [['rats', '--trick', 'constructor'], 'there is no trick “constructor”', 'es gibt keinen Kniff „constructor“'],
    [['rats', '--sizes', '3,13'], 'this game is for 3 to 12, not 13', 'dieses Spiel ist für 3 bis 12, nicht für 13'],
    [
      ['rats', '--sizes', 'many'],
      '--sizes wants a whole number from 3 to 12',
      '--sizes will eine ganze Zahl von 3 bis 12',
    ],
    [['rats', '--against', 'easy,hard'], 'there is no bot “easy,hard”', 'es gibt keinen Bot „easy,hard“'],
    [['rats', '--seats', 'easy,easy,easy'], 'there is no flag --seats here', 'den Schalter --seats gibt es hier nicht'],
  ])('%j is wrong, and it says so', async (words, english, german) => {
    for (const [line, ...language] of [[english], [german, '--lang', 'de']] as const) {
      const { status, out, err } = await humbug('tournament', '--sparring', ...words, ...language)
      expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1])
      expect(err).toContain(line)
    }
  })
})
