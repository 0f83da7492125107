import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import { read } from '../../kernel/record.ts'
import { verify } from '../../kernel/verify.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room } from '../../protocol/room.ts'
import { closeAll, house, newFolder, playOut, start } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import {
  done,
  gameOf,
  type Move,
  plays,
  recordOf,
  sameDevice,
  type Three,
  type Two,
  told,
  toldRaw,
  watcher,
} from '../../test/tables.ts'
import { deviceOf } from '../net/socket.ts'

afterEach(closeAll)

/** Another game as it is usually played. */
function next(key: string, seats: number) {
  const options = defaults(sure(findGame(key), 'game'), seats) as Settings['options']
  return { game: key, seats, options }
}

/** A game that is over. */
async function afterAGame(port: number, people: number, seats: number) {
  const table = await gameOf(port, people, seats, { clock: 'relaxed', talk: 'free' })
  await playOut(table.people)
  return table
}

const namesAt = ({ shown }: Player) => shown.chairs.map((chair) => chair?.name)

describe('another game', () => {
  test('is laid with one word, for everybody who sits there, and the first one stays proven', async () => {
    const { port } = await house()
    const { code, people } = await afterAGame(port, 2, 3)
    const [host, guest] = people as Two
    const before = host.shown
    const wish = { is: 'again', next: next('toast', 4) } as const
    // Said twice under one name it is done once.
    const id = host.newId()
    for (let n = 0; n < 2; n++) expect(await host.ask(wish, id)).toMatchObject({ is: 'ok' })
    await guest.until(() => guest.shown.round === 2)
    const { game, options, seats, ...kept } = before.settings
    expect([game, seats]).toEqual(['rats', 3])
    expect(guest.shown.settings).toEqual({ ...kept, ...wish.next })
    expect(guest.room).toMatchObject({ stage: 'lobby', round: 2, ranking: null, news: [{ kind: 'again' }] })
    const marksOf = ({ chairs }: Room) => chairs.map((chair) => chair?.mark)
    expect(marksOf(guest.shown)).toEqual([...marksOf(before), undefined])
    expect(guest.shown.chairs[2]).toMatchObject({ sitter: 'bot', bot: 'random' })
    expect(await told(host, wish)).toBe('not now')
    await host.must({ is: 'hire', seat: 3, level: 'random' })
    await start(people)
    expect(guest.rules.key).toBe('toast')
    const text = await (await recordOf(port, guest, `${code}/1`)).text()
    expect(verify(text, findGame)).toMatchObject({ fair: true, sealed: { terms: { game: 'rats' } } })
    await host.must({ is: 'close' })
    expect(sure(read(await (await recordOf(port, guest, `${code}/2`)).text()), 'record').terms.game).toBe('toast')
  })

  test('has a chair for everybody, and options that go together', async () => {
    const { port } = await house()
    const { people } = await afterAGame(port, 3, 4)
    const [host, guest] = people as Three
    expect(await told(guest, { is: 'again', next: next('toast', 4) })).toBe('not host')
    for (const wrong of [
      { ...next('toast', 4), game: 'whist' },
      { ...next('toast', 4), options: {} },
      { ...next('rats', 3), seats: 2 },
      { ...next('toast', 12), seats: 13 },
    ])
      expect(await told(host, { is: 'again', next: wrong })).toBe('settings')
    // A puppet has its chair like anybody else.
    expect(await told(host, { is: 'again', next: next('toast', 3) })).toBe('full')
    for (const wrong of [null, 'toast', { game: 'toast' }, { ...next('toast', 4), clock: 'off' }])
      expect(await toldRaw(host, { is: 'again', id: host.newId(), next: wrong })).toMatchObject({ why: 'malformed' })
    expect(host.shown.stage).toBe('over')
    // The chair of one who has left goes with them.
    await done(at(people, 2), { is: 'leave' }, [host])
    await host.must({ is: 'again', next: next('toast', 4) })
    await host.until(() => host.shown.stage === 'lobby')
    expect(namesAt(host)).toEqual(['Guest 1', 'Guest 2', undefined, ''])
  })

  test('lets a guest sit down who came during the last one', async () => {
    const { port } = await house()
    const { code, people } = await gameOf(port, 2, 3)
    const [host] = people as Two
    const late = await watcher(port, code)
    expect(await told(late, { is: 'sit', name: 'Late' })).toBe('not now')
    await playOut(people)
    await done(host, { is: 'again', next: next('goblets', 4) }, [late])
    await done(late, { is: 'sit', name: 'Late' }, [host])
    expect(namesAt(host)).toEqual(['Guest 1', 'Guest 2', '', 'Late'])
  })
})

describe('the score of an evening, at a table', () => {
  test('is shown to all once a game is over, and not said again with every move', async () => {
    const { port } = await house()
    const { code, people } = await gameOf(port, 3, 3)
    const [host] = people as Three
    const looker = await watcher(port, code)
    expect(looker.shown.evening).toBeUndefined()
    await playOut(people)
    await looker.until(() => looker.shown.stage === 'over')
    const { evening } = looker.shown
    expect(evening?.games).toEqual([{ round: 1, game: 'rats', places: host.shown.ranking }])
    expect(evening?.who.reduce((sum, { points }) => sum + points, 0)).toBe(6)
    await done(host, { is: 'again' }, [looker])
    await start([...people, looker])
    const from = looker.heard.length
    await plays(host, at(host.moves, 0) as Move, [looker])
    expect(looker.heard.slice(from).join()).not.toContain('evening')
    expect(looker.shown.evening).toEqual(evening)
    for (const player of people) expect(looker.heard.join()).not.toContain(deviceOf(player.token))
  })

  test('is the same in the next house, and knows no name of one who was forgotten', async () => {
    const data = newFolder()
    const first = await house({ data })
    const { code, people } = await afterAGame(first.port, 3, 3)
    const [host, guest] = people as Three
    await done(guest, { is: 'leave' }, [host])
    await done(host, { is: 'again' })
    const { evening } = host.shown
    await first.close()
    const { port, house: second } = await house({ data })
    const back = await sameDevice(port, host, code)
    expect(back.shown.evening).toEqual(evening)
    await second.keeper.forget(deviceOf(guest.token))
    await back.until(() => back.shown.evening?.who[1]?.name === 'N. N.')
    expect(back.shown.evening?.who.map(({ points }) => points)).toEqual(evening?.who.map(({ points }) => points))
  })
})
