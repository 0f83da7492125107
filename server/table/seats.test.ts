import { afterEach, describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { read } from '../../kernel/record.ts'
import { marks } from '../../protocol/words.ts'
import { closeAll, connect, house, playOut, start } from '../../test/open.ts'
import type { Player, Wish } from '../../test/player.ts'
import {
  done,
  gameOf,
  hangUp,
  lobbyOf,
  newTicket,
  type One,
  recordOf,
  slowBots,
  type Three,
  type Two,
  told,
  watcher,
} from '../../test/tables.ts'

afterEach(closeAll)

const chairOf = (player: Player, seat: number) => player.shown.chairs[seat]

describe('sitting down', () => {
  test('who has no wishes gets the first free chair and the first free mark', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 4)
    const [host] = people
    await sure(host, 'host').must({ is: 'dismiss', seat: 2 })
    const guest = await watcher(port, code)
    await done(guest, { is: 'sit', name: 'Ada' })
    expect(guest.seat).toBe(2)
    const free = marks.find((mark) => ![0, 1, 3].some((seat) => sure(chairOf(guest, seat), 'chair').mark === mark))
    expect(chairOf(guest, 2)).toEqual({
      name: 'Ada',
      mark: free,
      sitter: 'person',
      bot: null,
      standIn: null,
      promise: null,
    })
  })

  test.each<[string, Wish & { is: 'sit' }, string]>([
    ['the chair of a person', { is: 'sit', seat: 0, name: 'Ada' }, 'taken'],
    ['a chair that is not there', { is: 'sit', seat: 3, name: 'Ada' }, 'taken'],
    ['a mark that another has', { is: 'sit', seat: 1, name: 'Ada', mark: 'key' }, 'taken'],
    ['a name that another has', { is: 'sit', seat: 1, name: 'Guest 1' }, 'name'],
    ['a name that differs in capitals alone', { is: 'sit', seat: 1, name: 'gUEST 1' }, 'name'],
    ['a free chair', { is: 'sit', seat: 1, name: 'Ada', mark: 'fish' }, 'ok'],
  ])('somebody who wants %s', async (_, wish, answer) => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    await at(people, 0).must({ is: 'dismiss', seat: 1 })
    const guest = await watcher(port, code)
    expect(await told(guest, wish)).toBe(answer)
    const twin = await watcher(port, code)
    expect(chairOf(twin, 1)?.name).toBe(answer === 'ok' ? 'Ada' : undefined)
  })

  test.each([
    ['in other bytes', 'Zoë'.normalize('NFD')],
    ['in wide letters', 'Ｚｏë'],
    ['with a joiner that joins nothing', 'Zoë\u200d'],
    ['with a mark that nobody sees', 'Zo\u034fë'],
  ])('a name that looks like another is the same name: %s', async (_, name) => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    await at(people, 0).must({ is: 'dismiss', seat: 1 })
    await at(people, 0).must({ is: 'sit', name: 'Zoë'.normalize('NFC') })
    expect(await told(await watcher(port, code), { is: 'sit', name })).toBe('name')
  })

  test('a full table is full, until a chair is free', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 3)
    const guest = await watcher(port, code)
    expect(await told(guest, { is: 'sit', name: 'Ada' })).toBe('full')
    await at(people, 1).must({ is: 'leave' })
    expect(await told(guest, { is: 'sit', name: 'Ada' })).toBe('ok')
  })

  test.each<[string, Wish & { is: 'sit' }, string]>([
    ['as they are', { is: 'sit', seat: 2, name: 'Ada' }, 'ok'],
    ['with a mark that is free', { is: 'sit', seat: 2, name: 'Ada', mark: 'boot' }, 'ok'],
    ['with the mark of another puppet', { is: 'sit', seat: 2, name: 'Ada', mark: 'moon' }, 'taken'],
    ['with a name that another has', { is: 'sit', seat: 2, name: 'Guest 1' }, 'name'],
    ['without saying which', { is: 'sit', name: 'Ada' }, 'full'],
  ])('somebody without a chair wants the chair of a bot, %s', async (_, wish, answer) => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    const marked = [1, 2].map((seat) => sure(chairOf(host, seat), 'chair').mark)
    expect(marked[0]).toBe('moon')
    const guest = await watcher(port, code)
    expect(await told(guest, wish)).toBe(answer)
    const chairs = (await watcher(port, code)).shown.chairs.map((chair) => sure(chair, 'chair'))
    const person = { name: 'Ada', sitter: 'person', bot: null, mark: wish.mark ?? marked[1] }
    expect(chairs[2]).toMatchObject(answer === 'ok' ? person : { name: '', sitter: 'bot', mark: marked[1] })
    expect(chairs[1]).toMatchObject({ sitter: 'bot', mark: 'moon' })
  })

  test('the chair of a bot is for those who have none, before a game and between two, and for nobody at a locked table', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 3)
    const [host, guest] = people as Two
    const late = await watcher(port, code)
    const wish = { is: 'sit', seat: 2, name: 'Ada' } as const
    expect(await told(guest, { ...wish, name: 'Guest 2' })).toBe('taken')
    await host.must({ is: 'lock' })
    expect(await told(late, wish)).toBe('locked')
    await host.must({ is: 'unlock' })
    await start(people)
    expect(await told(late, wish)).toBe('not now')
    await playOut(people)
    expect(await told(late, wish)).toBe('not now')
    await done(host, { is: 'again' }, [host, guest, late])
    expect(await told(late, wish)).toBe('ok')
    await start([host, guest, late])
    expect(chairOf(host, 2)).toMatchObject({ name: 'Ada', sitter: 'person', bot: null })
    await playOut([host, guest, late])
  })

  test('a person moves to another chair, takes another name and another mark, and stays the same person', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 2, 4)
    const [host, guest] = people as Two
    await host.must({ is: 'dismiss', seat: 3 })
    const { mark } = sure(chairOf(guest, 1), 'chair')
    await done(guest, { is: 'sit', seat: 3, name: 'Guest 2' }, people)
    expect([guest.seat, chairOf(host, 1), sure(chairOf(host, 3), 'chair').mark]).toEqual([3, null, mark])
    await done(guest, { is: 'sit', name: 'Ada', mark: 'boot' }, people)
    expect([guest.seat, sure(chairOf(host, 3), 'chair').name, sure(chairOf(host, 3), 'chair').mark]).toEqual([
      3,
      'Ada',
      'boot',
    ])
    await host.until(() => sure(chairOf(host, 3), 'chair').promise !== null)
  })

  test('who sits down is here for everybody, and no longer when they get up', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 2, 3)
    const [host, guest] = people as Two
    await host.must({ is: 'lock' })
    expect(host.here).toEqual([0, 1])
    await guest.must({ is: 'leave' })
    await host.must({ is: 'unlock' })
    expect(host.here).toEqual([0])
  })

  test('a locked table takes nobody new, but those who sit there may still move', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 4)
    const [host, guest] = people as Two
    await host.must({ is: 'dismiss', seat: 3 })
    await done(host, { is: 'lock' }, people)
    expect(guest.shown.locked).toBe(true)
    const late = await watcher(port, code)
    expect(await told(late, { is: 'sit', name: 'Ada' })).toBe('locked')
    expect(await told(guest, { is: 'sit', seat: 3, name: 'Guest 2' })).toBe('ok')
    await host.must({ is: 'unlock' })
    expect(await told(late, { is: 'sit', name: 'Ada' })).toBe('ok')
  })
})

describe('going away', () => {
  test('before a game a leaver leaves an empty chair, and the next person hosts', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 3, 3)
    const [host, second, third] = people as Three
    await done(host, { is: 'leave' }, people)
    expect(chairOf(second, 0)).toBeNull()
    expect(second.shown.host).toBe(1)
    expect(second.shown.news).toContainEqual({ kind: 'left', seat: 0 })
    expect(host.seat).toBeNull()
    expect(await told(host, { is: 'lock' })).toBe('not host')
    await done(second, { is: 'hand on', seat: 2 }, people)
    expect(third.shown.host).toBe(2)
    expect(await told(second, { is: 'hand on', seat: 1 })).toBe('not host')
  })

  test('during a game a bot plays for a leaver until they come back and play on', async () => {
    const { port } = await house()
    const { code, people } = await gameOf(port, 3, 3)
    const [leaver, other] = people as Three
    const shake: Wish = { is: 'move', question: leaver.view.agenda.question, move: { kind: 'shake' } }
    await done(leaver, { is: 'leave' }, people)
    expect(chairOf(other, 0)).toMatchObject({ name: 'Guest 1', sitter: 'person', bot: 'normal' })
    expect(other.shown.host).toBe(1)
    expect(await told(leaver, shake)).toBe('not now')
    await other.until(() => other.moves.length > 0)
    await done(leaver, { is: 'return' }, people)
    expect(chairOf(other, 0)).toMatchObject({ bot: null })
    expect(await told(leaver, { is: 'return' })).toBe('not now')
    await playOut(people)
    const { entries } = sure(read(await (await recordOf(port, leaver, `${code}/1`)).text()), 'record')
    const makers = entries.filter(({ seat }) => seat === 0).map(({ by }) => by)
    expect(makers[0]).toBe('bot')
    expect(makers.at(-1)).toBeUndefined()
  })

  test('somebody who has left cannot leave once more, and so hold up the bot that plays for them', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await gameOf(port, 2, 3)
    const [leaver] = people as Two
    await leaver.must({ is: 'leave' })
    expect(await told(leaver, { is: 'leave' })).toBe('not now')
    await leaver.must({ is: 'return' })
    expect(await told(leaver, { is: 'leave' })).toBe('ok')
  })

  test('somebody who was kicked before a game is told so and cannot come back', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 3)
    const [host, guest] = people as Two
    await done(host, { is: 'kick', seat: 1 })
    await guest.until(() => guest.farewell === 'kicked')
    expect(chairOf(host, 1)).toBeNull()
    expect(await told(guest, { is: 'sit', name: 'Guest 2' })).toBe('barred')
    expect(await told(guest, { is: 'enter', code })).toBe('barred')
  })

  test('somebody who was kicked during a game hears nothing more of it; a bot goes on for good', async () => {
    const { port } = await house()
    const { people } = await gameOf(port, 2, 3)
    const [host, guest] = people as Two
    await done(host, { is: 'kick', seat: 1 })
    await guest.until(() => guest.farewell === 'kicked')
    expect(chairOf(host, 1)).toMatchObject({ name: 'Guest 2', sitter: 'bot', bot: 'normal' })
    const heard = guest.heard.length
    await playOut([host])
    expect(host.shown.stage).toBe('over')
    expect(await told(guest, { is: 'return' })).toBe('not seated')
    expect(guest.heard).toHaveLength(heard + 1)
  })

  test('somebody who was kicked does not come back with a ticket, on this device or another', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [host, guest] = people as Two
    const { ticket, hash } = newTicket()
    await guest.must({ is: 'ticket', hash })
    await host.must({ is: 'kick', seat: 1 })
    expect(await told(guest, { is: 'claim', code, ticket })).toBe('barred')
    expect(await told(await connect(port), { is: 'claim', code, ticket })).toBe('ticket')
  })

  test.each<[string, Wish, string]>([
    ['themselves', { is: 'kick', seat: 0 }, 'not now'],
    ['a bot', { is: 'kick', seat: 2 }, 'not here'],
    ['nobody', { is: 'kick', seat: 9 }, 'not here'],
  ])('the host cannot kick %s', async (_, wish, why) => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 1, 3)
    expect(await told(at(people, 0), wish)).toBe(why)
  })
})

describe('bots and absent people', () => {
  test('bots are hired, changed and sent away before a game', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    const { mark } = sure(chairOf(host, 1), 'chair')
    await done(host, { is: 'hire', seat: 1, level: 'hard' })
    const puppet = { name: '', mark, sitter: 'bot', standIn: null, promise: null }
    expect(chairOf(host, 1)).toEqual({ ...puppet, bot: 'hard' })
    await done(host, { is: 'hire', seat: 1, level: 'teacher', nature: 'fox' })
    expect(chairOf(host, 1)).toEqual({ ...puppet, bot: 'teacher', nature: 'fox' })
    expect(await told(host, { is: 'hire', seat: 0, level: 'hard' })).toBe('taken')
    expect(await told(host, { is: 'hire', seat: 3, level: 'hard' })).toBe('taken')
    await done(host, { is: 'dismiss', seat: 1 })
    expect(chairOf(host, 1)).toBeNull()
    expect(await told(host, { is: 'dismiss', seat: 1 })).toBe('not here')
    expect(await told(host, { is: 'dismiss', seat: 0 })).toBe('not here')
  })

  test('a bot stands in for somebody who is not connected, and only for them', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await gameOf(port, 2, 3)
    const [host, guest] = people as Two
    expect(await told(host, { is: 'stand in', seat: 1, level: 'easy' })).toBe('still here')
    expect(await told(host, { is: 'stand in', seat: 2, level: 'easy' })).toBe('not here')
    await hangUp(guest, host)
    await done(host, { is: 'stand in', seat: 1, level: 'easy' })
    expect(chairOf(host, 1)).toMatchObject({ sitter: 'person', bot: 'easy' })
    expect(await told(host, { is: 'stand in', seat: 1, level: 'easy' })).toBe('not now')
  })

  test('while the host is away the first person who is here keeps the table going, and no more than that', async () => {
    const { port } = await house({ limits: { ...slowBots, showWithin: 100 } })
    const { people } = await lobbyOf(port, 3, 3)
    const [host, second, third] = people as Three
    expect(await told(second, { is: 'start' })).toBe('not host')
    await hangUp(host, second)
    expect(await told(third, { is: 'start' })).toBe('not host')
    expect(await told(second, { is: 'close' })).toBe('not host')
    await start([second, third])
    await done(second, { is: 'stand in', seat: 0, level: 'random' })
    expect(sure(chairOf(second, 0), 'chair').bot).toBe('random')
  })
})
