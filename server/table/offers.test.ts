import { afterEach, describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { deserted, satIn, welcomes } from '../../test/deserted.ts'
import { closeAll, house, type Seated } from '../../test/open.ts'
import type { Wish } from '../../test/player.ts'
import { comeBack, done, gameOf, hangUp, lobbyOf, slowBots, type Two, told, watcher } from '../../test/tables.ts'

afterEach(closeAll)

const offer = (name: string, seat = 1): Wish => ({ is: 'offer', seat, name })
const letIn = (name: string, seat = 1): Wish => ({ is: 'let in', seat, name })
const offersOf = ({ room }: Seated) => sure(room, 'room').offers

describe('an offer', () => {
  test.each<[string, Wish, string]>([
    ['for a seat whose person is here', offer('Ada', 2), 'still here'],
    ['for a seat that is not there', offer('Ada', 9), 'not here'],
    ['in the name of somebody at the table', offer('gUEST 3'), 'name'],
    ['in the name of the person who is away', offer('Guest 2'), 'name'],
    ['for one who is away', offer('Ada'), 'ok'],
  ])('%s', async (_, wish, answer) => {
    const { port } = await house({ limits: slowBots })
    const { looker } = await deserted(port)
    expect(await told(looker, wish)).toBe(answer)
  })

  test('is seen by all, without the device it comes from', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, third, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host, third])
    expect(offersOf(third)).toEqual([{ seat: 1, name: 'Ada' }])
    expect(host.shown.news).toEqual([{ kind: 'offered', seat: 1, name: 'Ada' }])
    expect(looker.hand).toBeUndefined()
  })

  test('is not for those who sit here, and one from each is enough', async () => {
    const { port } = await house({ limits: slowBots })
    const { third, looker } = await deserted(port)
    expect(await told(third, offer('Ada'))).toBe('taken')
    await looker.must(offer('Ada'))
    expect(await told(looker, offer('Ada'))).toBe('taken')
    expect(await told(looker, offer('Eve'))).toBe('taken')
  })

  test('may be one of several, so many and no more; who is let in settles it for the seat', async () => {
    const { port } = await house({ limits: { ...slowBots, offers: 2 } })
    const { code, host, looker } = await deserted(port)
    const [second, third] = [await watcher(port, code), await watcher(port, code)]
    await looker.must(offer('Ada'))
    expect(await told(second, offer('ada'))).toBe('name')
    await done(second, offer('Eve'), [host])
    expect(await told(third, offer('Zoë'))).toBe('full')
    expect(offersOf(host).map(({ name }) => name)).toEqual(['Ada', 'Eve'])
    await done(host, letIn('Eve'), [host, looker, second])
    expect([offersOf(host), looker.seat, second.seat]).toEqual([[], null, 1])
    expect(await told(looker, offer('Ada'))).toBe('still here')
  })

  test('is for a game alone, and for people who sit there: not for a bot’s own chair', async () => {
    const { port } = await house({ limits: slowBots })
    const lobby = await lobbyOf(port, 2, 3)
    await hangUp(at(lobby.people, 1), at(lobby.people, 0))
    expect(await told(await watcher(port, lobby.code), offer('Ada'))).toBe('not now')
    const game = await gameOf(port, 2, 3)
    expect(await told(await watcher(port, game.code), offer('Ada', 2))).toBe('not here')
  })

  test('is possible at once where a bot already stands in, even if its person looks on', async () => {
    const { port } = await house({ limits: { ...slowBots, awayGrace: 60_000 } })
    const { code, people } = await gameOf(port, 2, 3)
    const [host, leaver] = people as Two
    const looker = await watcher(port, code)
    await welcomes(leaver)
    await leaver.must({ is: 'leave' })
    await done(looker, offer('Ada'), [host])
    await done(host, letIn('Ada'), [host, looker])
    expect([looker.seat, sure(host.shown.chairs[1], 'chair').bot]).toEqual([1, null])
    expect(await told(leaver, { is: 'return' })).toBe('ok')
  })

  test('is not taken at a locked table', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, looker } = await deserted(port)
    await host.must({ is: 'lock' })
    expect(await told(looker, offer('Ada'))).toBe('locked')
    await host.must({ is: 'unlock' })
    expect(await told(looker, offer('Ada'))).toBe('ok')
  })

  test('counts as talk: nobody makes a nuisance of themselves with it', async () => {
    const { port } = await house({ limits: { ...slowBots, talkBurst: 1, talkEvery: 60_000 } })
    const { host, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host])
    await host.must({ is: 'turn down', seat: 1, name: 'Ada' })
    expect(await told(looker, offer('Ada'))).toBe('too fast')
  })
})

describe('the answer', () => {
  test('is the host’s, and nobody’s own', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, third, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host])
    for (const is of ['let in', 'turn down'] as const) {
      expect(await told(looker, { is, seat: 1, name: 'Ada' })).toBe('not host')
      expect(await told(third, { is, seat: 1, name: 'Ada' })).toBe('not host')
      expect(await told(host, { is, seat: 1, name: 'Eve' })).toBe('not here')
      expect(await told(host, { is, seat: 2, name: 'Ada' })).toBe('not here')
    }
    await done(host, { is: 'turn down', seat: 1, name: 'Ada' }, [host, looker])
    expect(looker.room).toMatchObject({ offers: [], news: [{ kind: 'turned down', seat: 1, name: 'Ada' }] })
    expect(await told(host, letIn('Ada'))).toBe('not here')
    expect(await told(looker, offer('Ada'))).toBe('ok')
  })

  test('is given by who keeps the table going while the host is away', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, third, looker } = await deserted(port)
    await hangUp(host, third)
    await done(looker, offer('Ada'), [third])
    await done(third, letIn('Ada'), [looker])
    expect(looker.seat).toBe(1)
  })

  test('is needed no more when the one who offered has gone', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host])
    looker.socket.terminate()
    await host.until(() => offersOf(host).length === 0)
    expect(await told(host, letIn('Ada'))).toBe('not here')
  })

  test('is needed no more when the person is back, by the line alone or from a bot', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, host, owner, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host])
    const back = await comeBack(port, owner, code)
    await host.until(() => offersOf(host).length === 0)
    expect(await told(looker, offer('Ada'))).toBe('still here')
    await done(back, { is: 'leave' }, [host])
    await done(looker, offer('Ada'), [host])
    expect(offersOf(host)).toHaveLength(1)
    await done(back, { is: 'return' }, [host])
    expect(offersOf(host)).toEqual([])
  })

  test('is needed no more when the person was shown to the door: a bot has the chair for good', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host])
    await done(host, { is: 'kick', seat: 1 }, [host])
    expect([offersOf(host), host.shown.chairs[1]]).toMatchObject([[], { sitter: 'bot', bot: 'normal' }])
    expect(await told(looker, offer('Ada'))).toBe('not here')
  })

  test('is needed no more when the game is broken off', async () => {
    const { port } = await house({ limits: slowBots })
    const { host, looker } = await deserted(port)
    await done(looker, offer('Ada'), [host])
    await done(host, { is: 'close' }, [host])
    expect(offersOf(host)).toEqual([])
    expect(await told(looker, offer('Ada'))).toBe('not now')
  })

  test('is still the host’s when bots play for everybody, the host included', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [host, guest] = people as Two
    await welcomes(guest)
    await guest.must({ is: 'leave' })
    await done(host, { is: 'leave' }, people)
    expect(await told(host, offer('Ada'))).toBe('taken')
    const looker = await watcher(port, code)
    await done(looker, offer('Ada'), [host])
    expect(await told(host, letIn('Ada'))).toBe('ok')
  })

  test('stands once: somebody who sits in offers nothing more', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    await satIn(table)
    expect(await told(table.looker, offer('Ada'))).toBe('taken')
    expect(await told(table.host, letIn('Ada'))).toBe('not here')
  })
})
