import { afterEach, describe, expect, test } from 'vitest'
import type { Table as Hall } from '../../games/hoax/state.ts'
import { at, sure } from '../../kernel/at.ts'
import { type Betting, betsOf } from '../../protocol/bets.ts'
import { street, tableAcross } from '../../test/houses/street.ts'
import { closeAll, connect, connectTo, house, playOut, type Seated, start, tableOf } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { brinkOf, done, newTicket, plays, type Three, told, toldRaw, watcher } from '../../test/tables.ts'
import { proxiesAt } from '../net/address.ts'
import { deviceOf } from '../net/socket.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

const bet = { is: 'bet', seat: 0, says: 'lie', sure: 80 } as const
const bettingOf = async (port: number, { token }: Player, code: string, round = 1): Promise<Betting | null> => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/bets/${code}/${round}`, { headers })
  return answer.json()
}

/** One move after the other, each of which everybody sees before the next. */
async function step(people: readonly Seated[], all: readonly Player[], wanted = (_: string) => true): Promise<Seated> {
  const mover = sure(
    people.find(({ moves }) => moves.length > 0),
    'somebody who is asked',
  )
  const move = mover.moves.find(({ kind }) => wanted(kind)) ?? at(mover.moves, 0)
  await plays(mover, { ...move }, all)
  return mover
}

/** Until somebody has said something that could be a lie; says who. */
async function said(people: readonly Seated[], all: readonly Player[]): Promise<number> {
  for (;;) {
    const mover = await step(people, all)
    const news = (mover.game as { table: { news: { kind: string }[] } }).table.news
    if (news.some(({ kind }) => kind === 'announced')) return sure(mover.seat, 'seat')
  }
}

describe.each([1, 2])('bets in %i house(s)', (count) => {
  const open = async () => {
    let store: Store | undefined
    const reading = (kept: Store) => {
      store = kept
      return kept
    }
    const houses = count === 1 ? [await house({ reading })] : await street(count, { reading })
    const { code, people } = await tableAcross(houses, 3, 3)
    await start(people)
    const port = at(houses, count - 1).port
    const [eve, ned] = [await watcher(at(houses, 0).port, code), await watcher(port, code)]
    return { houses, store: sure(store, 'store'), code, people, port, eve, ned, all: [...people, eve, ned] }
  }

  test('nothing is told before the end; then all who were there read the same, and nobody else anything', async () => {
    const { code, people, port, eve, ned, all } = await open()
    for (let n = 0; n < 3; n++) {
      const seat = await said(people, all)
      const heard = await Promise.all([
        eve.ask({ ...bet, seat, on: eve.seq, name: 'Eve' }),
        ned.ask({ ...bet, seat, on: ned.seq, says: 'truth' }),
      ])
      expect(heard).toEqual(heard.map(({ id }) => ({ is: 'ok', id })))
      for (const player of all) expect(await bettingOf(port, player, code)).toBeNull()
    }
    await playOut(people, () => 2)
    const betting = sure(await bettingOf(port, eve, code), 'betting')
    expect(betting.claims).toHaveLength(3)
    const words = betting.betters.map(({ name, who, bets }) => [name, who, ...bets.map(({ says }) => says)])
    expect(words.toSorted()).toEqual([
      [null, 'another', 'truth', 'truth', 'truth'],
      ['Eve', 'you', 'lie', 'lie', 'lie'],
    ])
    const plain = (one: Betting | null) => JSON.stringify(one).replaceAll(/"who":"\w+"/g, '')
    for (const player of [ned, ...people]) expect(plain(await bettingOf(port, player, code))).toBe(plain(betting))
    expect(await bettingOf(port, await connect(port), code)).toBeNull()
    expect(JSON.stringify(betting)).not.toContain(deviceOf(eve.token))
  })

  test('who is forgotten leaves no name and no device; what was bet stays, as long as its table', async () => {
    const { houses, store, code, people, port, eve, all } = await open()
    const seat = await said(people, all)
    await eve.must({ ...bet, on: eve.seq, seat, name: 'Eve of Ely' })
    expect(await eve.ask({ is: 'mine' })).toMatchObject({ tables: [] })
    await playOut(people, () => 2)
    const before = sure(await bettingOf(port, at(people, 0), code), 'betting')
    expect(before.betters.map(({ name }) => name)).toEqual(['Eve of Ely'])
    await eve.must({ is: 'forget' })
    const after = sure(await bettingOf(port, at(people, 0), code), 'betting')
    expect(after.betters).toEqual([{ ...at(before.betters, 0), name: null }])
    const { keeper } = at(houses, 0).house
    expect(await keeper.devices(deviceOf(eve.token))).toEqual([])
    expect((await keeper.tables(100)).map((card) => card.code)).toEqual([code])
    await keeper.erase(code)
    expect([await store.load(code), await store.load(betsOf(code))]).toEqual([undefined, undefined])
  })
})

describe('who may bet, and on what', () => {
  const table = async () => {
    const { port } = await house({ limits: { bets: 3, betters: 2 } })
    const { code, people } = await brinkOf(port, 3, 3)
    const eve = await watcher(port, code)
    await plays(at(people, 0), { kind: 'announce', claim: 2 }, [...people, eve])
    const on = eve.seq
    return { port, code, people, eve, on }
  }

  test('who looks on, and neither who plays, nor a screen, nor a curtain', async () => {
    const { port, code, people, eve, on } = await table()
    expect(await told(eve, { ...bet, on })).toBe('ok')
    for (const player of people) expect(await told(player, { ...bet, on })).toBe('not now')
    expect(await told(await connect(port), { ...bet, on })).toBe('not at a table')
    for (const as of ['screen', 'curtain'] as const) {
      const eyes = await connect(port)
      await eyes.must({ is: 'enter', code, as })
      expect(await told(eyes, { ...bet, on })).toBe('not seated')
    }
  })

  test('no phone that is passed round among those who play', async () => {
    const { port } = await house()
    const { code, people } = await tableOf(port, 1, 3)
    const [sharer, phone] = [await connect(port), await connect(port)]
    for (const guest of [sharer, phone]) await guest.must({ is: 'enter', code })
    await at(people, 0).must({ is: 'dismiss', seat: 2 })
    await sharer.must({ is: 'sit', seat: 2, name: 'Sharer', phone: deviceOf(phone.token) })
    await start([...people, sharer, phone])
    expect(await told(phone, { ...bet, on: phone.seq })).toBe('not now')
  })

  test('nobody in the name of somebody else who plays', async () => {
    const { eve, on } = await table()
    for (const name of ['Guest 1', 'gUEST  2', 'Guest\u28003'])
      expect(await told(eve, { ...bet, on, name })).toBe('name')
    expect(await told(eve, { ...bet, on, name: 'Guest 4' })).toBe('ok')
  })

  test('on a step of this game that was made, while it runs', async () => {
    const { port, code, people, eve, on } = await table()
    for (const other of [on + 1, 0]) expect(await told(eve, { ...bet, on: other })).toBe('not now')
    await plays(at(people, 1), { kind: 'doubt' }, [...people, eve])
    await playOut(people, () => 2)
    expect(await told(eve, { ...bet, on })).toBe('not now')
    expect(await bettingOf(port, eve, code)).toBeNull()
  })

  test('the last word in time counts, and none that comes when all could know', async () => {
    const { port, code, people, eve, on } = await table()
    for (const [says, sure] of [
      ['lie', 60],
      ['truth', 90],
    ] as const)
      await eve.must({ ...bet, on, says, sure })
    await plays(at(people, 1), { kind: 'doubt' }, [...people, eve])
    await eve.must({ ...bet, on, says: 'lie', sure: 100 })
    expect(await told(eve, { ...bet, on })).toBe('enough')
    await playOut(people, () => 2)
    const { claims, betters } = sure(await bettingOf(port, at(people, 2), code), 'betting')
    expect(claims).toMatchObject([{ seat: 0, what: '2' }])
    expect(betters).toEqual([{ name: null, who: 'another', bets: [{ claim: 0, says: 'truth', sure: 90 }] }])
  })

  test('who took a seat over in the middle of a game reads what was bet on it, also during the next', async () => {
    const { port, code, people, eve, on } = await table()
    await eve.must({ ...bet, on })
    const [ada, ben, phone] = people as Three
    const tablet = await connect(port)
    const { ticket, hash } = newTicket()
    await phone.must({ is: 'ticket', hash })
    await tablet.must({ is: 'claim', code, ticket })
    const now = [ada, ben, tablet]
    await plays(ben, { kind: 'doubt' }, now)
    await playOut(now, () => 2)
    await done(ada, { is: 'again' }, now)
    for (const one of [phone, tablet]) expect((await bettingOf(port, one, code))?.betters).toHaveLength(1)
    expect(await bettingOf(port, await watcher(port, code), code)).toBeNull()
  })

  test('so many of them, and so much of one', async () => {
    const { port, code, people, eve, on } = await table()
    const [ned, ida] = [await watcher(port, code), await watcher(port, code)]
    for (let n = 0; n < 3; n++) expect(await told(eve, { ...bet, on })).toBe('ok')
    expect(await told(eve, { ...bet, on })).toBe('enough')
    expect([await told(ned, { ...bet, on }), await told(ida, { ...bet, on })]).toEqual(['ok', 'ok'])
    await plays(at(people, 1), { kind: 'doubt' }, [...people, eve, ned, ida])
    await playOut(people, () => 2)
    const { betters } = sure(await bettingOf(port, ida, code), 'betting')
    expect(betters.map(({ who }) => who)).toEqual(['another', 'another'])
  })

  test('a hundred tokens behind one address do not keep somebody from elsewhere out', async () => {
    const { port } = await house({ proxies: proxiesAt(['loopback']), limits: { devicesBehind: 3, betters: 4 } })
    const { code, people } = await brinkOf(port, 3, 3)
    const from = async (address: string, player = new Player()) => {
      const guest = await connectTo(
        `ws://127.0.0.1:${port}/socket`,
        { headers: { 'x-forwarded-for': address } },
        player,
      )
      await guest.must({ is: 'enter', code })
      await guest.until(() => guest.room !== undefined)
      return guest
    }
    await plays(at(people, 0), { kind: 'announce', claim: 2 }, people)
    const crowd: Player[] = []
    for (let n = 0; n < 100; n++) {
      const guest = await from('192.0.2.1')
      crowd.push(guest)
      expect(await told(guest, { ...bet, on: guest.seq })).toBe('ok')
    }
    const eve = await from('192.0.2.2')
    expect(await told(eve, { ...bet, on: eve.seq })).toBe('ok')
    // Who was among the first may change their mind.
    const first = at(crowd, 0)
    expect(await told(first, { ...bet, on: first.seq, says: 'truth' })).toBe('ok')
    await plays(at(people, 1), { kind: 'doubt' }, people)
    await playOut(people, () => 2)
    const { betters } = sure(await bettingOf(port, eve, code), 'betting')
    expect(betters.map(({ who, bets }) => [who, at(bets, 0).says])).toEqual([
      ['another', 'truth'],
      ['another', 'lie'],
      ['another', 'lie'],
      ['you', 'lie'],
    ])
  })

  test('asked again it is answered again, and written once', async () => {
    const { eve, on } = await table()
    for (let n = 0; n < 4; n++) expect(await eve.ask({ ...bet, on }, 'pen-7')).toMatchObject({ is: 'ok' })
    for (let n = 0; n < 2; n++) expect(await told(eve, { ...bet, on })).toBe('ok')
    expect(await told(eve, { ...bet, on })).toBe('enough')
    expect(await eve.ask({ ...bet, on }, 'pen-7')).toMatchObject({ is: 'ok' })
  })

  test('what is no bet is refused', async () => {
    const { eve, on } = await table()
    const wrong = [
      { on: -1 },
      { on: 1.5 },
      { on: '3' },
      { seat: 100 },
      { says: 'perhaps' },
      { sure: 55 },
      { sure: '80' },
    ]
    for (const one of [...wrong, { name: '' }, { name: ' ' }, { name: 'x'.repeat(25) }, { more: 1 }])
      expect(await toldRaw(eve, { ...bet, on, id: 'pen-1', ...one })).toMatchObject({ why: 'malformed' })
  })

  test.each(['open', 'closed'] as const)('who is out of Hoax, on what others say; watching %s', async (watching) => {
    const { port } = await house()
    const { people } = await tableAcross([{ port }], 4, 4, { game: 'hoax', watching })
    await start(people)
    const loudmouth = () => people.find((player) => player.moves.some(({ kind }) => kind === 'unmask'))
    while (!loudmouth()) await step(people, people)
    const guesser = await step(people, people, (kind) => kind === 'unmask')
    const gone = (guesser.game as { table: Hall }).table.out.findIndex((place) => place !== null)
    const [out, living] = [at(people, gone), at(people, (gone + 1) % 4)]
    const others = { ...bet, seat: (gone + 1) % 4, on: out.seq }
    expect(await told(out, others)).toBe(watching === 'open' ? 'ok' : 'no watching')
    if (watching === 'closed') return
    expect(await told(out, { ...others, name: `Guest ${gone + 1}` })).toBe('ok')
    expect(await told(out, { ...others, name: `Guest ${others.seat + 1}` })).toBe('name')
    expect(await told(out, { ...others, seat: gone })).toBe('not now')
    expect(await told(living, { ...others, seat: gone })).toBe('not now')
  })
})
