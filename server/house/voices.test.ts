/** Who is heard at a table, who is told of it, and what becomes of introductions; in one house and in two. */
import { afterEach, describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { INTRODUCTION, type Voice } from '../../protocol/voices.ts'
import { street, tableAcross } from '../../test/houses/street.ts'
import { closeAll, connect, house } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { stillHouse } from '../../test/still.ts'
import { sameDevice, type Three, watcher } from '../../test/tables.ts'
import type { Relay } from '../voices/ways.ts'

afterEach(closeAll)

const voice = { is: 'voice', gives: 'voice', mic: 'open', where: 'far' } as const
const framesOf = <K extends Frame['is']>({ heard }: Player, is: K) =>
  heard.map((text): Frame => JSON.parse(text)).filter((frame): frame is Frame & { is: K } => frame.is === is)
const voicesOf = (player: Player): readonly Voice[] => framesOf(player, 'voices').at(-1)?.voices ?? []
const meOf = (player: Player) =>
  sure(
    framesOf(player, 'voices').findLast(({ me }) => me),
    'frame of one’s own',
  ).me
const nameOf = (player: Player) => sure(meOf(player)?.name, 'name')
const seatsOf = (player: Player) =>
  voicesOf(player)
    .map(({ seat }) => seat)
    .toSorted()
const hears = (player: Player, seats: readonly (number | null)[]) =>
  player.until(() => String(seatsOf(player)) === String(seats))

describe.each([1, 2])('voices in %i house(s)', (count) => {
  const open = async (settings: Partial<Settings> = {}, relay?: Relay) => {
    const houses = count === 1 ? [await house({ relay })] : await street(count, { relay })
    const { code, people } = await tableAcross(houses, 3, 3, settings)
    const [ada, ben, cleo] = [at(people, 0), at(people, 1), at(people, 2)]
    return { houses, code, people, ada, ben, cleo, port: at(houses, count - 1).port }
  }
  const open3 = async () => {
    const table = await open()
    for (const person of table.people) await person.must(voice)
    for (const person of table.people) await hears(person, [0, 1, 2])
    return table
  }

  test('all see who is heard and how; a name is for one time', async () => {
    const { ada, ben, cleo } = await open()
    await ada.must({ ...voice, gives: 'face' })
    await ben.must({ ...voice, mic: 'shut', where: 'room' })
    await hears(cleo, [0, 1])
    expect(voicesOf(cleo).toSorted((a, b) => Number(a.seat) - Number(b.seat))).toEqual([
      { name: nameOf(ada), seat: 0, as: 'player', gives: 'face', mic: 'open', where: 'far', floor: 'face' },
      { name: nameOf(ben), seat: 1, as: 'player', gives: 'voice', mic: 'shut', where: 'room', floor: 'voice' },
    ])
    expect(framesOf(cleo, 'voices').some(({ me }) => me)).toBe(false)
    const before = nameOf(ada)
    await ada.must({ ...voice, gives: 'nothing' })
    await hears(cleo, [1])
    await ada.must(voice)
    await hears(cleo, [0, 1])
    expect(nameOf(ada)).not.toBe(before)
  })

  test('an introduction comes to whom it is for, and to nobody else', async () => {
    const { ada, ben, cleo } = await open3()
    await ada.must({ is: 'introduce', to: nameOf(ben), words: 'x'.repeat(INTRODUCTION) })
    await ben.until(() => framesOf(ben, 'introduced').length > 0)
    expect(framesOf(ben, 'introduced')).toEqual([
      { is: 'introduced', from: nameOf(ada), words: 'x'.repeat(INTRODUCTION) },
    ])
    await cleo.must({ is: 'introduce', to: nameOf(ada), words: 'y' })
    await ada.until(() => framesOf(ada, 'introduced').length > 0)
    expect(framesOf(cleo, 'introduced')).toEqual([])
  })

  test('who leaves, is stood in for, is shown out or hangs up is not heard any more, at once', async () => {
    const { ada, ben, cleo } = await open3()
    const [bens, cleos] = [nameOf(ben), nameOf(cleo)]
    await ben.must({ is: 'leave' })
    await hears(ada, [0, 2])
    expect(await ben.ask({ is: 'introduce', to: nameOf(ada), words: 'x' })).toMatchObject({ why: 'not heard' })
    expect(await ada.ask({ is: 'introduce', to: bens, words: 'x' })).toMatchObject({ why: 'not heard' })
    expect(await ben.ask(voice)).toMatchObject({ why: 'no voices' })
    await ada.must({ is: 'kick', seat: 2 })
    await hears(ada, [0])
    expect(await ada.ask({ is: 'introduce', to: cleos, words: 'x' })).toMatchObject({ why: 'not heard' })
    expect(await cleo.ask(voice)).toMatchObject({ is: 'no' })
    expect(framesOf(cleo, 'introduced')).toEqual([])
  })

  test('in a game, who leaves for a puppet is silent, and is heard again when they are back and wish it', async () => {
    const { ada, ben, cleo } = await open3()
    await ada.must({ is: 'start' })
    await Promise.all([ada, ben, cleo].map((person) => person.until(() => person.room?.stage === 'playing')))
    await ben.must({ is: 'leave' })
    await hears(cleo, [0, 2])
    await ben.must({ is: 'return' })
    expect(seatsOf(cleo)).toEqual([0, 2])
    await ben.must(voice)
    await hears(cleo, [0, 1, 2])
  })

  test('a line that breaks ends it; who moves to another device is heard from there alone', async () => {
    const { ada, ben, cleo, code, port } = await open3()
    cleo.socket.terminate()
    await hears(ada, [0, 1])
    const again = await connect(port, new Player(ben.token))
    await again.must({ is: 'enter', code })
    await again.must(voice)
    await hears(ada, [0, 1])
    await ada.until(() => voicesOf(ada).some(({ name }) => name === nameOf(again)))
    await ben.until(() => voicesOf(ben).every(({ name }) => name !== nameOf(ben)))
    expect(await ben.ask({ is: 'introduce', to: nameOf(ada), words: 'x' })).toMatchObject({ why: 'not heard' })
  })

  test('onlookers hear where the table allows it, and are never heard', async () => {
    const { ada, code, port } = await open({ voices: 'everybody' })
    const [eve, ned] = [await watcher(port, code), await watcher(port, code)]
    expect(await eve.ask(voice)).toMatchObject({ why: 'no voices' })
    await Promise.all([eve, ned].map((guest) => guest.must({ ...voice, gives: 'ears' })))
    await ada.must(voice)
    await hears(ada, [0, null, null])
    await hears(eve, [0, null, null])
    await eve.must({ is: 'introduce', to: nameOf(ada), words: 'x' })
    // Two who only listen need not learn where the other is.
    expect(await eve.ask({ is: 'introduce', to: nameOf(ned), words: 'x' })).toMatchObject({ why: 'not heard' })
    await ada.must({ is: 'set', settings: { ...ada.shown.settings, voices: 'players' } })
    await hears(ada, [0])
    expect(await eve.ask({ ...voice, gives: 'ears' })).toMatchObject({ why: 'no voices' })
  })

  test('a screen of the table only listens', async () => {
    const { ada, code, port } = await open()
    const tv = await connect(port, new Player(ada.token))
    await tv.must({ is: 'enter', code, as: 'screen' })
    expect(await tv.ask(voice)).toMatchObject({ why: 'no voices' })
    await tv.must({ ...voice, gives: 'ears', where: 'room' })
    await ada.must(voice)
    await hears(ada, [0, null])
    expect(voicesOf(ada).find(({ seat }) => seat === null)).toMatchObject({ as: 'screen', where: 'room' })
  })

  test('at a table without voices nobody is heard', async () => {
    const { ada } = await open({ voices: 'nobody' })
    expect(await ada.ask(voice)).toMatchObject({ why: 'no voices' })
  })

  test('through a relay only: refused where there is none, and everybody has a password of their own where there is', async () => {
    const closed = await open({ paths: 'relay' })
    expect(await closed.ada.ask(voice)).toMatchObject({ why: 'no relay' })
    const relay = { servers: ['stun:relay.example', 'turn:relay.example:3478'], secret: 'shared' }
    const { ada, ben } = await open({ paths: 'relay' }, relay)
    await ada.must(voice)
    await ben.must(voice)
    const [mine, theirs] = [sure(meOf(ada), 'me'), sure(meOf(ben), 'me')]
    expect(mine).toMatchObject({
      paths: 'relay',
      ways: [{ urls: 'stun:relay.example' }, { urls: 'turn:relay.example:3478' }],
    })
    expect(at(mine.ways, 1).username).toMatch(new RegExp(`^\\d{10}:${nameOf(ada)}$`))
    expect(at(mine.ways, 1).credential).not.toBe(at(theirs.ways, 1).credential)
    expect(JSON.stringify(mine)).not.toContain('shared')
  })

  test('who came on a straight way has to come again when the table wishes for a relay', async () => {
    const relay = { servers: ['turn:relay.example:3478'], secret: 'shared' }
    const { ada, ben } = await open({}, relay)
    await ada.must(voice)
    await ben.must(voice)
    await hears(ben, [0, 1])
    await ada.must({ is: 'set', settings: { ...ada.shown.settings, paths: 'relay' } })
    await hears(ben, [])
    await ben.must(voice)
    expect(meOf(ben)).toMatchObject({ paths: 'relay' })
    await hears(ada, [1])
  })

  test('who came to be heard by players has to come again when onlookers are to hear, and stays when they no longer do', async () => {
    const { ada, ben, cleo } = await open()
    for (const person of [ada, ben]) await person.must(voice)
    await hears(cleo, [0, 1])
    await ada.must({ is: 'set', settings: { ...ada.shown.settings, voices: 'everybody' } })
    await hears(cleo, [])
    expect(await ben.ask({ is: 'speaks' })).toMatchObject({ why: 'not heard' })
    await ben.must(voice)
    await hears(cleo, [1])
    await ada.must({ is: 'set', settings: { ...ada.shown.settings, voices: 'players' } })
    await ada.must(voice)
    await hears(cleo, [0, 1])
    await ben.must({ ...voice, mic: 'shut' })
    await hears(ada, [0, 1])
  })

  test('hostile words are refused one by one, and nobody else is the worse for them', async () => {
    const { ada, ben, cleo, houses } = await open3()
    const stranger = await connect(at(houses, 0).port)
    const to = nameOf(ben)
    expect(await stranger.ask({ is: 'introduce', to, words: 'x' })).toMatchObject({ why: 'not at a table' })
    expect(await ada.ask({ is: 'introduce', to: nameOf(ada), words: 'x' })).toMatchObject({ why: 'not heard' })
    expect(await ada.ask({ is: 'introduce', to: '0123456789ab', words: 'x' })).toMatchObject({ why: 'not heard' })
    for (const words of ['', 'x'.repeat(INTRODUCTION + 1), '<script>', 'a b'])
      expect(await ada.ask({ is: 'introduce', to, words })).toMatchObject({ why: 'malformed' })
    expect(await ada.ask({ is: 'introduce', to: 'everybody', words: 'x' })).toMatchObject({ why: 'malformed' })
    const flood = Array.from({ length: 150 }, () => ada.ask({ is: 'introduce', to, words: 'x' }))
    const answers = (await Promise.all(flood)).map((reply) => (reply.is === 'no' ? reply.why : reply.is))
    expect(new Set(answers)).toEqual(new Set(['ok', 'too fast']))
    await ben.until(() => framesOf(ben, 'introduced').length > 0)
    await cleo.must({ is: 'introduce', to: nameOf(ada), words: 'z' })
    await ada.until(() => framesOf(ada, 'introduced').some(({ words }) => words === 'z'))
  })
})

test('no more than so many take part', async () => {
  const { port } = await house({ limits: { voicesAtTable: 2 } })
  const { people } = await tableAcross([{ port }], 3)
  await at(people, 0).must(voice)
  await at(people, 1).must(voice)
  expect(await at(people, 2).ask(voice)).toMatchObject({ why: 'full' })
  await at(people, 0).must({ ...voice, mic: 'shut' })
})

const ears = { ...voice, gives: 'ears' } as const

test('who only looks on fills what chairs and screens leave over, with one device each', async () => {
  const { port } = await house({ limits: { voicesAtTable: 6 } })
  const { code, people } = await tableAcross([{ port }], 3, 3, { voices: 'everybody' })
  const [ada, ben] = [at(people, 0), at(people, 1)]
  const tv = await connect(port, new Player(ada.token))
  await tv.must({ is: 'enter', code, as: 'screen' })
  await tv.must(ears)
  const [eve, ned, ida] = [await watcher(port, code), await watcher(port, code), await watcher(port, code)]
  await eve.must(ears)
  const again = await sameDevice(port, eve, code)
  await again.must(ears)
  await hears(again, [null, null])
  await eve.until(() => voicesOf(eve).every(({ name }) => name !== nameOf(eve)))
  await ned.must(ears)
  expect(await ida.ask(ears)).toMatchObject({ why: 'full' })
  for (const person of people) await person.must(voice)
  await hears(ben, [0, 1, 2, null, null, null])
  await again.must({ ...voice, gives: 'nothing' })
  await ida.must(ears)
})

test('who was shown out is told neither who is heard nor the way to a relay', async () => {
  const relay = { servers: ['turn:relay.example:3478'], secret: 'shared' }
  const { port } = await house({ relay })
  const { people } = await tableAcross([{ port }], 3, 3, { voices: 'everybody' })
  const [ada, , cleo] = people as Three
  await ada.must({ is: 'kick', seat: 2 })
  await cleo.until(() => cleo.farewell === 'kicked')
  for (const ask of [ears, voice]) expect(await cleo.ask(ask)).toMatchObject({ why: 'not at a table' })
  expect(framesOf(cleo, 'voices')).toEqual([])
})

test('of those who come or speak at the same moment, those are heard who came first or spoke last', async () => {
  const { port } = await stillHouse({ limits: { voicesHeard: 2, facesSeen: 1 } })
  const { people } = await tableAcross([{ port }], 4)
  const [ada, ben, cleo, dan] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)]
  const floors = () =>
    voicesOf(dan)
      .toSorted((a, b) => Number(a.seat) - Number(b.seat))
      .map(({ floor }) => floor)
  // Names are drawn by lot, so an order by name would be another one sooner or later.
  for (let time = 0; time < 5; time++) {
    for (const person of [cleo, ada, dan, ben]) await person.must({ ...voice, gives: 'face' })
    await expect.poll(floors).toEqual(['voice', 'ears', 'face', 'ears'])
    for (const person of [ben, dan, ben]) await person.must({ is: 'speaks' })
    await expect.poll(floors).toEqual(['ears', 'face', 'ears', 'voice'])
    for (const person of people) await person.must({ ...voice, gives: 'nothing' })
  }
})
