import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Ranking } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import { pointsOf } from '../../protocol/evening.ts'
import { marks } from '../../protocol/words.ts'
import { settingsFor } from '../../test/open.ts'
import { enact } from './conduct.ts'
import type { Deed } from './deed.ts'
import { eveningOf, score } from './evening.ts'
import { bare, type Table } from './table.ts'

const device = (digit: string) => digit.repeat(64)
const seed = device('d')
const sits = (seat: Seat, own: string, name: string): Deed => ({
  ...{ kind: 'sat', seat, device: device(own), name },
  mark: at(marks, seat),
})
const puppet: Deed = { kind: 'hired', seat: 2, level: 'easy', mark: at(marks, 2) }

/** Ada and Ben, and a puppet between games; what else has happened. */
function tableWith(...more: readonly Deed[]): Table {
  const table = bare()
  const opened = { kind: 'opened', code: 'ABCDEF', thinking: null, password: null, host: device('a'), seed } as const
  does(table, { ...opened, settings: settingsFor(3) }, sits(0, 'a', 'Ada'), sits(1, 'b', 'Ben'), puppet, ...more)
  return table
}

const does = (table: Table, ...deeds: readonly Deed[]) => {
  for (const deed of deeds) enact(table, deed, 1)
}

/** A game among those who sit there ends so, and the next is laid. */
function ends(table: Table, ...ranking: Ranking): void {
  table.stage = 'playing'
  score(table, ranking)
  table.stage = 'over'
}
const again = (table: Table) => does(table, { kind: 'again', seed })

const pointsIn = (table: Table) => eveningOf(table).evening?.who.map(({ name, points }) => [name, points])
const placesIn = (table: Table) => eveningOf(table).evening?.games.map(({ places }) => places)

describe('points', () => {
  test.each([
    [
      [1, 2, 3],
      [4, 2, 0],
    ],
    [
      [1, 1, 3],
      [3, 3, 0],
    ],
    [
      [2, 1, 2],
      [1, 4, 1],
    ],
    [
      [1, 1, 1],
      [2, 2, 2],
    ],
    [
      [1, 2, 2, 4, 5],
      [8, 5, 5, 2, 0],
    ],
    [
      [2, 1],
      [0, 2],
    ],
  ])('of %j are %j, as many in all as among any who sit there', (ranking, points) => {
    expect(ranking.map((place) => pointsOf(place, ranking))).toEqual(points)
    expect(points.reduce((sum, n) => sum + n)).toBe(ranking.length * (ranking.length - 1))
  })
})

describe('the score of an evening', () => {
  test('is told from the first end of a game on, and adds up', () => {
    const table = tableWith()
    expect(eveningOf(table)).toEqual({})
    ends(table, 2, 1, 3)
    again(table)
    ends(table, 1, 1, 3)
    expect(pointsIn(table)).toEqual([
      ['Ada', 5],
      ['Ben', 7],
      ['', 0],
    ])
    expect(eveningOf(table).evening?.games).toEqual([
      { round: 1, game: 'rats', places: [2, 1, 3] },
      { round: 2, game: 'rats', places: [1, 1, 3] },
    ])
    expect(JSON.stringify(eveningOf(table))).not.toMatch(/[0-9a-f]{64}/)
  })

  test('knows who has left, and who came later', () => {
    const table = tableWith()
    ends(table, 1, 2, 3)
    again(table)
    does(table, { kind: 'left', seat: 1 }, sits(1, 'c', 'Cleo'))
    ends(table, 2, 1, 3)
    expect(pointsIn(table)).toEqual([
      ['Ada', 6],
      ['Ben', 2],
      ['', 0],
      ['Cleo', 4],
    ])
    expect(placesIn(table)).toEqual([
      [1, 2, 3],
      [2, null, 3, 1],
    ])
  })

  test('belongs to whose seat it is, whoever plays there', () => {
    const table = tableWith()
    table.stage = 'playing'
    does(table, { kind: 'left', seat: 0 }, { kind: 'let in', seat: 1, device: device('e'), name: 'Eve' })
    ends(table, 1, 2, 3)
    expect(pointsIn(table)).toEqual([
      ['Ada', 4],
      ['Ben', 2],
      ['', 0],
    ])
  })

  test('of one who was shown out is theirs; the puppet on that chair begins its own', () => {
    const table = tableWith()
    ends(table, 1, 2, 3)
    again(table)
    table.stage = 'playing'
    does(table, { kind: 'kicked', seat: 1 })
    ends(table, 3, 1, 2)
    expect(pointsIn(table)).toEqual([
      ['Ada', 4],
      ['Ben', 2],
      ['', 2],
      ['', 4],
    ])
  })

  test('of a puppet goes by its mark, also on another chair', () => {
    const table = tableWith()
    ends(table, 2, 3, 1)
    again(table)
    does(table, { kind: 'dismissed', seat: 2 }, { kind: 'left', seat: 1 }, { ...puppet, seat: 1 }, sits(2, 'b', 'Ben'))
    ends(table, 2, 1, 3)
    expect(pointsIn(table)).toEqual([
      ['Ada', 4],
      ['Ben', 0],
      ['', 8],
    ])
  })

  test('goes along to another device, and its name changes with the chair', () => {
    const table = tableWith()
    ends(table, 1, 2, 3)
    again(table)
    does(table, { kind: 'moved', seat: 0, device: device('f') }, sits(0, 'f', 'Adele'))
    expect(pointsIn(table)?.[0]).toEqual(['Adele', 4])
    ends(table, 1, 2, 3)
    expect(pointsIn(table)).toEqual([
      ['Adele', 8],
      ['Ben', 4],
      ['', 0],
    ])
  })

  test('stays with those who played on a device that has another seat now', () => {
    const table = tableWith()
    ends(table, 1, 2, 3)
    again(table)
    does(table, { kind: 'left', seat: 1 }, { kind: 'moved', seat: 0, device: device('b') }, sits(1, 'c', 'Cleo'))
    ends(table, 1, 2, 3)
    expect(pointsIn(table)).toEqual([
      ['Ada', 8],
      ['Ben', 2],
      ['', 0],
      ['Cleo', 2],
    ])
  })

  test('has the points of all games and the last twenty of them', () => {
    const table = tableWith()
    for (let round = 1; round <= 25; round++) {
      ends(table, 1, 2, 3)
      again(table)
    }
    expect(pointsIn(table)?.[0]).toEqual(['Ada', 100])
    expect(eveningOf(table).evening?.games.map(({ round }) => round)).toEqual(
      Array.from({ length: 20 }, (_, n) => 6 + n),
    )
  })
})
