import { once } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ClientOptions, WebSocket } from 'ws'
import { at as nth, sure } from '../../kernel/at.ts'
import { closeCodes } from '../../protocol/words.ts'
import { closeAll, connect, house, playOut, settingsFor, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { stillHouse } from '../../test/still.ts'
import {
  closing,
  dial,
  done,
  frames,
  gameOf,
  hangUp,
  lobbyOf,
  type Move,
  newTicket,
  nextFrame,
  type One,
  plays,
  sameDevice,
  slowBots,
  type Two,
  told,
  toldRaw,
  turnedAway,
  watcher,
} from '../../test/tables.ts'
import { limits as standard } from '../limits.ts'
import { proxiesAt } from './address.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeAll()
})

const standing = ({ seq, room, game, hand }: Player) => ({ seq, room, game, hand })
const nowhere = '000000'

/** Somebody new at the other end of a socket that is open. */
function plugged(socket: WebSocket): Player {
  const player = new Player()
  socket.on('message', (data) => player.hear(String(data)))
  player.plug((text) => socket.send(text))
  return player
}

describe('a message', () => {
  const it = (more: object) => JSON.stringify({ id: 'it', ...more })
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test.each<[string, string, string | null]>([
    ['of nothing', '', null],
    ['of no JSON', 'hello', null],
    ['cut short', '{"is":"leave","id":"it"', null],
    ['of null', 'null', null],
    ['of a list', '[{"is":"leave","id":"it"}]', null],
    ['of a number', '1e999', null],
    ['of brackets', deep(2000), null],
    ['without a kind', it({}), 'it'],
    ['of an unknown kind', it({ is: 'constructor' }), 'it'],
    ['of a kind that is no word', it({ is: ['leave'] }), 'it'],
    ['without an id', '{"is":"leave"}', null],
    ['with an empty id', '{"is":"leave","id":""}', null],
    ['with an endless id', JSON.stringify({ is: 'leave', id: 'i'.repeat(41) }), null],
    ['with an id of another kind', '{"is":"leave","id":7}', null],
    ['with something added', it({ is: 'leave', seat: 1 }), 'it'],
    ['with something left out', it({ is: 'kick' }), 'it'],
    ['for the seat of another', it({ is: 'move', seat: 1, question: 1, move: { kind: 'shake' } }), 'it'],
    ['with half a seat', it({ is: 'kick', seat: 1.5 }), 'it'],
    ['with a seat below the table', it({ is: 'kick', seat: -1 }), 'it'],
    ['with a seat far away', it({ is: 'kick', seat: 100 }), 'it'],
    ['with a seat in words', it({ is: 'kick', seat: '1' }), 'it'],
    ['with a question beyond counting', '{"is":"move","id":"it","question":1e300,"move":{"kind":"shake"}}', 'it'],
    ['with a move without a kind', it({ is: 'move', question: 1, move: {} }), 'it'],
    ['with a list for a move', it({ is: 'move', question: 1, move: ['shake'] }), 'it'],
    ['with no move', it({ is: 'move', question: 1, move: null }), 'it'],
    ['with a promise that is no hash', it({ is: 'promise', promise: 'g'.repeat(64) }), 'it'],
    ['with a code in small letters', it({ is: 'enter', code: 'abcdef' }), 'it'],
    ['with an option that is a list', it({ is: 'set', settings: { ...settingsFor(3), options: { a: [] } } }), 'it'],
    ['with another hello', JSON.stringify({ is: 'hello', token: 'a'.repeat(64) }), null],
  ])('%s is malformed and changes nothing', async (_, text, id) => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 1, 3)
    const [host] = people as One
    const before = standing(host)
    expect(await toldRaw(host, text)).toEqual({ is: 'no', id, why: 'malformed' })
    expect(standing(await sameDevice(port, host, code))).toEqual(before)
    await plays(host, { kind: 'shake' })
  })

  test('in bytes instead of letters is malformed, whatever the bytes say', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    const from = host.heard.length
    host.socket.send(Buffer.from(it({ is: 'lock' })), { binary: true })
    expect(await nextFrame(host, 'no', from)).toEqual({ is: 'no', id: null, why: 'malformed' })
    await done(host, { is: 'unlock' })
    expect(host.shown.locked).toBe(false)
  })

  test('before hello is told to say hello first', async () => {
    const { port } = await house()
    const socket = await dial(port)
    socket.send(it({ is: 'list' }))
    const [data] = await once(socket, 'message')
    expect(JSON.parse(String(data))).toEqual({ is: 'no', id: 'it', why: 'hello first' })
  })

  const list = it({ is: 'list' })
  const inParts = (parts: number) => (socket: WebSocket) => {
    for (let at = 0; at < parts - 1; at++) socket.send(list.charAt(at), { fin: false })
    socket.send(list.slice(parts - 1), { fin: true })
  }
  test.each<[string, (socket: WebSocket) => void, string | number]>([
    ['as long as it may be', (socket) => socket.send(list.padEnd(standard.frameBytes)), 'tables'],
    ['a byte too long', (socket) => socket.send(list.padEnd(standard.frameBytes + 1)), 1009],
    ['in as many parts as it may be', inParts(standard.fragments), 'tables'],
    ['in a part too many', inParts(standard.fragments + 1), 1008],
  ])('%s is answered or hung up on, and nobody else is harmed', async (_, send, answer) => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 2, 3)
    const [host, guest] = people as Two
    const from = guest.heard.length
    send(guest.socket)
    expect(await Promise.race([closing(guest), nextFrame(guest, 'tables', from).then(({ is }) => is)])).toBe(answer)
    expect(await told(host, { is: 'lock' })).toBe('ok')
  })

  test.each<[string, number, number, Move, string]>([
    ['by one who is not asked', 1, 2, { kind: 'look' }, 'closed'],
    ['to an old question', 0, 1, { kind: 'shake' }, 'closed'],
    ['to a question of tomorrow', 0, 3, { kind: 'look' }, 'closed'],
    ['that the rules do not offer', 0, 2, { kind: 'believe' }, 'illegal'],
    ['that nobody knows', 0, 2, { kind: 'toString' }, 'illegal'],
    ['with something added', 0, 2, { kind: 'look', under: 'all' }, 'illegal'],
    ['with a claim beyond all dice', 0, 2, { kind: 'announce', claim: 3 }, 'illegal'],
    ['with depths', 0, 2, { kind: 'look', into: JSON.parse(deep(900)) }, 'illegal'],
  ])('with a move %s is refused and changes nothing', async (_, who, question, move, why) => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [first] = people as Two
    await plays(first, { kind: 'shake' }, people)
    const before = standing(first)
    expect(before.game).toMatchObject({ agenda: { question: 2, asked: [0] } })
    expect(await told(nth(people, who), { is: 'move', question, move })).toBe(why)
    expect(standing(await sameDevice(port, first, code))).toEqual(before)
    await plays(first, { kind: 'announce', claim: 2 })
  })

  test('to a table finds one only while its sender is there', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    expect(await told(host, { is: 'enter', code: nowhere })).toBe('no table')
    expect(await told(host, { is: 'lock' })).toBe('ok')
    await host.must({ is: 'exit' })
    expect(await told(host, { is: 'lock' })).toBe('not at a table')
    await host.must({ is: 'enter', code })
    expect(await told(host, { is: 'lock' })).toBe('ok')
  })
})

describe('too much', () => {
  test('of talk is told so, and then hung up on', async () => {
    // So few a second that a slow test is not forgiven any.
    const { port } = await house({ limits: { ...standard, messagesPerSecond: 0.001 } })
    const { people } = await lobbyOf(port, 1, 3)
    const flood = await connect(port)
    const calm = Array.from({ length: standard.messageBurst - 1 }, () => told(flood, { is: 'list' }))
    expect(new Set(await Promise.all(calm))).toEqual(new Set(['tables']))
    const closed = closing(flood)
    for (let at = 0; at < 300; at++) flood.say({ is: 'list', id: `${at}` })
    expect(await closed).toBe(closeCodes['too fast'])
    expect(flood.farewell).toBe('too fast')
    const refused = frames(flood).filter((frame) => frame.is === 'no')
    expect(refused).toHaveLength(standard.messageFlood)
    expect(new Set(refused.map(({ why }) => why))).toEqual(new Set(['too fast']))
    expect(refused.every(({ id }) => id !== null)).toBe(true)
    expect(await told(nth(people, 0), { is: 'lock' })).toBe('ok')
  })

  test('of sockets for one device is told so, until one of them has gone', async () => {
    const { port } = await house({ limits: standard })
    const { code, people } = await lobbyOf(port, 1, 3)
    const [host] = people as One
    const first = await watcher(port, code)
    const next = () => connect(port, new Player(first.token))
    for (let open = 1; open < standard.socketsPerDevice; open++) {
      expect(await told(await next(), { is: 'list' })).toBe('tables')
    }
    const last = await next()
    expect(await closing(last)).toBe(closeCodes['too many sockets'])
    expect(last.farewell).toBe('too many sockets')
    await hangUp(first, host)
    expect(await told(await next(), { is: 'list' })).toBe('tables')
  })

  test('of sockets from one address is turned away, until one of them has gone', async () => {
    const { port } = await house({ limits: { socketsPerAddress: 2 } })
    const { code, people } = await lobbyOf(port, 1, 3)
    const guest = await watcher(port, code)
    expect(await turnedAway(port)).toBe(429)
    await hangUp(guest, nth(people, 0))
    await connect(port)
  })

  test('of sockets is counted by what the proxy says, and only where there is one', async () => {
    const behind = await house({ limits: { socketsPerAddress: 1 }, proxies: proxiesAt(['loopback']) })
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    await dial(behind.port, from('10.0.0.1'))
    await dial(behind.port, from('10.0.0.2'))
    expect(await turnedAway(behind.port, from('10.9.9.9, 10.0.0.1'))).toBe(429)
    const direct = await house({ limits: { socketsPerAddress: 1 } })
    await dial(direct.port, from('10.0.0.1'))
    expect(await turnedAway(direct.port, from('10.0.0.2'))).toBe(429)
    const elsewhere = await house({ limits: { socketsPerAddress: 1 }, proxies: proxiesAt(['10.0.0.0/8']) })
    await dial(elsewhere.port, from('10.0.0.1'))
    expect(await turnedAway(elsewhere.port, from('192.0.2.1'))).toBe(429)
  })

  test('of guessing codes is counted by where it comes from, whatever it says of itself', async () => {
    const { port } = await house({ limits: { wrongTries: 3, devicesBehind: 1 } })
    const guesses: string[] = []
    for (let n = 0; n < 5; n++) {
      const socket = await dial(port, { headers: { 'x-forwarded-for': `192.0.2.${n}` } })
      guesses.push(await told(plugged(socket), { is: 'enter', code: `00000${n}` }))
    }
    expect(guesses).toEqual(['no table', 'no table', 'no table', 'wrong tries', 'wrong tries'])
  })

  test('of tables from one address is told so, whatever device lays them', async () => {
    const { port } = await house({ limits: { tablesBurst: 3, tablesEvery: 60_000, devicesBehind: 1 } })
    const create = { is: 'create', settings: settingsFor(3) } as const
    const answers: string[] = []
    for (let n = 0; n < 4; n++) answers.push(await told(await connect(port), create))
    expect(answers).toEqual(['ok', 'ok', 'ok', 'too fast'])
  })

  test('of tables asked for at once gets no more of them than one after the other', async () => {
    const { port } = await house({ limits: { tablesPerDevice: 5 } })
    const host = await connect(port)
    const create = { is: 'create', settings: settingsFor(3) } as const
    const answers = await Promise.all(Array.from({ length: 30 }, () => told(host, create)))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5)
    expect(new Set(answers)).toEqual(new Set(['ok', 'too many tables']))
  })

  test('of comings in, and of all that is no move, is told so; moves are not counted', async () => {
    const { port } = await house({ limits: { enterBurst: 3, enterEvery: 60_000, askBurst: 12, askEvery: 60_000 } })
    const { code, people } = await lobbyOf(port, 2, 3)
    await start(people)
    const [host] = people as Two
    const entering = () => told(host, { is: 'enter', code })
    expect([await entering(), await entering(), await entering()]).toEqual(['ok', 'ok', 'too fast'])
    const tickets = Array.from({ length: 12 }, () => told(host, { is: 'ticket', hash: 'ab'.repeat(32) }))
    expect(await Promise.all(tickets)).toContain('too fast')
    await playOut(people)
  })

  test('of tables for one device is told so, until one of them is closed', async () => {
    const { port } = await house({ limits: { tablesPerDevice: 2 } })
    const [host, guest] = [await connect(port), await connect(port)]
    const create = { is: 'create', settings: settingsFor(3) } as const
    const { code } = await host.must(create)
    await host.must(create)
    expect(await told(host, create)).toBe('too many tables')
    expect(await told(guest, create)).toBe('ok')
    await host.must({ is: 'enter', code: sure(code, 'code') })
    await host.must({ is: 'close' })
    expect(await told(host, create)).toBe('ok')
  })

  test('of table talk from one device is told so, and harms nobody else', async () => {
    const { port } = await house({ limits: { talkBurst: 2, talkEvery: 60_000 } })
    const { people } = await lobbyOf(port, 2, 3)
    const [host, guest] = people as Two
    const say = { is: 'say', words: { is: 'emote', emote: 'laugh' } } as const
    expect([await told(guest, say), await told(guest, say), await told(guest, say)]).toEqual(['ok', 'ok', 'too fast'])
    expect([await told(host, say), await told(guest, { is: 'leave' })]).toEqual(['ok', 'ok'])
  })

  test('of guessing is told so, whether there is such a table or not; who sits there still comes in', async () => {
    const { port } = await house({ limits: { wrongTries: 3 } })
    const { code, people } = await lobbyOf(port, 1, 3)
    const guest = await connect(port)
    const enter = (at: string) => told(guest, { is: 'enter', code: at })
    const claim = (at: string) => told(guest, { is: 'claim', code: at, ticket: newTicket().ticket })
    expect(await enter(nowhere)).toBe('no table')
    expect(await claim(nowhere)).toBe('no table')
    expect(await claim(code)).toBe('ticket')
    expect([await enter(nowhere), await enter(code)]).toEqual(['wrong tries', 'wrong tries'])
    expect([await claim(code), await claim(nowhere)]).toEqual(['wrong tries', 'wrong tries'])
    expect(await told(await connect(port), { is: 'enter', code })).toBe('ok')
    expect(await told(nth(people, 0), { is: 'enter', code })).toBe('ok')
  })

  test('of guessing is forgiven after a while', async () => {
    const { port, pass } = await stillHouse({ limits: { wrongTries: 1, wrongTryEvery: 50 } })
    const { code } = await lobbyOf(port, 1, 3)
    const guest = await connect(port)
    expect(await told(guest, { is: 'enter', code: nowhere })).toBe('no table')
    pass(49)
    expect(await told(guest, { is: 'enter', code })).toBe('wrong tries')
    pass(1)
    expect(await told(guest, { is: 'enter', code })).toBe('ok')
  })
})

describe('a socket', () => {
  test.each<[string, (port: number) => [ClientOptions, string], number]>([
    ['on another path', () => [{}, '/'], 404],
    ['on a longer path', () => [{}, '/socket/x'], 404],
    ['from another page', () => [{ origin: 'http://example.org' }, '/socket'], 403],
    ['from another port', (port) => [{ origin: `http://127.0.0.1:${port + 1}` }, '/socket'], 403],
    ['from a page that hides its name', () => [{ origin: 'null' }, '/socket'], 403],
  ])('%s is turned away', async (_, call, status) => {
    const { port } = await house()
    expect(await turnedAway(port, ...call(port))).toBe(status)
  })

  test('of our own page is let in', async () => {
    const { port } = await house()
    await dial(port, { origin: `http://127.0.0.1:${port}` })
  })

  test('that says nothing is hung up on, one that has said hello is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port } = await house()
    const polite = await connect(port)
    const socket = await dial(port)
    const said = once(socket, 'message')
    const closed = closing({ socket })
    // Answered, so their hello has come.
    expect(await told(polite, { is: 'list' })).toBe('tables')
    vi.advanceTimersByTime(standard.helloWithin)
    expect(await closed).toBe(closeCodes.silent)
    expect(JSON.parse(String((await said)[0]))).toEqual({ is: 'bye', why: 'silent' })
    expect(await told(polite, { is: 'list' })).toBe('tables')
  })

  test('that answers no ping is gone, one that does is not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { port } = await house()
    const lively = await connect(port)
    const socket = await dial(port, { autoPong: false })
    const closed = closing({ socket })
    const asked = [lively.socket, socket].map((line) => once(line, 'ping'))
    vi.advanceTimersByTime(standard.pingEvery)
    await Promise.all(asked)
    // Answered, so the answer to the ping, which went before, has come, too.
    expect(await told(lively, { is: 'list' })).toBe('tables')
    vi.advanceTimersByTime(standard.pingEvery)
    expect(await closed).toBe(1006)
    expect(await told(lively, { is: 'list' })).toBe('tables')
  })

  test('that does not read is cut off, and nobody waits for it', async () => {
    const { port } = await house({ limits: { backlogBytes: 2000 } })
    const { code, people } = await lobbyOf(port, 2, 3, { listed: 'listed' })
    const [host, slow] = people as Two
    const { settings } = host.shown
    for (let more = 0; more < 50; more++) await host.must({ is: 'create', settings })
    const from = host.heard.length
    slow.socket.pause()
    const cut = nextFrame(host, 'here', from)
    for (let at = 0; at < 3000; at++) slow.say({ is: 'list', id: `${at}` })
    expect(await told(host, { is: 'lock' })).toBe('ok')
    expect((await cut).seats).toEqual([0])
    const closed = closing(slow)
    slow.socket.resume()
    expect(await closed).toBe(1006)
    expect((await sameDevice(port, slow, code)).seat).toBe(1)
  })
})
