import { beforeEach, describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Frame } from '../../protocol/frames.ts'
import { closeCodes } from '../../protocol/words.ts'
import { Line, type Reply, type Wish } from './line.ts'
import { PlayedWorld } from './world.script.ts'

const SOONEST = 400
const LATEST = 8000
const PATIENCE = 6000
const MOVE: Wish = { is: 'move', question: 1, move: { kind: 'shake' } }

let world: PlayedWorld
let line: Line
let heard: Frame[]
let back: number

beforeEach(() => {
  world = new PlayedWorld()
  line = new Line('a'.repeat(64))
  heard = []
  back = 0
  line.listen(
    (frame) => heard.push(frame),
    () => back++,
    world,
  )
})

/** Asks, and notes every answer: a promise alone would hide a second one. */
function asking(wish: Wish, id?: string): Reply[] {
  const answers: Reply[] = []
  void line.ask(wish, id).then((reply) => answers.push(reply))
  return answers
}

/** What was answered has been heard by who asked. */
const settled = () => new Promise<void>((done) => setImmediate(done))

/** The line breaks, and the next one is let in. */
function breakOnce(): void {
  world.socket.cut()
  world.untilDialled()
  world.socket.letIn()
}

describe('a line is opened', () => {
  test('and says who speaks, once it stands', () => {
    expect(world.socket.said).toEqual([])
    world.socket.open()
    expect(world.socket.said).toEqual([{ is: 'hello', token: 'a'.repeat(64) }])
    expect(line.state.value).toBe('opening')
  })

  test('when the house says welcome, and not before', () => {
    const answers = asking({ is: 'list' }, 'one')
    world.socket.open()
    expect(world.socket.asked('list')).toEqual([])
    world.socket.say({ is: 'welcome', now: world.now() + 250, home: 'http://10.0.0.7' })
    expect(line.state.value).toBe('open')
    expect(line.ahead.value).toBe(250)
    expect(line.home.value).toBe('http://10.0.0.7')
    expect(world.socket.asked('list')).toEqual([{ is: 'list', id: 'one' }])
    expect(back).toBe(1)
    // Whoever listens hears of tables, not of doors.
    expect(heard).toEqual([])
    expect(answers).toEqual([])
  })

  test('again, when nobody lets the device in', () => {
    world.socket.open()
    world.pass(PATIENCE - 1)
    expect(line.state.value).toBe('opening')
    world.pass(1)
    expect(line.state.value).toBe('lost')
    expect(world.socket.isLetGo).toBe(true)
    world.pass(SOONEST)
    expect(world.sockets).toHaveLength(2)
  })

  test('and once it stands it may be silent for long', () => {
    world.socket.letIn()
    world.pass(PATIENCE * 2)
    expect(line.state.value).toBe('open')
  })
})

describe('a line that breaks', () => {
  test('is opened again, each time after twice as long, and never later than in eight seconds', () => {
    world.fortune = 1
    const waits = Array.from({ length: 7 }, () => {
      world.socket.cut()
      expect(line.state.value).toBe('lost')
      return world.untilDialled()
    })
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, LATEST, LATEST])
  })

  test('is opened after half of that where luck is good: a whole parlour does not come back at once', () => {
    world.socket.cut()
    world.pass(SOONEST / 2 - 1)
    expect(world.sockets).toHaveLength(1)
    world.pass(1)
    expect(world.sockets).toHaveLength(2)
  })

  test('because the house closes is opened at once, for there may be another house; where none is, it waits as ever', () => {
    world.fortune = 1
    world.socket.letIn()
    world.pass(PATIENCE)
    world.socket.cut(closeCodes.restart)
    expect(world.untilDialled()).toBe(100)
    // One that closes before it lets anybody in, or just after, is no house to hurry to.
    world.socket.cut(closeCodes.restart)
    expect(world.untilDialled()).toBe(SOONEST)
    world.socket.letIn()
    world.socket.cut(closeCodes.restart)
    expect(world.untilDialled()).toBe(SOONEST)
  })

  test('is opened soon again if it stood meanwhile', () => {
    for (let n = 0; n < 4; n++) breakOnce()
    world.socket.cut()
    world.pass(SOONEST)
    expect(world.sockets).toHaveLength(6)
    expect(back).toBe(4)
  })

  test('does not wait when the network is there again, or when somebody looks at the page', () => {
    for (const call of [() => world.network('there'), () => world.turn('seen')]) {
      world.network('gone')
      expect(line.state.value).toBe('lost')
      const count = world.sockets.length
      world.turn('unseen')
      expect(world.sockets).toHaveLength(count)
      call()
      expect(world.sockets).toHaveLength(count + 1)
      world.socket.letIn()
      // Of the two ways back one is enough.
      world.pass(LATEST)
      call()
      expect(world.sockets).toHaveLength(count + 1)
    }
  })

  test('has nothing more to say: neither its last words nor its end belong to the next', async () => {
    const answers = asking({ is: 'list' }, 'one')
    const old = world.socket
    old.letIn()
    world.network('gone')
    world.untilDialled()
    world.socket.letIn()
    old.say({ is: 'ok', id: 'one' })
    old.say({ is: 'bye', why: 'kicked' })
    old.cut()
    await settled()
    expect([answers, heard, line.state.value]).toEqual([[], [], 'open'])
  })

  test.each(Object.entries(closeCodes))('says why the house hung up: %s', (why, code) => {
    world.socket.letIn()
    world.socket.cut(code)
    expect(line.farewell.value).toBe(why)
    world.untilDialled()
    world.socket.letIn()
    expect(line.farewell.value).toBeNull()
  })

  test('says nothing of a reason that there is none for', () => {
    world.socket.letIn()
    world.socket.cut(1006)
    expect(line.farewell.value).toBeNull()
  })
})

describe('what was asked', () => {
  test('is asked again on the next line under the same id, and answered once', async () => {
    world.socket.letIn()
    const answers = asking({ is: 'list' }, 'one')
    expect(world.socket.asked('list')).toEqual([{ is: 'list', id: 'one' }])
    breakOnce()
    expect(world.socket.asked('list')).toEqual([{ is: 'list', id: 'one' }])
    world.socket.say({ is: 'tables', id: 'one', tables: [] })
    world.socket.say({ is: 'no', id: 'one', why: 'malformed' })
    await settled()
    expect(answers).toEqual([{ is: 'tables', id: 'one', tables: [] }])
    breakOnce()
    expect(world.socket.asked('list')).toEqual([])
  })

  test('gets an id of its own each time, with one pen and a greater number', () => {
    world.socket.letIn()
    for (let n = 0; n < 3; n++) asking({ is: 'mine' })
    const ids = world.socket.asked('mine').map(({ id }) => id)
    const parts = ids.map((id) => id.split('-'))
    const pens = new Set(parts.map(([pen]) => pen))
    expect([...pens]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
    const numbers = parts.map(([, number]) => Number(number))
    expect(numbers).toEqual([0, 1, 2].map((more) => at(numbers, 0) + more))
  })

  test('at a table waits until the device stands there', () => {
    asking(MOVE, 'one')
    world.socket.letIn()
    asking(MOVE, 'two')
    expect(world.socket.asked('move')).toEqual([])
    line.arrived()
    expect(world.socket.asked('move').map(({ id }) => id)).toEqual(['one', 'two'])
    asking(MOVE, 'three')
    expect(world.socket.asked('move').map(({ id }) => id)).toEqual(['one', 'two', 'three'])
  })

  test('at a table waits after a cut until the device has come back to it', () => {
    world.socket.letIn()
    line.arrived()
    asking(MOVE, 'one')
    breakOnce()
    expect(world.socket.asked('move')).toEqual([])
    line.arrived()
    expect(world.socket.asked('move').map(({ id }) => id)).toEqual(['one'])
  })

  test('at a table is forgotten when the device leaves it; what the house was asked is not', () => {
    asking(MOVE)
    asking({ is: 'exit' })
    line.departed()
    world.socket.letIn()
    line.arrived()
    expect(world.socket.said.map(({ is }) => is)).toEqual(['hello', 'exit'])
  })

  test.each(['busy', 'too fast'] as const)(
    'to be let in, and refused as %s, is not asked again once the device has gone on to another table',
    async (why) => {
      world.socket.letIn()
      const answers = asking({ is: 'enter', code: 'N941HV' }, 'one')
      world.socket.say({ is: 'no', id: 'one', why })
      line.departed()
      asking({ is: 'exit' }, 'two')
      const next = asking({ is: 'enter', code: 'PRJCFA' }, 'three')
      world.socket.ok('two')
      world.socket.ok('three')
      world.pass(PATIENCE - 1)
      expect(world.socket.asked('enter').map(({ id }) => id)).toEqual(['one', 'three'])
      await settled()
      expect([answers, next]).toEqual([[], [expect.objectContaining({ is: 'ok', id: 'three' })]])
    },
  )

  test('to be let in is not asked again: who comes back asks anew', async () => {
    world.socket.letIn()
    const answers = asking({ is: 'enter', code: 'N941HV' }, 'one')
    breakOnce()
    expect(world.socket.asked('enter')).toEqual([])
    world.socket.ok('one')
    await settled()
    expect(answers).toEqual([])
  })

  test('and not answered for six seconds means that the line is dead', () => {
    world.socket.letIn()
    asking({ is: 'list' }, 'one')
    world.pass(PATIENCE - 1)
    expect(line.state.value).toBe('open')
    world.pass(1)
    expect(line.state.value).toBe('lost')
  })

  test('and answered sets no time to what is not asked, and a new one to what is', () => {
    world.socket.letIn()
    asking({ is: 'list' }, 'one')
    asking({ is: 'mine' }, 'two')
    world.pass(PATIENCE - 1)
    world.socket.ok('one')
    world.pass(PATIENCE - 1)
    expect(line.state.value).toBe('open')
    world.socket.ok('two')
    world.pass(PATIENCE)
    expect(line.state.value).toBe('open')
  })

  test.each(['busy', 'too fast'] as const)(
    'and refused as %s is asked again later and later, five times',
    async (why) => {
      world.socket.letIn()
      const answers = asking({ is: 'list' }, 'one')
      for (const [n, wait] of [600, 1200, 2400, 4800].entries()) {
        world.socket.say({ is: 'no', id: 'one', why })
        world.pass(wait - 1)
        expect(world.socket.asked('list')).toHaveLength(n + 1)
        world.pass(1)
        expect(world.socket.asked('list')).toHaveLength(n + 2)
      }
      // The fifth time would be later than anybody waits for an answer: it is asked on a new line.
      world.socket.say({ is: 'no', id: 'one', why })
      world.untilDialled()
      world.socket.letIn()
      expect(world.socket.asked('list')).toHaveLength(1)
      await settled()
      expect(answers).toEqual([])
      world.socket.say({ is: 'no', id: 'one', why })
      await settled()
      expect(answers).toEqual([{ is: 'no', id: 'one', why }])
    },
  )

  test('and refused for any other reason is refused', async () => {
    world.socket.letIn()
    const answers = asking({ is: 'list' }, 'one')
    world.socket.say({ is: 'no', id: 'one', why: 'malformed' })
    await settled()
    expect(answers).toEqual([{ is: 'no', id: 'one', why: 'malformed' }])
  })

  test('of a busy table is not asked before the device is back at it', () => {
    world.socket.letIn()
    line.arrived()
    asking(MOVE, 'one')
    world.socket.say({ is: 'no', id: 'one', why: 'busy' })
    world.socket.cut()
    world.pass(SOONEST / 2)
    world.socket.letIn()
    world.pass(PATIENCE - 1)
    expect(world.socket.asked('move')).toEqual([])
    line.arrived()
    expect(world.socket.asked('move')).toHaveLength(1)
  })

  test('by one is not asked in the name of the next to whom the device is handed', async () => {
    world.socket.letIn()
    const answers = asking({ is: 'list' }, 'one')
    const old = world.socket
    line.speakFor('b'.repeat(64))
    expect(old.isLetGo).toBe(true)
    expect(line.state.value).toBe('opening')
    world.socket.letIn()
    expect(world.socket.said).toEqual([{ is: 'hello', token: 'b'.repeat(64) }])
    world.socket.ok('one')
    await settled()
    expect(answers).toEqual([])
    line.speakFor('b'.repeat(64))
    expect(world.sockets).toHaveLength(2)
  })
})

describe('what is heard', () => {
  const here: Frame = { is: 'here', seats: [0], away: [], watchers: 0, screens: 0, foreign: 0 }

  test('goes to who listens, in its order, answers too', () => {
    world.socket.letIn()
    const frames: Frame[] = [here, { is: 'ok', id: 'nobody asked' }, { is: 'no', id: null, why: 'malformed' }]
    for (const frame of frames) world.socket.say(frame)
    expect(heard).toEqual(frames)
  })

  test('and is no frame is passed over', () => {
    world.socket.letIn()
    for (const text of ['', 'no JSON', 'null', '[]', '{"is":"gossip"}', '{}']) world.socket.hear(text)
    expect(heard).toEqual([])
    world.socket.say(here)
    expect(heard).toEqual([here])
  })

  test('of a farewell is kept', () => {
    world.socket.letIn()
    world.socket.say({ is: 'bye', why: 'kicked' })
    expect(line.farewell.value).toBe('kicked')
    expect(heard).toEqual([{ is: 'bye', why: 'kicked' }])
  })

  test('from the house in this page goes the same way', () => {
    line.tellNear(here)
    expect(heard).toEqual([here])
  })
})

describe('the clock of a device', () => {
  test.each([180_000, -3_600_000])('is set by %i ms: the house says anew what time it is', (by) => {
    const house = world.now()
    world.socket.letIn(house)
    expect(line.ahead.value).toBe(0)
    world.setClock(by)
    world.pass(5000)
    expect(line.state.value).toBe('lost')
    world.untilDialled()
    world.socket.letIn(world.now() - by)
    expect([line.state.value, line.ahead.value]).toEqual(['open', -by])
    const { length } = world.sockets
    world.pass(20_000)
    expect(world.sockets).toHaveLength(length)
  })

  test('that goes a little wrong is no reason to go', () => {
    world.socket.letIn()
    world.setClock(2000)
    world.pass(5000)
    expect(line.state.value).toBe('open')
  })
})

describe('a long silence', () => {
  const QUIET = 25_000

  test('is broken by a question, so that a dead line is noticed', () => {
    world.socket.letIn()
    world.pass(QUIET)
    expect(world.socket.asked('mine')).toEqual([])
    world.pass(QUIET / 5)
    expect(world.socket.asked('mine')).toHaveLength(1)
    world.pass(QUIET / 5)
    expect(world.socket.asked('mine')).toHaveLength(1)
    world.pass(PATIENCE)
    expect(line.state.value).toBe('lost')
  })

  test('is none while the house speaks', () => {
    world.socket.letIn()
    for (let n = 0; n < 20; n++) {
      world.pass(QUIET / 5)
      world.socket.say({ is: 'here', seats: [], away: [], watchers: 0, screens: 0, foreign: 0 })
    }
    expect(world.socket.asked('mine')).toEqual([])
  })

  test('is nobody’s concern while nobody looks, and is asked about when somebody does', () => {
    world.socket.letIn()
    world.turn('unseen')
    world.pass(QUIET * 2)
    expect(world.socket.asked('mine')).toEqual([])
    world.turn('seen')
    world.socket.ok(at(world.socket.asked('mine'), 0, 'question').id)
    world.pass(PATIENCE)
    expect(line.state.value).toBe('open')
  })
})
