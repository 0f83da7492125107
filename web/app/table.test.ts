import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at } from '../../kernel/at.ts'
import { NO_RECEIPT } from '../../kernel/fair.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room, RoomNews } from '../../protocol/room.ts'
import { line } from './line.ts'
import { log } from './log.ts'
import { notice } from './notice.ts'
import { witnessOf } from './seen.ts'
import {
  allAnswered,
  door,
  here,
  keyOfDoor,
  knocks,
  openLine,
  pending,
  press,
  standing,
  stepBack,
  tell,
  viewOf,
  visit,
} from './table.ts'
import { type PlayedSocket, PlayedWorld } from './world.script.ts'

const SHAKE = { kind: 'shake' }
let world: PlayedWorld

beforeEach(() => {
  world = new PlayedWorld()
  openLine(world)
  world.socket.letIn()
})

afterEach(() => {
  stepBack()
  for (const { id } of world.socket.asked('exit')) world.socket.ok(id)
  notice.value = null
  vi.unstubAllGlobals()
})

/** What was answered has come to who asked. */
const settled = () => new Promise<void>((done) => setImmediate(done))

function roomOf(code: string, news: readonly RoomNews[] = []): Room {
  return {
    code,
    stage: 'playing',
    round: 1,
    chairs: [],
    news,
    settings: { game: 'rats' },
  } as unknown as Room
}

const gameAt = (question: number) => ({
  seats: 3,
  agenda: { question, asked: [0] },
  table: { news: [{ kind: 'asked', question }] },
})

function viewAt(code: string, seq: number, more: Partial<Frame & { is: 'view' }> = {}): Frame {
  return { is: 'view', seq, seat: 0, room: roomOf(code), game: gameAt(1), hand: { news: [] }, ...more }
}

/** The last that was asked in this way. */
const lastAsked = (is: 'enter' | 'move' | 'exit', socket: PlayedSocket = world.socket) =>
  at(socket.asked(is), socket.asked(is).length - 1, is)

async function letIn(frame?: Frame): Promise<void> {
  world.socket.ok(lastAsked('enter').id)
  if (frame) world.socket.say(frame)
  await settled()
}

/** Stands at this table, with its first question open. */
async function standAt(code: string, as?: 'own' | 'screen'): Promise<void> {
  visit(code, undefined, as)
  await letIn(viewAt(code, 10, as === 'screen' ? { seat: null } : {}))
}

describe('coming in', () => {
  test('asks for the table, and shows it once the house tells of it', async () => {
    visit('AAAAAA')
    expect(lastAsked('enter')).toMatchObject({ code: 'AAAAAA' })
    expect(Object.keys(lastAsked('enter')).toSorted()).toEqual(['code', 'id', 'is'])
    expect([door.value, standing.value]).toEqual(['asking', null])
    await letIn(viewAt('AAAAAA', 10))
    expect(door.value).toBe('in')
    expect(standing.value).toMatchObject({ seq: 10, seat: 0, room: { code: 'AAAAAA' } })
    expect(standing.value && viewOf(standing.value)).toEqual({ seat: 0, ...gameAt(1), hand: { news: [] } })
  })

  test('a second time asks nothing: whoever stands there stays', async () => {
    await standAt('AAAAAA')
    visit('AAAAAA')
    expect(world.socket.asked('enter')).toHaveLength(1)
    expect(standing.value?.seq).toBe(10)
  })

  test.each([
    ['no table', 'no table'],
    ['malformed', 'no table'],
    ['locked', 'locked'],
  ] as const)('is refused: %s', async (why, shown) => {
    visit('AAAAAA')
    world.socket.say({ is: 'no', id: lastAsked('enter').id, why })
    await settled()
    expect(door.value).toBe(shown)
    expect(knocks.value).toBe(0)
  })

  test('with a password counts the knocks, and stays at the door meanwhile', async () => {
    visit('AAAAAA')
    world.socket.say({ is: 'no', id: lastAsked('enter').id, why: 'wrong password' })
    await settled()
    for (const n of [1, 2]) {
      visit('AAAAAA', 'sesame')
      expect(door.value).toBe('wrong password')
      expect(lastAsked('enter')).toMatchObject({ code: 'AAAAAA', password: 'sesame' })
      world.socket.say({ is: 'no', id: lastAsked('enter').id, why: 'wrong password' })
      await settled()
      expect(knocks.value).toBe(n)
    }
    expect(keyOfDoor()).toBe('sesame')
    visit('BBBBBB')
    expect([knocks.value, keyOfDoor()]).toEqual([0, undefined])
  })

  test('as a screen says so, and no seat of the same device is shown there', async () => {
    visit('AAAAAA', undefined, 'screen')
    expect(lastAsked('enter')).toMatchObject({ code: 'AAAAAA', as: 'screen' })
    await letIn(viewAt('AAAAAA', 10))
    expect(standing.value).toBeNull()
    world.socket.say(viewAt('AAAAAA', 11, { seat: null }))
    expect(standing.value).toMatchObject({ seq: 11, seat: null })
    expect(standing.value && viewOf(standing.value)).toEqual(gameAt(1))
  })

  test('to one table and then to another: only the second counts', async () => {
    visit('AAAAAA')
    const { id } = lastAsked('enter')
    visit('BBBBBB')
    world.socket.say({ is: 'no', id, why: 'locked' })
    world.socket.say(viewAt('AAAAAA', 10))
    await settled()
    expect([door.value, standing.value]).toEqual(['asking', null])
    await letIn(viewAt('BBBBBB', 20))
    expect(standing.value?.room.code).toBe('BBBBBB')
  })
})

describe('what the house tells', () => {
  test('is followed change by change, in its order', async () => {
    await standAt('AAAAAA')
    world.socket.say({ is: 'change', seq: 11, game: { agenda: { question: 2 } } })
    world.socket.say({ is: 'change', seq: 12, game: { agenda: { asked: [[1]] } }, hand: { dice: 3 } })
    world.socket.say({ is: 'change', seq: 13, room: { paused: true } })
    expect(standing.value).toMatchObject({
      seq: 13,
      seat: 0,
      room: { code: 'AAAAAA', paused: true },
      game: { seats: 3, agenda: { question: 2, asked: [1] } },
      hand: { news: [], dice: 3 },
    })
    expect(world.socket.asked('enter')).toHaveLength(1)
  })

  test.each([9, 10, 12, 20])('and does not follow on what is there leads to asking anew: %i after 10', async (seq) => {
    await standAt('AAAAAA')
    const before = standing.value
    world.socket.say({ is: 'change', seq, game: { agenda: { question: 9 } } })
    expect(standing.value).toBe(before)
    expect(lastAsked('enter')).toMatchObject({ code: 'AAAAAA', seen: 10 })
    expect(world.socket.asked('enter')).toHaveLength(2)
    await letIn(viewAt('AAAAAA', 20, { game: gameAt(9) }))
    expect(standing.value).toMatchObject({ seq: 20, game: gameAt(9) })
  })

  test('before there is a whole to change is passed over', async () => {
    visit('AAAAAA')
    world.socket.say({ is: 'change', seq: 1, room: { paused: true } })
    expect(standing.value).toBeNull()
    expect(world.socket.asked('enter')).toHaveLength(1)
  })

  test('of who is here is known at once', () => {
    const now = {
      is: 'here',
      seats: [0, 2],
      away: [{ seat: 1, until: 5 }],
      watchers: 1,
      screens: 0,
      foreign: 0,
    } as const
    world.socket.say(now)
    expect(here.value).toEqual(now)
  })

  test('becomes lines of the log: the past once, then step by step', async () => {
    visit('AAAAAA')
    const paused: RoomNews = { kind: 'paused' }
    const past = [
      { seq: 8, room: [paused] },
      { seq: 9, news: [{ kind: 'rolled' }], mine: [{ kind: 'saw' }] },
    ]
    await letIn(viewAt('AAAAAA', 10, { log: past }))
    const lines = () => log.value.map(({ seq, of, news }) => `${seq} ${of} ${news.kind}`)
    expect(lines()).toEqual(['8 room paused', '9 game rolled', '9 mine saw'])
    world.socket.say({ is: 'change', seq: 11, game: { table: { news: [[{ kind: 'doubted' }]] } } })
    // Nothing happened in the game: its last news are not told twice.
    world.socket.say({ is: 'change', seq: 12, room: { news: [[{ kind: 'went on' }]] } })
    // The whole instead of the change, where that was shorter.
    world.socket.say(viewAt('AAAAAA', 13, { game: { ...gameAt(2), table: { news: [{ kind: 'lifted' }] } } }))
    expect(lines().slice(3)).toEqual(['11 game doubted', '12 room went on', '13 game lifted'])
    // Who comes back hears the past again, and keeps one of each.
    world.socket.say(viewAt('AAAAAA', 13, { log: [...past, { seq: 13, room: [paused] }] }))
    expect(lines()).toHaveLength(6)
  })

  test('to a stand-in of what only that seat knows is forgotten when the seat is given back', async () => {
    visit('AAAAAA')
    await letIn(
      viewAt('AAAAAA', 10, { as: 'stand-in', log: [{ seq: 9, news: [{ kind: 'rolled' }], mine: [{ kind: 'saw' }] }] }),
    )
    expect(log.value.map(({ of }) => of)).toEqual(['game', 'mine'])
    world.socket.say(viewAt('AAAAAA', 11, { seat: null, hand: undefined }))
    expect(log.value.map(({ of }) => of)).not.toContain('mine')
    expect(log.value.map(({ of }) => of)).toContain('game')
  })

  test.each(['change', 'view'])(
    'of the next game by a %s leaves of the last one only what people said',
    async (how) => {
      const again: RoomNews = { kind: 'again' }
      const past = [
        { seq: 8, room: [{ kind: 'paused' } as const] },
        { seq: 9, news: [{ kind: 'rolled' }] },
      ]
      visit('AAAAAA')
      await letIn(viewAt('AAAAAA', 10, { log: past }))
      expect(log.value.map(({ news }) => news.kind)).toEqual(['paused', 'rolled'])
      const room = { ...roomOf('AAAAAA', [again]), round: 2 }
      const whole = viewAt('AAAAAA', 11, { room, game: undefined, log: [{ seq: 11, room: [again] }] })
      world.socket.say(how === 'view' ? whole : { is: 'change', seq: 11, room: { round: 2, news: [[again]] } })
      expect(log.value.map(({ news }) => news.kind)).toEqual(['paused', 'again'])
    },
  )

  test('that somebody was sent away ends the visit, and nothing is asked again', async () => {
    await standAt('AAAAAA')
    void press(1, SHAKE)
    world.socket.say({ is: 'bye', why: 'kicked' })
    expect([door.value, standing.value, pending.value]).toEqual(['gone', null, null])
    await allAnswered()
    world.socket.cut()
    world.untilDialled()
    world.socket.letIn()
    expect(world.socket.said.map(({ is }) => is)).toEqual(['hello'])
  })
})

describe('a move', () => {
  test('is pending until its question is behind the table', async () => {
    await standAt('AAAAAA')
    void press(1, SHAKE)
    expect(pending.value).toEqual({ question: 1, move: SHAKE })
    expect(lastAsked('move')).toMatchObject({ question: 1, move: SHAKE })
    world.socket.ok(lastAsked('move').id)
    await settled()
    world.socket.say({ is: 'change', seq: 11, room: { paused: true } })
    expect(pending.value).not.toBeNull()
    world.socket.say({ is: 'change', seq: 12, game: { agenda: { question: 2 } } })
    expect(pending.value).toBeNull()
    expect(notice.value).toBeNull()
  })

  test('that is refused is pending no more, and its person is told', async () => {
    await standAt('AAAAAA')
    void press(1, SHAKE)
    world.socket.say({ is: 'no', id: lastAsked('move').id, why: 'illegal' })
    await settled()
    expect(pending.value).toBeNull()
    expect(notice.value?.kind).toBe('trouble')
  })

  test('on a line that broke is made once the device is back at its table, under the same id', async () => {
    await standAt('AAAAAA')
    void press(1, SHAKE)
    const { id } = lastAsked('move')
    world.socket.cut()
    expect(line.value).toBe('lost')
    world.untilDialled()
    world.socket.letIn()
    expect(lastAsked('enter')).toMatchObject({ code: 'AAAAAA', seen: 10 })
    expect(world.socket.asked('move')).toEqual([])
    await letIn(viewAt('AAAAAA', 10))
    expect(world.socket.asked('move')).toEqual([{ is: 'move', id, question: 1, move: SHAKE }])
    expect(pending.value).toEqual({ question: 1, move: SHAKE })
  })

  test.each([
    [1, 1],
    [2, 0],
  ])(
    'pressed without a line is made once it is seen that its game still lies there: then game %i',
    async (round, times) => {
      await standAt('AAAAAA')
      world.socket.cut()
      const made = press(1, SHAKE)
      world.untilDialled()
      world.socket.letIn()
      const { id } = lastAsked('enter')
      world.socket.ok(id, { code: 'AAAAAA', seq: 30 })
      await settled()
      expect(world.socket.asked('move')).toEqual([])
      world.socket.say(viewAt('AAAAAA', 30, { room: { ...roomOf('AAAAAA'), round } }))
      await settled()
      expect(world.socket.asked('move')).toHaveLength(times)
      for (const move of world.socket.asked('move')) world.socket.ok(move.id)
      await made
      expect(notice.value !== null).toBe(times === 0)
    },
  )

  test('is made at once where nothing was missed meanwhile', async () => {
    await standAt('AAAAAA')
    world.socket.cut()
    void press(1, SHAKE)
    world.untilDialled()
    world.socket.letIn()
    world.socket.ok(lastAsked('enter').id, { code: 'AAAAAA', seq: 10 })
    await settled()
    expect(world.socket.asked('move')).toHaveLength(1)
  })

  test('is noted with its receipt in the game and from the seat in which it was pressed, whatever comes before the answer', async () => {
    await standAt('RECEIP')
    void press(1, SHAKE)
    const { id } = lastAsked('move')
    const room = { ...roomOf('RECEIP'), round: 2 }
    world.socket.say(viewAt('RECEIP', 20, { room, seat: 1 }))
    world.socket.say({ is: 'ok', id, code: 'RECEIP', seq: 11, chain: 'c'.repeat(64) })
    await settled()
    expect(witnessOf('RECEIP-1')?.moves).toEqual([{ id, seat: 0, move: SHAKE, receipt: 'c'.repeat(64) }])
    expect(witnessOf('RECEIP-2')).toBeUndefined()
  })

  test('for which the house gives no receipt, or one that it gave before, is noted all the same', async () => {
    await standAt('NORECE')
    for (const chain of ['d'.repeat(64), 'd'.repeat(64), undefined]) {
      void press(1, SHAKE)
      world.socket.say({ is: 'ok', id: lastAsked('move').id, code: 'NORECE', seq: 11, ...(chain && { chain }) })
      await settled()
    }
    const receipts = witnessOf('NORECE-1')?.moves.map(({ receipt }) => receipt)
    expect(receipts).toEqual(['d'.repeat(64), 'd'.repeat(64), NO_RECEIPT])
  })

  test('is waited for by whoever wants to hand the device on', async () => {
    await standAt('AAAAAA')
    const moves = [press(1, SHAKE), press(1, SHAKE)]
    let free = 'no'
    void allAnswered().then(() => {
      free = 'yes'
    })
    const [first, second] = world.socket.asked('move')
    world.socket.ok(second?.id ?? '')
    await settled()
    expect(free).toBe('no')
    world.socket.ok(first?.id ?? '')
    await Promise.all(moves)
    await settled()
    expect(free).toBe('yes')
  })

  test('pressed before a reload and never answered is made again, once, and refused in silence', async () => {
    const drawer = new Map([['humbug.pressed', '']])
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => drawer.get(key) ?? null,
      setItem: (key: string, value: string) => void drawer.set(key, value),
    })
    const pressed = (code: string) => ({ id: `old at ${code}`, code, question: 1, move: SHAKE })
    const before = { ...pressed('CCCCCC'), id: 'of another game', round: 0 }
    drawer.set('humbug.pressed', JSON.stringify([pressed('DDDDDD'), pressed('CCCCCC'), before]))
    await standAt('CCCCCC')
    expect(world.socket.asked('move')).toEqual([{ is: 'move', id: 'old at CCCCCC', question: 1, move: SHAKE }])
    world.socket.say({ is: 'no', id: 'old at CCCCCC', why: 'closed' })
    await settled()
    expect([pending.value, notice.value]).toEqual([null, null])
    expect(JSON.parse(drawer.get('humbug.pressed') ?? '')).toEqual([pressed('DDDDDD')])
    stepBack()
    // A screen makes no moves, whatever its device once pressed.
    await standAt('DDDDDD', 'screen')
    expect(world.socket.asked('move')).toHaveLength(1)
  })
})

describe('a wish', () => {
  test('says whether it was granted, and a refusal is told to its person', async () => {
    await standAt('AAAAAA')
    const wishes = [tell({ is: 'pause' }), tell({ is: 'start' })]
    world.socket.ok(at(world.socket.asked('pause'), 0).id)
    expect(await wishes[0]).toBe(true)
    expect(notice.value).toBeNull()
    world.socket.say({ is: 'no', id: at(world.socket.asked('start'), 0).id, why: 'illegal' })
    expect(await wishes[1]).toBe(false)
    expect(notice.value?.kind).toBe('trouble')
  })
})

describe('going', () => {
  test('says so, and leaves nothing of the table behind', async () => {
    await standAt('AAAAAA')
    world.socket.say({ is: 'change', seq: 11, game: { table: { news: [[{ kind: 'doubted' }]] } } })
    void press(1, SHAKE)
    stepBack()
    await allAnswered()
    expect(world.socket.asked('exit')).toHaveLength(1)
    expect([standing.value, pending.value, door.value, log.value]).toEqual([null, null, 'asking', []])
    stepBack()
    expect(world.socket.asked('exit')).toHaveLength(1)
  })

  test('lets what is still on its way fall to the floor', async () => {
    await standAt('AAAAAA')
    visit('BBBBBB')
    stepBack()
    world.socket.say(viewAt('AAAAAA', 11))
    world.socket.say({ is: 'change', seq: 11, room: { paused: true } })
    world.socket.ok(lastAsked('enter').id)
    await settled()
    expect([standing.value, door.value]).toEqual([null, 'asking'])
  })

  test('means that a new line leads to no table', async () => {
    await standAt('AAAAAA')
    stepBack()
    world.socket.ok(lastAsked('exit').id)
    await settled()
    world.socket.cut()
    world.untilDialled()
    world.socket.letIn()
    expect(world.socket.said.map(({ is }) => is)).toEqual(['hello'])
  })
})
