import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Settings } from '../../protocol/asks.ts'
import { openLine, stepBack } from './table.ts'
import { PlayedWorld } from './world.script.ts'

const settings = { game: 'rats' } as Settings
const place = { pathname: '/new', hash: '' }
const walk = (_: unknown, __: string, path: string) => {
  const [pathname = '', hash] = path.split('#')
  Object.assign(place, { pathname, hash: hash === undefined ? '' : `#${hash}` })
}
let world: PlayedWorld

/** The address is read as soon as there is a page. */
const page = async () => ({
  ...(await import('./laying.ts')),
  ...(await import('./ticket.ts')),
  ...(await import('./route.ts')),
})

beforeEach(async () => {
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { pushState: walk, replaceState: walk })
  vi.stubGlobal('scrollTo', () => {})
  world = new PlayedWorld()
  openLine(world)
  const { go } = await page()
  go('/')
  go('/new')
})

afterEach(() => {
  stepBack()
  for (const { id } of world.socket.asked('exit')) world.socket.ok(id)
  vi.unstubAllGlobals()
})

/** There is no line until somebody has waited long enough to go elsewhere. */
async function answer(ask: 'create' | 'claim'): Promise<void> {
  await new Promise(setImmediate)
  world.socket.letIn()
  world.socket.ok(at(world.socket.asked(ask), 0).id, { code: 'ABC123' })
}
const came = () => [place.pathname, place.hash, ...world.socket.asked('enter').map(({ code }) => code)]

test('whoever lays a table and waits for it comes to it', async () => {
  const { layTable } = await page()
  const laid = layTable({ is: 'create', settings }, { name: 'Ada', mark: undefined })
  await answer('create')
  expect(await laid).toMatchObject({ is: 'ok', code: 'ABC123' })
  expect(came()).toEqual(['/t/ABC123', '', 'ABC123'])
})

test.each([
  ['elsewhere', ['/practice/rats']],
  ['and come back', ['/practice/rats', '/new']],
])('whoever has gone %s is not taken away from there', async (_, ways) => {
  const { layTable, go } = await page()
  const laid = layTable(Promise.resolve({ is: 'create', settings }), { name: 'Ada', mark: undefined })
  for (const way of ways) go(way)
  await Promise.resolve()
  await answer('create')
  await laid
  expect(came()).toEqual([ways.at(-1), ''])
})

test('whoever comes by a ticket stays at its table', async () => {
  const { comeBy, go } = await page()
  go('/t/ABC123#seat=ABCDEFGH')
  const stays = comeBy('ABC123', 'ABCDEFGH')
  await answer('claim')
  await stays
  expect(came()).toEqual(['/t/ABC123', ''])
})

test('whoever has gone before a ticket was answered is not called back to its table', async () => {
  const { comeBy, go } = await page()
  go('/t/ABC123#seat=ABCDEFGH')
  const goes = comeBy('ABC123', 'ABCDEFGH')
  go('/practice/rats')
  await answer('claim')
  await goes
  expect(came()).toEqual(['/practice/rats', ''])
})
