import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { at as nth, sure } from '../../kernel/at.ts'
import { receipts as receiptsOf } from '../../kernel/fair.ts'
import { chain, read } from '../../kernel/record.ts'
import { closeAll, connect, house, newFolder, playOut, start } from '../../test/open.ts'
import { Player, type Reply, type Wish } from '../../test/player.ts'
import { stillHouse } from '../../test/still.ts'
import {
  brinkOf,
  comeBack,
  done,
  firstBegins,
  frames,
  gameOf,
  hangUp,
  knows,
  lived,
  lobbyOf,
  newTicket,
  type One,
  plays,
  recordOf,
  sameDevice,
  slowBots,
  type Three,
  type Two,
  told,
  watcher,
} from '../../test/tables.ts'

afterEach(closeAll)

describe('a wish that is sent again', () => {
  interface Asked {
    readonly player: Player
    readonly id: string
    readonly wish: Wish
    readonly reply: Reply
  }

  /** One of each kind, done once. */
  async function wishesDone(port: number) {
    const host = await connect(port)
    const heir = await connect(port)
    const asked: Asked[] = []
    const ask = async (player: Player, id: string, wish: Wish) => {
      const reply = await player.ask(wish, id)
      asked.push({ player, id, wish, reply })
      return reply as Reply & { is: 'ok' }
    }
    const { code = '' } = await ask(host, 'a', { is: 'create', settings: firstBegins(3) })
    await host.must({ is: 'enter', code })
    await host.must({ is: 'sit', name: 'Ada' })
    for (const seat of [1, 2]) await host.must({ is: 'hire', seat, level: 'easy' })
    await start([host])
    await ask(host, 'b', { is: 'move', question: host.view.agenda.question, move: { kind: 'shake' } })
    await ask(host, 'c', { is: 'say', words: { is: 'phrase', phrase: 'believe me' } })
    const { ticket, hash } = newTicket()
    await ask(host, 'd', { is: 'ticket', hash })
    await ask(heir, 'e', { is: 'claim', code, ticket })
    await heir.until(() => heir.seat === 0)
    return { code, host, heir, asked }
  }

  /** Asks for all of it once more: the same answers, nothing done, and the next deed is the next one. */
  async function asksAgain({ code, host, heir, asked }: Awaited<ReturnType<typeof wishesDone>>) {
    const { seq, room, game } = heir
    for (const { player, id, wish, reply } of asked) {
      expect(reply).toMatchObject({ is: 'ok', id, code, chain: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(await player.ask(wish, id)).toEqual(reply)
    }
    expect(await host.ask({ is: 'mine' })).toMatchObject({ tables: [{ code }] })
    const { seq: next } = await heir.must({ is: 'lock' })
    expect(next).toBe(seq + 1)
    await knows([heir], sure(next, 'seq'))
    expect([{ ...heir.room, locked: false, news: sure(room, 'room').news }, heir.game]).toEqual([room, game])
  }

  test('is answered in the same words, even if it could not be done any more', async () => {
    const { port } = await house({ limits: slowBots })
    await asksAgain(await wishesDone(port))
  })

  test('is answered in the same words after a restart', async () => {
    const data = newFolder()
    const first = await house({ data, limits: slowBots })
    const before = await wishesDone(first.port)
    await first.close()
    const { port } = await house({ data, limits: slowBots })
    for (const player of [before.host, before.heir]) await comeBack(port, player, before.code)
    await asksAgain(before)
  })

  test('is no guess, even after a restart', async () => {
    const data = newFolder()
    const limits = { ...slowBots, wrongTries: 1 }
    const first = await house({ data, limits })
    const { heir, asked } = await wishesDone(first.port)
    await first.close()
    const { port } = await house({ data, limits })
    await connect(port, heir)
    const { id, wish, reply } = sure(asked.at(-1), 'wish')
    expect(await heir.ask(wish, id)).toEqual(reply)
    expect(await told(heir, { is: 'enter', code: '000000' })).toBe('no table')
    expect(await told(heir, { is: 'enter', code: '000000' })).toBe('wrong tries')
  })

  test('twice at once makes one table', async () => {
    const { port } = await house()
    const one = await connect(port)
    const twin = await connect(port, new Player(one.token))
    const wish = { is: 'create', settings: firstBegins(3) } as const
    const [reply, same] = await Promise.all([one.ask(wish, 'same'), twin.ask(wish, 'same')])
    expect(reply).toMatchObject({ is: 'ok', code: expect.any(String) })
    expect(same).toEqual(reply)
    expect(await one.ask({ is: 'mine' })).toMatchObject({ tables: [{ persons: 0 }] })
  })

  test('is another wish if another device sends it', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 2, 3)
    const [first, second] = people as Two
    const wish = { is: 'say', words: { is: 'emote', emote: 'clap' } } as const
    const replies = [await first.ask(wish, 'same'), await second.ask(wish, 'same')] as (Reply & { is: 'ok' })[]
    expect(nth(replies, 1).seq).toBe(sure(nth(replies, 0).seq, 'seq') + 1)
  })
})

describe('somebody who comes back', () => {
  test('and has seen everything is told so, and hears on from there', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [first, second] = people as Two
    await hangUp(second, first)
    const from = second.heard.length
    await comeBack(port, second, code)
    await plays(first, { kind: 'shake' }, [first, second])
    expect(frames(second, from).map(({ is }) => is)).toEqual(['welcome', 'ok', 'here', 'change'])
    expect(second.game).toEqual(first.game)
  })

  test('gets the view and the steps they missed, as they were lived by one who stayed', async () => {
    const data = newFolder()
    const limits = { snapshotEvery: 8 }
    const first = await house({ data, limits })
    const { code, people } = await lobbyOf(first.port, 3, 3, firstBegins(3))
    const [player] = people as Three
    const looker = await watcher(first.port, code)
    await done(player, { is: 'say', words: { is: 'phrase', phrase: 'good luck' } }, people)
    await start(people)
    for (const kind of ['shake', 'look', 'shake']) await plays(player, { kind }, people)
    await done(player, { is: 'say', words: { is: 'phrase', phrase: 'liar' } }, people)
    await playOut(people)
    await knows([looker], player.seq)
    const [mine, public_] = [lived(player), lived(looker)]
    expect(mine.filter((step) => step.mine).length).toBeGreaterThan(0)
    const compare = async (port: number) => {
      for (const seen of [1, nth(mine, 0).seq, nth(mine, 1).seq, nth(mine, 3).seq, player.seq - 1]) {
        const back = await sameDevice(port, player, code, seen)
        expect(back.log).toEqual(mine.filter(({ seq }) => seq > seen))
        expect([back.seq, back.room, back.game, back.hand]).toEqual([player.seq, player.room, player.game, player.hand])
        back.socket.terminate()
      }
      expect((await sameDevice(port, looker, code, 1)).log).toEqual(public_)
    }
    await compare(first.port)
    await first.close()
    await compare((await house({ data, limits })).port)
  })

  test('is told only so much of the past', async () => {
    const { port } = await house({ limits: { ...slowBots, logSteps: 3 } })
    const { code, people } = await brinkOf(port, 1, 3)
    const [player] = people as One
    const expected = lived(player).filter(({ seq }) => seq > player.seq - 3)
    expect(expected.length).toBeLessThan(lived(player).length)
    expect((await sameDevice(port, player, code)).log).toEqual(expected)
  })
})

describe('a table at which nothing happens', () => {
  const patient = { interval: 10, timeout: 20_000 } as const
  const soon = { ...slowBots, idleAlone: 40, lookForDue: 20 } as const

  test('leaves memory when the last one has gone, and comes back whole', async () => {
    const open = await house({ limits: soon })
    const { code, people } = await gameOf(open.port, 2, 3)
    const stays = await gameOf(open.port, 1, 3)
    const [first, second] = people as Two
    await plays(first, { kind: 'shake' })
    await plays(first, { kind: 'look' }, people)
    first.socket.terminate()
    second.socket.terminate()
    await expect.poll(() => open.house.figures, patient).toEqual({ tables: 1, loaded: 1, guests: 1 })
    const back = await sameDevice(open.port, first, code)
    expect([back.room, back.game, back.hand]).toEqual([first.room, first.game, first.hand])
    await plays(back, { kind: 'announce', claim: 0 })
    await plays(nth(stays.people, 0), { kind: 'shake' })
  })

  test('leaves memory under the eyes of its people, who notice nothing', async () => {
    const open = await house({ limits: { ...soon, idleWatched: 40 } })
    const { people } = await gameOf(open.port, 2, 3)
    const [first, second] = people as Two
    await expect.poll(() => open.house.figures.loaded, patient).toBe(0)
    const from = second.heard.length
    await plays(first, { kind: 'shake' }, people)
    expect(frames(second, from).map(({ is }) => is)).toEqual(['change'])
    expect(second.game).toEqual(first.game)
  })

  test('is fetched when something falls due there', async () => {
    const { house, port, pass, now } = await stillHouse({ limits: soon, thinking: { quick: 600 } })
    const { code, people } = await brinkOf(port, 1, 3, { clock: 'quick' })
    const [player] = people as One
    const { seq } = player
    const deadline = sure(player.shown.deadlines[0], 'deadline')
    player.socket.terminate()
    while (house.figures.guests > 0) await turn()
    const untilLoaded = async (tables: number) => {
      while (house.figures.loaded !== tables) {
        pass(soon.lookForDue)
        await turn()
      }
    }
    await untilLoaded(0)
    await untilLoaded(1)
    expect(now()).toBeLessThan(deadline)
    await comeBack(port, player, code)
    expect(player.seq).toBe(seq)
    pass(deadline - now())
    await player.until(() => player.seq === seq + 1)
    expect(player.view.agenda.asked).toEqual([1])
  })
})

describe('the receipt of a move', () => {
  test('is what the seed and the record up to there say, once both are open', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 3, 3)
    await start(people)
    const dealt = nth(people, 0).seq
    await playOut(people)
    const sealed = sure(read(await (await recordOf(port, nth(people, 0), `${code}/1`)).text()), 'record')
    const { seed } = nth(people, 0).shown
    const chains = sealed.entries.map((_, at) => chain({ ...sealed, entries: sealed.entries.slice(0, at + 1) }))
    const oks = people.flatMap((player) => frames(player).filter((frame) => frame.is === 'ok'))
    const receipts = new Map(oks.map(({ seq, chain }) => [seq, chain]))
    expect(chains.map((_, at) => receipts.get(dealt + 1 + at))).toEqual(chains.map(receiptsOf(sure(seed, 'seed'))))
    expect(chains.at(-1)).toBe(sure(sealed.closing, 'closing').chain)
    expect([...receipts.values()].some((shown) => shown !== undefined && chains.includes(shown))).toBe(false)
  })
})
