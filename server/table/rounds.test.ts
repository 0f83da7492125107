import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { commitment, promise } from '../../kernel/fair.ts'
import { read } from '../../kernel/record.ts'
import { verify } from '../../kernel/verify.ts'
import { closeAll, connect, house, newFolder, playOut, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { stillHouse } from '../../test/still.ts'
import {
  done,
  gameOf,
  hangUp,
  lobbyOf,
  newTicket,
  partyOf,
  recordOf,
  sameDevice,
  slowBots,
  staysOut,
  type Three,
  type Two,
  told,
  watcher,
} from '../../test/tables.ts'

afterEach(closeAll)

const inAWhile = { promiseWithin: 60_000, showWithin: 60_000 } as const
const playing = (player: Player) => player.until(() => player.room?.stage === 'playing')
const sealedOf = async (port: number, player: Player, path: string) =>
  sure(read(await (await recordOf(port, player, path)).text()), 'record')

describe('from the call to the deal', () => {
  test('no game is called while a chair is empty', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await lobbyOf(port, 2, 3)
    await at(people, 0).must({ is: 'dismiss', seat: 2 })
    expect(await told(at(people, 0), { is: 'start' })).toBe('empty seats')
    await at(people, 0).must({ is: 'hire', seat: 2, level: 'easy' })
    expect(await told(at(people, 0), { is: 'start' })).toBe('ok')
    expect(await told(at(people, 0), { is: 'start' })).toBe('not now')
  })

  test('the house commits itself, devices promise and show, and all of it stands in the terms', async () => {
    const { port, now } = await stillHouse({ limits: inAWhile })
    const { code, people } = await partyOf(port, [staysOut(), staysOut(), staysOut()])
    const [host] = people as Three
    const committed = host.shown.commitment
    const bytes = people.map(() => randomBytes(32).toString('hex'))
    const promises = bytes.map((own, seat) => promise(`${code}-1`, seat, own))
    const promising = (seat: number) =>
      told(at(people, seat), { is: 'promise', promise: sure(promises[seat], 'promise') })
    const showing = (seat: number, own = at(bytes, seat)) => told(at(people, seat), { is: 'show', bytes: own })
    expect(await promising(0)).toBe('ok')
    expect(await promising(0)).toBe('promise')
    expect(await showing(0)).toBe('not now')
    await done(host, { is: 'start' })
    expect(host.room).toMatchObject({ stage: 'promising', commitment: committed, seed: null })
    expect(host.shown.until).toBe(now() + inAWhile.promiseWithin)
    expect(await promising(1)).toBe('ok')
    expect(await promising(2)).toBe('ok')
    await host.until(() => host.shown.stage === 'showing')
    expect(host.shown.chairs.map((chair) => sure(chair, 'chair').promise)).toEqual(promises)
    expect(await promising(0)).toBe('not now')
    expect(await showing(0, bytes[1])).toBe('promise')
    expect(await showing(0)).toBe('ok')
    expect(await showing(0)).toBe('promise')
    expect(await showing(1)).toBe('ok')
    expect(await promising(0)).toBe('not now')
    expect(host.shown.stage).toBe('showing')
    expect(await showing(2)).toBe('ok')
    await playing(host)
    expect(host.room).toMatchObject({ commitment: committed, until: null, news: [{ kind: 'dealt' }] })
    await host.must({ is: 'close' })
    const { terms } = await sealedOf(port, host, `${code}/1`)
    expect(terms.commitment).toBe(committed)
    expect(terms.devices).toEqual(bytes.map((opened, seat) => ({ promise: promises[seat], opened })))
  })

  test('a promise is bound to its seat: another may not repeat it', async () => {
    const { port } = await house({ limits: inAWhile })
    const { code, people } = await partyOf(port, [staysOut(), staysOut(), staysOut()])
    const bytes = randomBytes(32).toString('hex')
    for (const player of people) await player.must({ is: 'promise', promise: promise(`${code}-1`, 1, bytes) })
    await at(people, 0).must({ is: 'start' })
    expect(await told(at(people, 2), { is: 'show', bytes })).toBe('promise')
    expect(await told(at(people, 1), { is: 'show', bytes })).toBe('ok')
  })

  test('a device that stays out holds nobody up for long', async () => {
    const { port } = await house({ limits: { ...inAWhile, promiseWithin: 100 } })
    const { code, people } = await partyOf(port, [new Player(), staysOut(), new Player()])
    const [host] = people as Three
    await host.until(() => host.shown.chairs.filter((chair) => sure(chair, 'chair').promise).length === 2)
    await start(people)
    await host.must({ is: 'close' })
    const { terms } = await sealedOf(port, host, `${code}/1`)
    expect(terms.devices.map((device) => device?.opened !== undefined)).toEqual([true, false, true])
    expect(terms.devices[1]).toBeNull()
  })

  test('a device that promises and does not show: the deal begins again without it, for all to see, and proves fair', async () => {
    const { port, pass } = await stillHouse({ limits: inAWhile })
    const { code, people } = await partyOf(port, [staysOut(), staysOut(), staysOut()])
    const [host, , holdsBack] = people as Three
    const bytes = randomBytes(32).toString('hex')
    const promised = (seat: number) => promise(`${code}-1`, seat, bytes)
    const adds = async (player: Player, seat: number) => {
      await player.must({ is: 'promise', promise: promised(seat) })
      pass(inAWhile.promiseWithin)
      await player.until(() => player.shown.stage === 'showing')
      await player.must({ is: 'show', bytes })
    }
    const first = host.shown.commitment
    await holdsBack.must({ is: 'promise', promise: promised(2) })
    await host.must({ is: 'start' })
    await adds(host, 0)
    pass(inAWhile.showWithin)
    await host.until(() => host.shown.stage === 'promising')
    expect(host.shown.commitment).not.toBe(first)
    expect(host.shown.news).toContainEqual({ kind: 'restarted', seat: 2 })
    // It has had its turn: nobody can hold up a deal twice.
    expect(await told(holdsBack, { is: 'promise', promise: promised(2) })).toBe('not now')
    await adds(host, 0)
    await Promise.all(people.map(playing))
    await playOut(people)
    const text = await (await recordOf(port, holdsBack, `${code}/1`)).text()
    expect(verify(text, findGame)).toMatchObject({ fair: true, ranking: host.shown.ranking })
    const { terms } = sure(read(text), 'record')
    const opened = { promise: promised(0), opened: bytes }
    expect(terms.devices).toEqual([opened, null, null])
    expect(terms.restarts).toEqual([{ commitment: first, devices: [opened, null, { promise: promised(2) }] }])
    expect(terms.commitment).not.toBe(first)
  })

  test('one who left after their promise does not count as one who is awaited', async () => {
    const { port, pass } = await stillHouse({ limits: { ...slowBots, ...inAWhile } })
    const { code, people } = await partyOf(port, [new Player(), new Player(), staysOut()])
    const [host, , leaver] = people as Three
    await leaver.must({ is: 'promise', promise: promise(`${code}-1`, 2, randomBytes(32).toString('hex')) })
    await host.must({ is: 'start' })
    await host.until(() => host.shown.stage === 'showing')
    await leaver.must({ is: 'leave' })
    pass(inAWhile.showWithin)
    await playing(host)
    expect(host.shown.chairs[2]).toMatchObject({ bot: 'normal', promise: null })
  })

  test('nobody waits for the promise of one who has left', async () => {
    const { port } = await house({ limits: { ...slowBots, ...inAWhile } })
    const { people } = await partyOf(port, [new Player(), new Player(), staysOut()])
    const [host, , leaver] = people as Three
    await done(host, { is: 'start' })
    expect(host.shown.stage).toBe('promising')
    await leaver.must({ is: 'leave' })
    await playing(host)
    expect(host.shown.chairs[2]).toMatchObject({ bot: 'normal', promise: null })
  })

  test('a deal that was under way when the house closed is finished by the next one', async () => {
    const limits = { ...slowBots, promiseWithin: 500, showWithin: 50 }
    const data = newFolder()
    const first = await stillHouse({ limits, data })
    const { code, people } = await partyOf(first.port, [new Player(), staysOut(), new Player()])
    await done(at(people, 0), { is: 'start' })
    expect(at(people, 0).shown.stage).toBe('promising')
    await first.close()
    const { port, pass } = await stillHouse({ limits, data }, first.clock)
    const back = await sameDevice(port, at(people, 0), code)
    expect(back.shown.stage).toBe('promising')
    pass(limits.promiseWithin)
    await back.until(() => back.shown.stage === 'showing')
    // Nobody is left who knows the bytes that were promised: it begins again, and nobody has any to add.
    pass(limits.showWithin)
    await back.until(() => back.shown.stage === 'promising')
    pass(limits.promiseWithin)
    await playing(back)
  })
})

describe('the seed', () => {
  test('is in no frame before the game is over; then it opens to what the house had committed to', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 3, 3)
    const [host] = people as Three
    const looker = await watcher(port, code)
    const everybody = [...people, looker]
    const committed = host.shown.commitment
    await start(everybody)
    await playOut(people)
    await looker.until(() => looker.shown.stage === 'over')
    const seed = sure(host.shown.seed, 'seed')
    expect(commitment(seed)).toBe(committed)
    for (const { heard } of everybody) {
      const before = heard.slice(
        0,
        heard.findIndex((text) => text.includes('"over"') && text.includes('"seed":"')),
      )
      expect(before.length).toBeGreaterThan(10)
      expect(before.filter((text) => text.includes(seed) || /"seed":[^n]/.test(text))).toEqual([])
    }
    expect(looker.shown.seed).toBe(seed)
  })
})

test('a seed that was opened stays open when the table is closed; a pause that somebody wanted is over with the game', async () => {
  const { port } = await house()
  const { people } = await gameOf(port, 3, 3)
  const [host, guest, third] = people as Three
  await host.must({ is: 'pause' })
  await playOut(people)
  const { seed } = host.shown
  await guest.must({ is: 'leave' })
  await done(third, { is: 'leave' }, [host])
  expect(host.room).toMatchObject({ stage: 'over', paused: false })
  await done(host, { is: 'close' })
  expect(host.room).toMatchObject({ stage: 'closed', seed })
})

describe('once more', () => {
  test('the same people play a second game with a new seed, and both records prove fair', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 3, 3)
    const [host, guest] = people as Three
    expect(await told(host, { is: 'again' })).toBe('not now')
    await start(people)
    expect(await told(host, { is: 'again' })).toBe('not now')
    await playOut(people)
    const first = host.shown
    expect(await told(guest, { is: 'again' })).toBe('not host')
    await done(host, { is: 'again' }, people)
    expect(guest.room).toMatchObject({ stage: 'lobby', round: 2, seed: null, ranking: null, paused: false })
    expect([guest.game, guest.hand]).toEqual([undefined, undefined])
    expect(guest.shown.chairs.map((chair) => sure(chair, 'chair').name)).toEqual(
      first.chairs.map((chair) => sure(chair, 'chair').name),
    )
    expect(guest.shown.commitment).not.toBe(first.commitment)
    await start(people)
    await playOut(people)
    expect(commitment(sure(host.shown.seed, 'seed'))).toBe(host.shown.commitment)
    for (const round of [1, 2]) {
      const text = await (await recordOf(port, guest, `${code}/${round}`)).text()
      expect(verify(text, findGame)).toMatchObject({ fair: true, sealed: { terms: { table: `${code}-${round}` } } })
    }
  })

  test('leavers leave empty chairs, and a bot keeps the chair of one who was kicked', async () => {
    const { port } = await house()
    const { people } = await gameOf(port, 3, 3)
    const [host, leaver] = people as Three
    await leaver.must({ is: 'leave' })
    await host.must({ is: 'kick', seat: 2 })
    await playOut([host])
    await done(host, { is: 'again' }, [host, leaver])
    expect(host.shown.chairs.map((chair) => chair?.sitter)).toEqual(['person', undefined, 'bot'])
    expect(sure(host.shown.chairs[2], 'chair').name).toBe('')
    expect(leaver.seat).toBeNull()
    expect(await told(host, { is: 'start' })).toBe('empty seats')
    expect(await told(leaver, { is: 'sit', name: 'Guest 2' })).toBe('ok')
    expect(await told(host, { is: 'start' })).toBe('ok')
  })

  test('when a bot stood in for the host, others go on without them, and they are host when they return', async () => {
    const { port } = await house({ limits: { showWithin: 100 } })
    const { code, people } = await gameOf(port, 3, 3)
    const [host, second, third] = people as Three
    await hangUp(host, second)
    await second.must({ is: 'stand in', seat: 0, level: 'random' })
    await playOut([second, third])
    expect(await told(third, { is: 'again' })).toBe('not host')
    await done(second, { is: 'again' }, [second, third])
    expect(third.shown.chairs[0]).toBeNull()
    expect(await told(second, { is: 'kick', seat: 2 })).toBe('not host')
    expect(await told(second, { is: 'hire', seat: 0, level: 'random' })).toBe('ok')
    await start([second, third])
    const back = await sameDevice(port, host, code)
    expect(await told(back, { is: 'kick', seat: 2 })).toBe('ok')
  })
})

describe('a record', () => {
  test('is for those who sat there, on whichever device, and for nobody else', async () => {
    const { port } = await house()
    const { code, people } = await gameOf(port, 3, 3)
    const [first, second, third] = people as Three
    const looker = await watcher(port, code)
    const { ticket, hash } = newTicket()
    await second.must({ is: 'ticket', hash })
    const mover = await connect(port)
    await mover.must({ is: 'claim', code, ticket })
    expect((await recordOf(port, first, `${code}/1`)).status).toBe(404)
    await mover.until(() => mover.room?.stage === 'playing')
    await playOut([first, mover, third])
    const records = await Promise.all([first, second, third, mover].map((own) => recordOf(port, own, `${code}/1`)))
    expect(new Set(await Promise.all(records.map((record) => record.text()))).size).toBe(1)
    expect(Object.fromEntries(at(records, 0).headers)).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="humbug-${code}-1.jsonl"`,
      'cache-control': 'no-store',
    })
    const nobody = { token: randomBytes(32).toString('hex') }
    const unknown = code === '000000' ? '000001' : '000000'
    const inVain: [Pick<Player, 'token'>, string][] = [
      [looker, `${code}/1`],
      [nobody, `${code}/1`],
      [{ token: first.token.slice(1) }, `${code}/1`],
      [{ token: first.token.toUpperCase() }, `${code}/1`],
      [{ token: '' }, `${code}/1`],
      [first, `${unknown}/1`],
      [first, `${code}/2`],
      [first, `${code}/0`],
      [first, `${code}/-1`],
      [first, `${code}/1x`],
      [first, `${code}/`],
    ]
    for (const [who, path] of inVain) {
      const answer = await recordOf(port, who, path)
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '404\n'])
    }
    const without = await fetch(`http://127.0.0.1:${port}/record/${code}/1`)
    expect(without.status).toBe(404)
  })

  test('is not for one who had got up again before the deal', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 3, 3)
    const [host, guest] = people as Three
    await guest.must({ is: 'leave' })
    await host.must({ is: 'hire', seat: 1, level: 'random' })
    await start([host, at(people, 2)])
    await playOut([host, at(people, 2)])
    expect((await recordOf(port, guest, `${code}/1`)).status).toBe(404)
    expect((await recordOf(port, host, `${code}/1`)).status).toBe(200)
  })

  test('of a game that was broken off has no closing, and its seed stays secret', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [host, guest] = people as Two
    await host.must({ is: 'move', question: host.view.agenda.question, move: { kind: 'shake' } })
    await done(host, { is: 'close' }, people)
    const text = await (await recordOf(port, guest, `${code}/1`)).text()
    expect(verify(text, findGame)).toEqual({ fair: false, flaw: 'unfinished' })
    expect(read(text)).toMatchObject({ entries: [{ seat: 0, move: { kind: 'shake' } }] })
    expect(guest.room).toMatchObject({ stage: 'abandoned', seed: null, ranking: null })
  })

  test('of a game that was never dealt does not exist', async () => {
    const { port } = await house({ limits: { promiseWithin: 60_000 } })
    const { code, people } = await partyOf(port, [staysOut(), staysOut(), staysOut()])
    const [host] = people as Three
    await host.must({ is: 'start' })
    await done(host, { is: 'close' })
    expect(host.shown.stage).toBe('abandoned')
    expect((await recordOf(port, host, `${code}/1`)).status).toBe(404)
  })
})
