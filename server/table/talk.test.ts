import { afterEach, describe, expect, test } from 'vitest'
import { at as nth, sure } from '../../kernel/at.ts'
import type { TableTalk } from '../../protocol/asks.ts'
import { NAME, TEXT } from '../../protocol/frames.ts'
import { closeAll, connect, house, playOut, start, tableOf } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { stillHouse } from '../../test/still.ts'
import {
  done,
  firstBegins,
  frames,
  gameOf,
  lobbyOf,
  newTicket,
  type One,
  plays,
  sameDevice,
  slowBots,
  type Two,
  told,
  toldRaw,
  watcher,
} from '../../test/tables.ts'

afterEach(closeAll)

describe('talk', () => {
  test.each<[string, TableTalk, string, string]>([
    ['a phrase', { is: 'phrase', phrase: 'believe me' }, 'ok', 'ok'],
    ['an emote', { is: 'emote', emote: 'wink' }, 'ok', 'ok'],
    ['words of their own', { is: 'text', text: 'Nobody lies here.' }, 'free text', 'ok'],
    ['a text as long as it may be', { is: 'text', text: 'ä'.repeat(TEXT) }, 'free text', 'ok'],
  ])('somebody says %s, where that is allowed, and everybody hears who it was', async (_, words, phrases, free) => {
    const { port } = await house()
    for (const [talk, answer] of Object.entries({ phrases, free }) as ['phrases' | 'free', string][]) {
      const { code, people } = await lobbyOf(port, 2, 3, { talk })
      const [host, guest] = people as Two
      const looker = await watcher(port, code)
      expect(await told(looker, { is: 'say', words })).toBe('not seated')
      if (answer !== 'ok') expect(await told(guest, { is: 'say', words })).toBe(answer)
      else await done(guest, { is: 'say', words }, [host, looker])
      const said = answer === 'ok' ? [{ kind: 'said', seat: 1, words }] : []
      for (const { room } of [host, looker])
        expect(sure(room, 'room').news.filter(({ kind }) => kind === 'said')).toEqual(said)
    }
  })

  test.each([
    ['too long', 'x'.repeat(TEXT + 1)],
    ['blank', '  '],
    ['two lines', 'one\ntwo'],
    ['a letter without width', 'a\u200bb'],
    ['letters that run backwards', '\u202ebackwards'],
    ['half a letter', '\ud800'],
    ['a line separator', 'a\u2028b'],
  ])('a text that is %s is no text', async (_, text) => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 1, 3, { talk: 'free' })
    const [host] = people as One
    const { room } = host
    const say = { is: 'say', id: 'it', words: { is: 'text', text } }
    expect(await toldRaw(host, say)).toEqual({ is: 'no', id: 'it', why: 'malformed' })
    expect(host.room).toBe(room)
  })

  test.each([
    ['as long as it may be', 'N'.repeat(NAME), 'ok'],
    ['too long', 'N'.repeat(NAME + 1), 'malformed'],
    ['blank', ' \u00a0 ', 'malformed'],
    ['without width', '\u200b', 'malformed'],
    ['a letter that nobody sees', '\u3164', 'malformed'],
    ['a joiner of nothing', '\u200d', 'malformed'],
    ['an emoji with its joiner', '👩\u200d🌾', 'ok'],
  ])('a name that is %s', async (_, name, answer) => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    await nth(people, 0).must({ is: 'dismiss', seat: 2 })
    expect(await told(await watcher(port, code), { is: 'sit', name })).toBe(answer)
  })
})

describe('a ticket', () => {
  test('moves a seat to another device in a game: the hand goes along, and so does the host', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [old, other] = people as Two
    await plays(old, { kind: 'shake' })
    await plays(old, { kind: 'look' }, people)
    const { ticket, hash } = newTicket()
    await old.must({ is: 'ticket', hash })
    const { hand } = old
    const from = old.heard.length
    const fresh = await connect(port)
    await done(fresh, { is: 'claim', code, ticket }, [fresh, old, other])
    expect([fresh.seat, fresh.hand]).toEqual([0, hand])
    expect(other.room).toMatchObject({ host: 0, news: [{ kind: 'moved', seat: 0 }] })
    expect([old.seat, old.hand]).toEqual([null, undefined])
    await plays(fresh, { kind: 'announce', claim: 1 }, [fresh, old, other])
    expect(frames(old, from).filter((frame) => 'hand' in frame)).toEqual([])
    expect(await told(old, { is: 'move', question: 1, move: { kind: 'shake' } })).toBe('not seated')
    expect(await told(old, { is: 'lock' })).toBe('not host')
    expect(await told(fresh, { is: 'lock' })).toBe('ok')
  })

  test('moves a seat before a game, and the new device adds to the luck in its own name', async () => {
    const { port } = await house({ limits: { ...slowBots, promiseWithin: 60_000, showWithin: 60_000 } })
    const { code, people } = await lobbyOf(port, 2, 3)
    const [host, old] = people as Two
    const { ticket, hash } = newTicket()
    const { promise } = sure(host.shown.chairs[1], 'chair')
    await old.must({ is: 'ticket', hash })
    const fresh = await connect(port)
    await done(fresh, { is: 'claim', code, ticket }, [fresh, host, old])
    expect([fresh.seat, old.seat]).toEqual([1, null])
    await start([host, fresh])
    expect(sure(host.shown.chairs[1], 'chair').promise).not.toBe(promise)
  })

  test('works once', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 3)
    const [first, second] = people as Two
    const { ticket, hash } = newTicket()
    await first.must({ is: 'ticket', hash })
    const claim = { is: 'claim', code, ticket } as const
    expect(await told(second, claim)).toBe('taken')
    expect(await told(await connect(port), claim)).toBe('ok')
    expect(await told(await connect(port), claim)).toBe('ticket')
  })

  test('is worth nothing if it is a wrong one, or an older one, or for another table', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 3)
    const other = await lobbyOf(port, 1, 3)
    const [older, newer] = [newTicket(), newTicket()]
    const guest = await connect(port)
    const claim = ({ ticket }: { ticket: string }, at = code) => told(guest, { is: 'claim', code: at, ticket })
    await nth(people, 1).must({ is: 'ticket', hash: older.hash })
    await nth(people, 1).must({ is: 'ticket', hash: newer.hash })
    expect(await claim(newTicket())).toBe('ticket')
    expect(await claim({ ticket: newer.hash })).toBe('ticket')
    expect(await claim(older)).toBe('ticket')
    expect(await claim(newer, other.code)).toBe('ticket')
    expect(await claim(newer)).toBe('ok')
  })

  test('runs out', async () => {
    const { port, pass } = await stillHouse({ limits: { ticketFor: 20 } })
    const claimedAfter = async (time: number) => {
      const { code, people } = await lobbyOf(port, 1, 3)
      const { ticket, hash } = newTicket()
      await nth(people, 0).must({ is: 'ticket', hash })
      pass(time)
      return told(await connect(port), { is: 'claim', code, ticket })
    }
    expect([await claimedAfter(19), await claimedAfter(20)]).toEqual(['ok', 'ticket'])
  })

  test('opens a locked and guarded table that nobody may watch', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await tableOf(port, 1, 3, { watching: 'closed' }, 'sesame')
    const [host] = people as One
    await host.must({ is: 'lock' })
    await start(people)
    const { ticket, hash } = newTicket()
    await host.must({ is: 'ticket', hash })
    const fresh = await connect(port)
    expect(await told(fresh, { is: 'enter', code, password: 'sesame' })).toBe('no watching')
    await done(fresh, { is: 'claim', code, ticket }, [fresh, host])
    expect(fresh.view.agenda).toBeDefined()
    expect(host.game).toBeUndefined()
    expect(await told(fresh, { is: 'enter', code })).toBe('ok')
  })
})

describe('a password', () => {
  test('is asked of everybody who does not sit there', async () => {
    const { port } = await house()
    const { code, people } = await tableOf(port, 2, 3, { listed: 'listed' }, 'sesame')
    const guest = await connect(port)
    expect(await told(guest, { is: 'enter', code })).toBe('wrong password')
    expect(await told(guest, { is: 'enter', code, password: 'Sesame' })).toBe('wrong password')
    expect(guest.room).toBeUndefined()
    expect(await told(guest, { is: 'sit', name: 'Ada' })).toBe('not at a table')
    expect(await told(guest, { is: 'enter', code, password: 'sesame' })).toBe('ok')
    await guest.until(() => guest.room?.guarded === true)
    for (const person of people) await sameDevice(port, person, code)
    expect(await guest.ask({ is: 'list' })).toMatchObject({ tables: [{ code, guarded: true }] })
  })

  test('is not asked where there is none', async () => {
    const { port } = await house()
    const { code } = await lobbyOf(port, 1, 3)
    const guest = await connect(port)
    expect(await told(guest, { is: 'enter', code, password: 'anything' })).toBe('ok')
    await guest.until(() => guest.room?.guarded === false)
  })

  test('cannot be guessed for long, while asking whether there is one costs nothing', async () => {
    const { port } = await house({ limits: { wrongTries: 3 } })
    const { code, people } = await tableOf(port, 1, 3, {}, 'sesame')
    const guest = await connect(port)
    for (let time = 0; time < 5; time++) expect(await told(guest, { is: 'enter', code })).toBe('wrong password')
    const guess = (password: string) => told(guest, { is: 'enter', code, password })
    for (const password of ['a', 'b', 'c']) expect(await guess(password)).toBe('wrong password')
    expect(await guess('sesame')).toBe('wrong tries')
    expect(await told(nth(people, 0), { is: 'enter', code })).toBe('ok')
  })
})

describe('somebody who watches', () => {
  test('sees the whole table and never a hand', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 3, 3)
    const early = await watcher(port, code)
    await start([...people, early])
    const late = await watcher(port, code)
    expect(late.game).toEqual(early.game)
    await playOut(people)
    const hands = (player: Player) => frames(player).filter((frame) => 'hand' in frame)
    for (const player of people) expect(hands(player).length).toBeGreaterThan(1)
    for (const looker of [early, late]) {
      await looker.until(() => looker.shown.stage === 'over')
      expect(looker.seq).toBe(nth(people, 0).seq)
      expect(looker.game).toEqual(nth(people, 0).game)
      expect(hands(looker)).toEqual([])
    }
  })

  test('sees the room alone where watching is closed, and cannot come in once the game runs', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await lobbyOf(port, 2, 3, firstBegins(3, { watching: 'closed' }))
    const [host, guest] = people as Two
    const early = await watcher(port, code)
    await start([host, guest, early])
    await plays(host, { kind: 'shake' }, [host, early])
    expect(frames(early).filter((frame) => 'game' in frame || 'hand' in frame)).toEqual([])
    expect(early.room).toEqual(host.room)
    expect(await told(await connect(port), { is: 'enter', code })).toBe('no watching')
    expect((await sameDevice(port, guest, code)).seat).toBe(1)
  })

  test('learns nothing of such a game from its past either, even if they host it', async () => {
    const { port } = await house()
    const host = await connect(port)
    const { code } = await host.must({ is: 'create', settings: firstBegins(3, { watching: 'closed' }) })
    await host.must({ is: 'enter', code: sure(code, 'code') })
    for (const seat of [0, 1, 2]) await host.must({ is: 'hire', seat, level: 'random' })
    await host.must({ is: 'start' })
    await host.until(() => host.room?.stage === 'over')
    const again = await sameDevice(port, host, sure(code, 'code'))
    await again.until(() => again.room !== undefined)
    expect(frames(again).filter((frame) => 'game' in frame)).toEqual([])
    expect(again.log.filter(({ news }) => news !== undefined)).toHaveLength(0)
  })
})
