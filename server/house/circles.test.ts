import { afterEach, describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { BookGame, CircleCard, CircleView } from '../../protocol/circle.ts'
import type { CircleWish } from '../../protocol/circle-asks.ts'
import { street, tableAcross } from '../../test/houses/street.ts'
import { closeAll, connect, house, playOut, type Seated, settingsFor, start } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { deviceOf } from '../net/socket.ts'

afterEach(closeAll)

const read = async (port: number, path: string, { token }: Player, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return answer.ok ? answer.json() : answer.status
}
const wants = (player: Player, circle: string, wish: CircleWish) => player.ask({ is: 'circle', circle, wish })
const must = async (player: Player, circle: string, wish: CircleWish) =>
  expect(await wants(player, circle, wish)).toMatchObject({ is: 'ok', code: circle })
const founding = { is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' } as const
const names = ({ persons }: CircleView) => persons.map(({ name }) => name)

const game = async (people: readonly Seated[]) => {
  await start(people)
  await playOut(people)
}

describe.each([1, 2])('a circle in %i house(s)', (count) => {
  const open = async (seats = 3) => {
    const houses = count === 1 ? [await house()] : await street(count)
    const { code: table, people } = await tableAcross(houses, 3, seats)
    return { houses, table, people, port: at(houses, count - 1).port }
  }
  /** `before`: what the people at the table do first. */
  const founded = async (before: (people: Seated[]) => Promise<void> = async () => {}, seats?: number) => {
    const opened = await open(seats)
    await before(opened.people)
    const ada = at(opened.people, 0)
    const { code } = await ada.must(founding)
    const circle = sure(code, 'circle')
    const view = async (player: Player = ada): Promise<CircleView> => read(opened.port, `/circles/${circle}`, player)
    const book = async (player: Player = ada): Promise<BookGame[]> =>
      read(opened.port, `/circles/${circle}/book`, player)
    return { ...opened, ada, ben: at(opened.people, 1), cleo: at(opened.people, 2), circle, view, book }
  }

  test('is founded at a table by who sits there, once; those who were there come in without being let in', async () => {
    const { houses, ada, ben, cleo, circle, view, port } = await founded()
    await ben.until(() => ben.room?.circle === circle)
    expect(await ben.ask({ ...founding, name: 'Ben' })).toMatchObject({ is: 'no', why: 'taken' })
    expect(await read(port, `/circles/${circle}/door`, ben)).toEqual({ name: 'Thursdays', persons: 1 })
    expect(await read(port, `/circles/${circle}`, ben)).toBeNull()
    await must(ben, circle, { wants: 'join', name: 'Ben', mark: 'key' })
    expect(await wants(cleo, circle, { wants: 'join', name: 'bEN', mark: 'key' })).toMatchObject({ why: 'name' })
    await must(cleo, circle, { wants: 'join', name: 'Cleo', mark: 'bell' })
    expect(await wants(cleo, circle, { wants: 'join', name: 'Cleo 2', mark: 'bell' })).toMatchObject({ why: 'taken' })
    const seen = await view(ben)
    expect(names(seen)).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(seen.keeper).toBe(seen.persons[0]?.id)
    const cards: CircleCard[] = await read(port, '/circles', cleo)
    expect(cards).toMatchObject([{ code: circle, name: 'Thursdays', tonight: at(houses, 0) && ada.room?.code }])
    // Tables and circles have lists of their own.
    const mine = await ada.ask({ is: 'mine' })
    expect(mine.is === 'tables' && mine.tables.map(({ code }) => code)).toEqual([ada.room?.code])
  })

  test.runIf(count === 1)('lets strangers in by its link alone, until that is another', async () => {
    const { ada, circle, view, port } = await founded()
    const { invite } = await view()
    const dora = await connect(port)
    const join = { wants: 'join', name: 'Dora', mark: 'star' } as const
    const wrong = invite.replace(/^./, (letter) => (letter === '0' ? '1' : '0'))
    expect(await wants(dora, circle, join)).toMatchObject({ is: 'no', why: 'invitation' })
    expect(await wants(dora, circle, { ...join, invite: wrong })).toMatchObject({ is: 'no', why: 'invitation' })
    expect(await read(port, `/circles/${circle}/door`, dora)).toBeNull()
    expect(await read(port, `/circles/${circle}/door`, dora, { 'x-invite': invite })).toMatchObject({ persons: 1 })
    await must(ada, circle, { wants: 'renew' })
    expect(await wants(dora, circle, { ...join, invite })).toMatchObject({ is: 'no', why: 'invitation' })
    await must(dora, circle, { ...join, invite: (await view()).invite })
    expect(names(await view(dora))).toEqual(['Ada', 'Dora'])
  })

  test.runIf(count === 1)('does not let in who only sat down at one of its tables', async () => {
    const { table, people, circle, port } = await founded()
    await at(people, 2).must({ is: 'leave' })
    const stranger = await connect(port)
    await stranger.must({ is: 'enter', code: table })
    await stranger.must({ is: 'sit', seat: 2, name: 'Mallory' })
    expect(await read(port, `/circles/${circle}/door`, stranger)).toBeNull()
    const join = { wants: 'join', name: 'Mallory', mark: 'boot' } as const
    expect(await wants(stranger, circle, join)).toMatchObject({ is: 'no', why: 'invitation' })
  })

  test('takes in many who come at once, each of them once', async () => {
    const { circle, view, houses } = await founded()
    const { invite } = await view()
    const many = await Promise.all(Array.from({ length: 5 }, (_, nth) => connect(at(houses, nth % count).port)))
    const marks = ['key', 'moon', 'bell', 'star', 'fish'] as const
    await Promise.all(
      many.map((player, nth) => must(player, circle, { wants: 'join', name: `N${nth}`, mark: at(marks, nth), invite })),
    )
    expect(names(await view()).toSorted()).toEqual(['Ada', 'N0', 'N1', 'N2', 'N3', 'N4'])
  })

  test.runIf(count === 1)('knows a person on several devices, by a ticket that holds once', async () => {
    const { ada, circle, view, port } = await founded()
    const [ticket, hash] = ['5'.repeat(64), deviceOf('5'.repeat(64))]
    await must(ada, circle, { wants: 'ticket', hash })
    const other = await connect(port)
    expect(await wants(other, circle, { wants: 'claim', ticket: '6'.repeat(64) })).toMatchObject({ why: 'ticket' })
    await must(other, circle, { wants: 'claim', ticket })
    expect(await wants(await connect(port), circle, { wants: 'claim', ticket })).toMatchObject({ why: 'ticket' })
    expect(await view(other)).toMatchObject({ me: (await view()).me, persons: [{ name: 'Ada', devices: 2 }] })
  })

  test('has every finished game of its tables in its book, those before it was founded too, and none that runs', async () => {
    const { ada, ben, people, circle, table, book, port } = await founded(game, 4)
    await must(ben, circle, { wants: 'join', name: 'Ben', mark: 'key' })
    const [first, ...more] = await book(ben)
    expect(more).toEqual([])
    expect(first).toMatchObject({ table, round: 1, game: 'rats', ranking: ada.room?.ranking })
    expect(first?.sat.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', null],
      ['Ben', null],
      ['Guest 3', null],
      ['', 'random'],
    ])
    expect(first?.claims.length).toBeGreaterThan(0)
    await ada.must({ is: 'again' })
    await start(people)
    expect(await book()).toHaveLength(1)
    await playOut(people)
    expect((await book()).map(({ round }) => round)).toEqual([1, 2])
    expect(await read(port, `/circles/${circle}/book`, await connect(port))).toBe(404)
    expect(JSON.stringify(await book())).not.toContain(deviceOf(ada.token))
  })

  test.runIf(count === 1)('lays tables that are its own; who was not there may read what was played', async () => {
    const { ada, ben, circle, view, book, port } = await founded()
    await must(ben, circle, { wants: 'join', name: 'Ben', mark: 'key' })
    const create = { is: 'create', settings: settingsFor(3), circle } as const
    expect(await (await connect(port)).ask(create)).toMatchObject({ is: 'no', why: 'no circle' })
    const { code } = await ada.must(create)
    const table = sure(code, 'table')
    expect((await view(ben)).tables.map((card) => card.code)).toContain(table)
    await ada.must({ is: 'enter', code: table })
    await ada.must({ is: 'sit', name: 'Ada' })
    for (const seat of [1, 2]) await ada.must({ is: 'hire', seat, level: 'random' })
    await start([ada])
    expect(await read(port, `/record/${table}/1/people`, ben)).toBe(404)
    await playOut([ada])
    expect(await book()).toHaveLength(1)
    expect(await read(port, `/record/${table}/1/people`, ben)).toHaveLength(3)
    expect(await read(port, `/record/${table}/1/people`, await connect(port))).toBe(404)
  })

  test.runIf(count === 1)('plans an evening, and asks everybody anew who comes', async () => {
    const { ada, ben, circle, view } = await founded()
    await must(ben, circle, { wants: 'join', name: 'Ben', mark: 'key' })
    const soon = Date.now() + 1e8
    expect(await wants(ben, circle, { wants: 'come', comes: 'yes' })).toMatchObject({ is: 'no', why: 'not now' })
    expect(await wants(ben, circle, { wants: 'plan', at: 1000, note: '' })).toMatchObject({ is: 'no', why: 'not now' })
    await must(ben, circle, { wants: 'plan', at: soon, note: 'at the mill' })
    await must(ada, circle, { wants: 'come', comes: 'perhaps' })
    const { next, persons } = await view()
    expect([next, ...persons.map(({ comes }) => comes)]).toEqual([{ at: soon, note: 'at the mill' }, 'perhaps', 'yes'])
    await must(ada, circle, { wants: 'plan', at: soon + 1, note: '' })
    expect((await view()).persons.map(({ comes }) => comes)).toEqual(['yes', null])
    await must(ben, circle, { wants: 'call off' })
    expect((await view()).next).toBeNull()
  })

  test.runIf(count === 1)('has a keeper, who may do more, hands it on, and leaves it to the next', async () => {
    const { ada, ben, cleo, circle, view, port } = await founded()
    await must(ben, circle, { wants: 'join', name: 'Ben', mark: 'key' })
    await must(cleo, circle, { wants: 'join', name: 'Cleo', mark: 'bell' })
    const [first, second, third] = (await view()).persons.map(({ id }) => id)
    for (const wish of [
      { wants: 'rename', title: 'Mine' },
      { wants: 'renew' },
      { wants: 'season', title: 'One' },
      { wants: 'send off', person: sure(third, 'person') },
      { wants: 'hand on', person: sure(second, 'person') },
      { wants: 'end' },
    ] satisfies CircleWish[]) {
      expect(await wants(ben, circle, wish)).toMatchObject({ is: 'no', why: 'not host' })
    }
    await must(ada, circle, { wants: 'season', title: 'Winter' })
    await must(ada, circle, { wants: 'hand on', person: sure(second, 'person') })
    expect(await wants(ben, circle, { wants: 'send off', person: sure(second, 'person') })).toMatchObject({
      why: 'not here',
    })
    await must(ben, circle, { wants: 'send off', person: sure(third, 'person') })
    expect(await wants(cleo, circle, { wants: 'letters', letters: 'off' })).toMatchObject({ why: 'no circle' })
    // To have been there when it was founded opens no door any more.
    const again = { wants: 'join', name: 'Cleo', mark: 'bell' } as const
    expect(await wants(cleo, circle, again)).toMatchObject({ why: 'invitation' })
    expect(await read(port, `/circles/${circle}/door`, cleo)).toBeNull()
    await must(ben, circle, { wants: 'leave', games: 'stay' })
    const left = await view()
    expect([left.keeper, names(left), left.seasons.map(({ name }) => name)]).toEqual([first, ['Ada'], ['Winter']])
    await must(ada, circle, { wants: 'end' })
    expect(await wants(ada, circle, { wants: 'leave', games: 'stay' })).toMatchObject({ why: 'no circle' })
  })

  test.runIf(count === 1)('has a keeper again once all have left and somebody comes in', async () => {
    const { ada, ben, cleo, circle, view } = await founded()
    await must(ada, circle, { wants: 'leave', games: 'stay' })
    await must(ben, circle, { wants: 'join', name: 'Ben', mark: 'key' })
    await must(cleo, circle, { wants: 'join', name: 'Cleo', mark: 'bell' })
    const { me, keeper } = await view(ben)
    expect([keeper, (await view(cleo)).keeper]).toEqual([me, me])
    expect(await wants(cleo, circle, { wants: 'end' })).toMatchObject({ is: 'no', why: 'not host' })
    await must(ben, circle, { wants: 'season', title: 'Winter' })
    await must(ben, circle, { wants: 'leave', games: 'stay' })
    await must(cleo, circle, { wants: 'end' })
  })

  test('forgets who wants it: no name, no device; what was played stays', async () => {
    const { houses, ada, ben, cleo, circle, view, book } = await founded(game)
    await must(ben, circle, { wants: 'join', name: 'Ben of Bath', mark: 'key' })
    await must(cleo, circle, { wants: 'join', name: 'Cleo of Cork', mark: 'bell' })
    await must(ben, circle, { wants: 'leave', games: 'nameless' })
    expect(await cleo.ask({ is: 'forget' })).toMatchObject({ is: 'ok' })
    const told = JSON.stringify([await view(), await book()])
    expect([told.includes('Bath'), told.includes('Cork'), told.includes('Guest')]).toEqual([false, false, false])
    expect((await book())[0]?.sat.map(({ name }) => name)).toEqual(['Ada', 'N. N.', 'N. N.'])
    expect(await at(houses, 0).house.keeper.devices(deviceOf(ben.token))).toEqual([deviceOf(ben.token)])
    expect(names(await view(ada))).toEqual(['Ada'])
  })

  test('forgets who has left or was sent off as well, with all that they played there', async () => {
    const { ada, ben, cleo, circle, view, book } = await founded(game)
    await must(ben, circle, { wants: 'join', name: 'Ben of Bath', mark: 'key' })
    await must(cleo, circle, { wants: 'join', name: 'Cleo of Cork', mark: 'bell' })
    const sent = sure((await view()).persons[2], 'person').id
    expect((await book())[0]?.sat.map(({ name }) => name)).toEqual(['Ada', 'Ben of Bath', 'Cleo of Cork'])
    await must(ben, circle, { wants: 'leave', games: 'stay' })
    await must(ada, circle, { wants: 'send off', person: sent })
    await must(ben, circle, { wants: 'leave', games: 'nameless' })
    expect(await cleo.ask({ is: 'forget' })).toMatchObject({ is: 'ok' })
    expect((await book())[0]?.sat.map(({ name }) => name)).toEqual(['Ada', 'N. N.', 'N. N.'])
    expect(names(await view())).toEqual(['Ada'])
    for (const gone of [ben, cleo])
      expect(await wants(gone, circle, { wants: 'leave', games: 'nameless' })).toMatchObject({ why: 'no circle' })
  })

  test.runIf(count === 1)('answers again what is asked again, and does it once', async () => {
    const { ada, circle, view } = await founded()
    const again = { is: 'circle', id: 'pen-9000', circle, wish: { wants: 'season', title: 'Once' } } as const
    ada.say(again)
    ada.say(again)
    await ada.until(() => ada.heard.filter((text) => text.includes('pen-9000')).length === 2)
    expect((await view()).seasons).toHaveLength(1)
  })
})
