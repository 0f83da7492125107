import { afterEach, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { fetchChronicle } from '../../games/parts.ts'
import { at, sure } from '../../kernel/at.ts'
import { type Honours, honoursOf, momentsOf } from '../../kernel/chronicle.ts'
import { read } from '../../kernel/record.ts'
import { street, tableAcross } from '../../test/houses/street.ts'
import { closeAll, connect, house, playOut, type Seated, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { gameOf, lobbyOf, recordOf, sameDevice, watcher } from '../../test/tables.ts'

afterEach(closeAll)

async function honoursFor(port: number, { token }: Player, path: string): Promise<Honours | null> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${port}/honours/${path}`, { headers })).json()
}

async function screenAt(port: number, code: string, token?: string): Promise<Seated> {
  const screen = await connect(port, new Player(token, 'stays out'))
  screen.pen = 'screen'
  await screen.must({ is: 'enter', code, as: 'screen' })
  return screen
}

/** What those reckon who sat there. */
async function reckoned(port: number, sitter: Seated, path: string): Promise<Honours> {
  const record = sure(read(await (await recordOf(port, sitter, path)).text()), 'record')
  const [game, chronicle] = [sure(findGame('rats'), 'rats'), await fetchChronicle('rats')]
  const moments = momentsOf(game, record)
  const winners = sitter.shown.ranking?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
  return honoursOf(chronicle, moments, chronicle.claims(moments), winners)
}

test.each([1, 2])(
  'who looked on is told the same that the record tells, in %i house(s), and only of the game before them',
  async (count) => {
    const houses = count === 1 ? [await house()] : await street(count)
    const port = at(houses, count - 1).port
    const { code, people } = await tableAcross(houses, 3, 3)
    await start(people)
    const [eve, tv] = [await watcher(port, code), await screenAt(port, code)]
    for (const player of [eve, tv, ...people]) expect(await honoursFor(port, player, `${code}/1`)).toBeNull()
    await playOut(people, () => 2)
    const told = await reckoned(port, at(people, 0), `${code}/1`)
    expect(told.awards.length).toBeGreaterThan(0)
    for (const player of [eve, tv]) expect(await honoursFor(port, player, `${code}/1`)).toEqual(told)
    expect((await recordOf(port, eve, `${code}/1`)).status).toBe(404)
    for (const path of [`${code}/2`, `${code}/0`, 'AAAAAA/1']) expect(await honoursFor(port, eve, path)).toBeNull()
    expect(await honoursFor(port, await connect(port), `${code}/1`)).toBeNull()
    await at(people, 0).must({ is: 'again' })
    // Another house hears of it a little later.
    await eve.until(() => eve.shown.stage !== 'over')
    expect(await honoursFor(port, eve, `${code}/1`)).toBeNull()
  },
)

test('where nobody looks on, a screen that one of the table has put up is told, and nobody else', async () => {
  const { port } = await house()
  const { code, people } = await lobbyOf(port, 3, 3, { watching: 'closed' })
  const [eve, tv] = [await watcher(port, code), await screenAt(port, code)]
  await start(people)
  const own = await screenAt(port, code, at(people, 1).token)
  await playOut(people, () => 2)
  for (const player of [eve, tv]) expect(await honoursFor(port, player, `${code}/1`)).toBeNull()
  expect(await honoursFor(port, own, `${code}/1`)).toEqual(await reckoned(port, at(people, 0), `${code}/1`))
})

test('of a game that was broken off nothing is told', async () => {
  const { port } = await house()
  const { code, people } = await gameOf(port, 3, 3)
  const eve = await watcher(port, code)
  const host = await sameDevice(port, at(people, 0), code)
  await host.must({ is: 'close' })
  expect(await honoursFor(port, eve, `${code}/1`)).toBeNull()
})
