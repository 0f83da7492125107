import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Settings } from '../../protocol/asks.ts'
import { closeAll, connect, house, playOut, settingsFor, start } from '../../test/open.ts'
import type { Wish } from '../../test/player.ts'
import { done, hangUp, lobbyOf, type One, slowBots, type Three, type Two, told, watcher } from '../../test/tables.ts'

afterEach(closeAll)

describe('the host', () => {
  test.each<Wish>([
    { is: 'hire', seat: 2, level: 'hard' },
    { is: 'dismiss', seat: 2 },
    { is: 'start' },
    { is: 'stand in', seat: 0, level: 'hard' },
    { is: 'let in', seat: 0, name: 'Ada' },
    { is: 'again' },
  ])('away with everybody else, leaves nothing to those who only watch: $is', async (wish) => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    const guest = await watcher(port, code)
    await hangUp(at(people, 0), guest)
    expect(await told(guest, wish)).toBe('not host')
  })

  test('alone runs the table', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 2, 3)
    const [, guest] = people as Two
    const wishes: Wish[] = [
      { is: 'set', settings: settingsFor(3) },
      { is: 'hire', seat: 2, level: 'hard' },
      { is: 'dismiss', seat: 2 },
      { is: 'kick', seat: 0 },
      { is: 'stand in', seat: 0, level: 'hard' },
      { is: 'lock' },
      { is: 'unlock' },
      { is: 'hand on', seat: 1 },
      { is: 'start' },
      { is: 'let in', seat: 0, name: 'Ada' },
      { is: 'turn down', seat: 0, name: 'Ada' },
      { is: 'again' },
      { is: 'close' },
    ]
    const { seq } = guest
    expect(await Promise.all(wishes.map((wish) => told(guest, wish)))).toEqual(wishes.map(() => 'not host'))
    expect(guest.seq).toBe(seq)
  })

  test('when they leave and nobody else is there, they are still the host; who sits down keeps things going', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    await done(host, { is: 'leave' })
    expect(host.shown.host).toBeNull()
    const guest = await watcher(port, code)
    await guest.must({ is: 'sit', name: 'Ada' })
    expect(await told(guest, { is: 'hire', seat: 1, level: 'hard' })).toBe('ok')
    expect(await told(guest, { is: 'lock' })).toBe('not host')
    expect(await told(host, { is: 'lock' })).toBe('ok')
  })

  const { safety: _, ...lacking } = settingsFor(3).options
  test.each<[string, Settings, string]>([
    ['one chair more', settingsFor(4), 'ok'],
    ['other options', { ...settingsFor(3), options: { ...settingsFor(3).options, noneTrue: 2 } }, 'ok'],
    ['more chairs than the game has', settingsFor(13), 'settings'],
    ['fewer chairs than the game has', settingsFor(2), 'settings'],
    ['a game that nobody knows', settingsFor(3, { game: 'constructor' }), 'settings'],
    ['an option left out', settingsFor(3, { options: lacking }), 'settings'],
    ['an option too many', settingsFor(3, { options: { ...lacking, safety: true, cats: 9 } }), 'settings'],
    ['a value that is none', settingsFor(3, { options: { ...lacking, safety: 'perhaps' } }), 'settings'],
  ])('sets %s', async (_, settings, answer) => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    const before = host.shown.settings
    expect(await told(host, { is: 'set', settings })).toBe(answer)
    await done(host, { is: 'lock' })
    expect(host.shown.settings).toEqual(answer === 'ok' ? settings : before)
    expect(host.shown.chairs).toHaveLength(answer === 'ok' ? settings.seats : 3)
  })

  test('takes no chair away under somebody, and sets nothing once the game is called', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await lobbyOf(port, 1, 4)
    const [host] = people as One
    expect(await told(host, { is: 'set', settings: settingsFor(3) })).toBe('settings')
    await host.must({ is: 'dismiss', seat: 3 })
    expect(await told(host, { is: 'set', settings: settingsFor(3) })).toBe('ok')
    await start([host])
    expect(await told(host, { is: 'set', settings: settingsFor(3) })).toBe('not now')
  })

  test.each<['lobby' | 'playing' | 'over', 'closed' | 'abandoned']>([
    ['lobby', 'closed'],
    ['playing', 'abandoned'],
    ['over', 'closed'],
  ])('closes a table that is %s: it stays %s in every list', async (stage, closed) => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 3, 3, { listed: 'listed' })
    const [host, guest] = people as Three
    if (stage !== 'lobby') await start(people)
    if (stage === 'over') await playOut(people)
    await done(host, { is: 'close' }, people)
    expect(guest.room).toMatchObject({ stage: closed, news: [{ kind: 'closed' }] })
    for (const is of ['start', 'lock', 'again', 'close'] as const) expect(await told(host, { is })).toBe('not now')
    expect(await told(guest, { is: 'move', question: 1, move: { kind: 'shake' } })).toBe('not now')
    const card = { code, game: 'rats', seats: 3, persons: 3, stage: closed, guarded: false, round: 1 }
    const outsider = await connect(port)
    expect(await outsider.ask({ is: 'list' })).toMatchObject({ tables: [card] })
    expect(await guest.ask({ is: 'mine' })).toMatchObject({ tables: [card] })
    expect(await outsider.ask({ is: 'mine' })).toMatchObject({ tables: [] })
  })

  test("a table that only its link opens is in nobody's list but its people's", async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    expect(await at(people, 0).ask({ is: 'list' })).toMatchObject({ tables: [] })
    expect(await at(people, 0).ask({ is: 'mine' })).toMatchObject({ tables: [{ code }] })
  })
})
