/** To whom this device goes on speaking by itself, when its line or its page comes back. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room } from '../../protocol/room.ts'
import { openLine, stepBack, visit } from '../app/table.ts'
import { PlayedWorld } from '../app/world.script.ts'

type Open = Pick<Settings, 'paths' | 'voices'>
const CODE = 'AAAAAA'
const ears = { gives: 'ears', where: 'far', mic: 'shut' } as const

let call: typeof import('./call.ts')
let world: PlayedWorld

beforeAll(async () => {
  vi.stubGlobal('document', { addEventListener() {} })
  call = await import('./call.ts')
})

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', class {})
  world = new PlayedWorld()
  openLine(world)
})

afterEach(() => {
  stepBack()
  for (const { id } of world.socket.asked('exit')) world.socket.ok(id)
  vi.unstubAllGlobals()
})

const settled = () => new Promise<void>((done) => setImmediate(done))

/** Comes to the table, by whatever line, as it stands now. */
async function arrive(open: Open, seq: number): Promise<void> {
  world.socket.letIn()
  visit(CODE)
  const settings = { game: 'rats', ...open }
  const room = { code: CODE, stage: 'lobby', round: 1, chairs: [], news: [], settings } as unknown as Room
  world.socket.ok(at(world.socket.asked('enter'), 0).id)
  const view: Frame = { is: 'view', seq, seat: 0, room, game: undefined, hand: undefined }
  world.socket.say(view)
  await settled()
}

/** The house takes it among the voices, under this name. */
async function letIn(name: string): Promise<void> {
  const asked = world.socket.asked('voice')
  const { id, gives } = at(asked, asked.length - 1, 'voice')
  if (gives === 'nothing') throw new Error('nobody wishes to be let in')
  const one = { ...ears, name, seat: 0, as: 'player', floor: 'ears' } as const
  world.socket.say({ is: 'voices', voices: [one], me: { name, ways: [], paths: 'any' } })
  world.socket.ok(id)
  await settled()
}

const lastGiven = () => world.socket.asked('voice').at(-1)?.gives

test.each<[string, Open, Open, 'in' | 'out']>([
  ['as it was', { paths: 'any' }, {}, 'in'],
  ['through a relay from now on', {}, { paths: 'relay' }, 'in'],
  ['for players alone from now on', { voices: 'everybody' }, { voices: 'players' }, 'in'],
  ['on straight ways from now on', { paths: 'relay' }, { paths: 'any' }, 'out'],
  ['for everybody from now on', { voices: 'players' }, { voices: 'everybody' }, 'out'],
])('a line that comes back finds the voices %s', async (_, before, after, stays) => {
  await arrive(before, 10)
  void call.takePart(ears)
  await settled()
  await letIn('aaaaaaaaaaaa')
  expect(call.mine.value?.name).toBe('aaaaaaaaaaaa')
  world.socket.cut()
  world.untilDialled()
  await arrive(after, 12)
  await letIn('bbbbbbbbbbbb')
  expect([call.part.value, lastGiven()]).toEqual(stays === 'in' ? [ears, 'ears'] : [null, 'nothing'])
})

test.each<[number, Open, 'in' | 'out']>([
  [0, { paths: 'relay' }, 'in'],
  [1, {}, 'in'],
  [3, {}, 'in'],
  [0, {}, 'out'],
  [1, { voices: 'everybody' }, 'out'],
  [Number.NaN, {}, 'out'],
])('a page that is loaded again, and knew %d, at a table with %o', async (known, settings, stays) => {
  await arrive(settings, 10)
  void call.takePart(ears, known)
  await settled()
  await letIn('aaaaaaaaaaaa')
  expect([call.part.value, lastGiven()]).toEqual(stays === 'in' ? [ears, 'ears'] : [null, 'nothing'])
})

test('who is let in though the house had let them out before is not among the voices unasked', async () => {
  await arrive({}, 10)
  void call.takePart(ears)
  await settled()
  await letIn('aaaaaaaaaaaa')
  void call.change({ mic: 'shut' })
  await settled()
  world.socket.say({ is: 'voices', voices: [] })
  expect(call.part.value).toBeNull()
  await letIn('bbbbbbbbbbbb')
  expect([call.part.value, lastGiven()]).toEqual([null, 'nothing'])
})
