import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test } from 'vitest'
import type { News } from '../../kernel/state.ts'
import type { Room, RoomNews } from '../../protocol/room.ts'
import type { Line } from './log.ts'
import { sceneOn } from './scene.ts'
import type { Standing } from './table.ts'
import { PlayedWorld } from './world.script.ts'

const HUSH = 1000
const LENGTH = 3000
const BOOM: News = { kind: 'boom' }
const STEP: News = { kind: 'step' }

let world: PlayedWorld
let still: 'still' | 'moving'
const standing = signal<Standing | null>(null)
const log = signal<readonly Line[]>([])
let stage: ReturnType<typeof sceneOn>

beforeEach(() => {
  world = new PlayedWorld()
  still = 'moving'
  standing.value = null
  log.value = []
  stage = sceneOn({
    standing,
    log,
    boardOf: (game) => (game === 'boomers' ? board : undefined),
    after: world.after,
    isStill: () => still === 'still',
  })
})

/** A game in which a boom deserves everybody's eyes, and steps are remembered for two steps. */
const board = {
  ceremony: (news: readonly News[]) =>
    news.some(({ kind }) => kind === 'boom') ? { hush: HUSH, length: LENGTH } : undefined,
  lasts: (_: unknown, { kind }: News) => (kind === 'step' ? 2 : Infinity),
}

function roomOf(code: string, stage: Room['stage']): Room {
  return { code, stage, settings: { game: 'boomers' } } as Room
}

/** The game goes on by one step. */
function step(news: News, stage: Room['stage'] = 'playing'): Standing {
  const seq = (standing.value?.seq ?? 0) + 1
  const game = { agenda: { question: seq }, table: { news: [news] } }
  standing.value = { seq, seat: 0, room: roomOf('ONE', stage), game, hand: undefined }
  return standing.value
}

/** Something is said, or somebody comes: the game stays what it is. */
function talk(): Standing {
  const before = standing.value ?? step(STEP)
  standing.value = { ...before, seq: before.seq + 1, room: { ...before.room } }
  return standing.value
}

const shown = () => stage.scene.value

describe('what is shown', () => {
  test('is nothing before there is a table, and the table as it stands when one comes to it', () => {
    expect(shown()).toBeNull()
    const first = step(BOOM)
    expect(shown()).toEqual({ now: first, before: undefined, ceremony: 'over' })
  })

  test('is each step as it comes, with the one before it', () => {
    const first = step(STEP)
    const second = step(STEP)
    expect(shown()).toEqual({ now: second, before: first, ceremony: 'over' })
    const third = talk()
    expect(shown()).toEqual({ now: third, before: second, ceremony: 'over' })
  })

  test('is nothing when one leaves, in the middle of a ceremony too', () => {
    step(STEP)
    step(BOOM)
    standing.value = null
    expect(shown()).toBeNull()
    world.pass(LENGTH)
    expect(shown()).toBeNull()
  })

  test('of another table has nothing to do with this one', () => {
    step(STEP)
    const boom = step(BOOM)
    const other: Standing = {
      ...boom,
      seq: boom.seq + 1,
      room: roomOf('TWO', 'playing'),
      game: { table: { news: [BOOM] } },
    }
    standing.value = other
    expect(shown()).toEqual({ now: other, before: undefined, ceremony: 'over' })
    world.pass(LENGTH)
    expect(shown()?.ceremony).toBe('over')
  })

  test('of the next game waits for no ceremony of the last one', () => {
    step(STEP)
    const boom = step(BOOM, 'over')
    expect(shown()?.ceremony).toBe('hushed')
    const next = { ...boom, seq: boom.seq + 1, room: { ...roomOf('ONE', 'lobby'), round: 2 }, game: undefined }
    standing.value = next
    expect(shown()).toEqual({ now: next, before: undefined, ceremony: 'over' })
    world.pass(LENGTH)
    expect(shown()?.now).toBe(next)
  })
})

describe('a ceremony', () => {
  let first: Standing
  let boom: Standing

  beforeEach(() => {
    first = step(STEP)
    boom = step(BOOM)
  })

  test('keeps its outcome to itself, then tells it, and stays while nothing newer comes', () => {
    expect(shown()).toEqual({ now: boom, before: first, ceremony: 'hushed' })
    world.pass(HUSH - 1)
    expect(shown()?.ceremony).toBe('hushed')
    world.pass(1)
    expect(shown()).toEqual({ now: boom, before: first, ceremony: 'told' })
    world.pass(LENGTH * 10)
    expect(shown()?.ceremony).toBe('told')
  })

  test('holds the picture while the game goes on behind it, and then gives way to the newest', () => {
    step(STEP)
    const third = step(STEP)
    const fourth = talk()
    world.pass(LENGTH - 1)
    expect(shown()?.now).toBe(boom)
    world.pass(1)
    // What came last, compared with what stood before it.
    expect(shown()).toEqual({ now: fourth, before: third, ceremony: 'over' })
  })

  test('gives way at once to what comes after it has run its course, but not to mere talk', () => {
    world.pass(LENGTH)
    talk()
    expect(shown()?.now).toBe(boom)
    const next = step(STEP)
    expect(shown()).toMatchObject({ now: next, ceremony: 'over' })
  })

  test('gives way, once it has run its course, to a game that went on while the device slept', () => {
    world.pass(LENGTH)
    const awake = { ...boom, seq: boom.seq + 5, game: { agenda: { question: 5 }, table: { news: [STEP] } } }
    standing.value = awake
    expect(shown()).toEqual({ now: awake, before: boom, ceremony: 'over' })
  })

  test('stays for a device that slept through nothing but talk', () => {
    world.pass(LENGTH)
    standing.value = { ...boom, seq: boom.seq + 5, room: { ...boom.room }, game: structuredClone(boom.game) }
    expect(shown()).toMatchObject({ now: boom, ceremony: 'told' })
  })

  test('does not give way to talk that came while it lasted', () => {
    talk()
    world.pass(LENGTH)
    expect(shown()).toMatchObject({ now: boom, ceremony: 'told' })
  })

  test('is followed by the next one, which has its whole length', () => {
    const again = step(BOOM)
    world.pass(LENGTH)
    expect(shown()).toEqual({ now: again, before: boom, ceremony: 'hushed' })
    const end = step(STEP)
    world.pass(HUSH)
    expect(shown()).toMatchObject({ now: again, ceremony: 'told' })
    world.pass(LENGTH - HUSH - 1)
    expect(shown()?.now).toBe(again)
    world.pass(1)
    expect(shown()).toMatchObject({ now: end, ceremony: 'over' })
  })

  test('is left for what waits behind it when its person goes on', () => {
    const again = step(BOOM)
    const last = step(STEP)
    stage.goOn()
    expect(shown()).toMatchObject({ now: again, ceremony: 'hushed' })
    stage.goOn()
    expect(shown()).toMatchObject({ now: last, ceremony: 'over' })
    stage.goOn()
    expect(shown()).toMatchObject({ now: last, ceremony: 'over' })
  })

  test('is left for the same step without it where nothing waits, and does not come back', () => {
    stage.goOn()
    expect(shown()).toEqual({ now: boom, before: first, ceremony: 'over' })
    world.pass(LENGTH)
    expect(shown()?.ceremony).toBe('over')
  })

  test('of the last step stays until its person has seen it', () => {
    stage.goOn()
    const end = step(BOOM, 'over')
    world.pass(LENGTH * 10)
    expect(shown()).toMatchObject({ now: end, ceremony: 'told' })
    stage.goOn()
    expect(shown()).toEqual({ now: end, before: boom, ceremony: 'over' })
  })

  test('is not held for a step that was missed', () => {
    stage.goOn()
    standing.value = { ...boom, seq: boom.seq + 2, game: { table: { news: [BOOM] } } }
    expect(shown()).toMatchObject({ now: standing.value, ceremony: 'over' })
  })

  test('is not held again when the room changes around the same game', () => {
    stage.goOn()
    talk()
    expect(shown()?.ceremony).toBe('over')
  })

  test('waits but a breath where nothing moves', () => {
    stage.goOn()
    still = 'still'
    step(BOOM)
    world.pass(599)
    expect(shown()?.ceremony).toBe('hushed')
    world.pass(1)
    expect(shown()?.ceremony).toBe('told')
  })
})

describe('what is told', () => {
  const line = (seq: number, of: 'game' | 'mine', news: News): Line => ({ seq, key: `${seq}`, of, news })
  const said = (seq: number, kind: 'paused' | 'over'): Line => ({
    seq,
    key: `${seq}`,
    of: 'room',
    news: { kind } as RoomNews,
  })

  test('is nothing before there is a table', () => {
    log.value = [line(1, 'game', BOOM)]
    expect(stage.told.value).toEqual([])
  })

  test('of a ceremony is told with it; what people say, and that the table waits, at once', () => {
    step(STEP)
    step(BOOM)
    const [before, outcome, talked, over] = [
      line(1, 'mine', BOOM),
      line(2, 'game', BOOM),
      said(3, 'paused'),
      said(2, 'over'),
    ]
    log.value = [before, outcome, over, talked]
    expect(stage.told.value).toEqual([before, talked])
    world.pass(HUSH)
    expect(stage.told.value).toEqual([before, outcome, over, talked])
  })

  test('of what came behind a ceremony waits for its end', () => {
    step(STEP)
    step(BOOM)
    step(BOOM)
    log.value = [line(2, 'game', BOOM), line(3, 'game', BOOM)]
    world.pass(LENGTH - 1)
    expect(stage.told.value.map(({ seq }) => seq)).toEqual([2])
    world.pass(1 + HUSH)
    expect(stage.told.value.map(({ seq }) => seq)).toEqual([2, 3])
  })

  test('is forgotten when the table forgets it', () => {
    for (let n = 0; n < 4; n++) step(STEP)
    log.value = [1, 2, 3, 4].flatMap((seq) => [line(seq, 'game', STEP), line(seq, 'mine', BOOM), said(seq, 'paused')])
    const left = stage.told.value.filter(({ news }) => news === STEP)
    expect(left.map(({ seq }) => seq)).toEqual([2, 3, 4])
    expect(stage.told.value).toHaveLength(3 + 4 + 4)
  })
})
