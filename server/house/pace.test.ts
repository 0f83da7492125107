/** How much one device may do: what is written is kept, and read again when somebody asks what was. */
import { afterEach, expect, test } from 'vitest'
import { closeAll, house, playOut, start } from '../../test/open.ts'
import { stillHouse } from '../../test/still.ts'
import { lobbyOf, newTicket, type Two, told, watcher } from '../../test/tables.ts'

afterEach(closeAll)

const say = { is: 'say', words: { is: 'emote', emote: 'laugh' } } as const

test('deeds of one device are so many at once, then one each so often; neither moves nor talk are among them', async () => {
  // To sit, to hire, and to promise, and two more.
  const { port, pass } = await stillHouse({ limits: { deedBurst: 5, deedEvery: 1000 } })
  const { people } = await lobbyOf(port, 2, 3)
  const [host, guest] = people as Two
  const answers: string[] = []
  for (const is of ['lock', 'unlock', 'lock'] as const) answers.push(await told(host, { is }))
  expect(answers).toEqual(['ok', 'ok', 'too fast'])
  expect([await told(host, say), await told(guest, { is: 'ticket', hash: newTicket().hash })]).toEqual(['ok', 'ok'])
  pass(999)
  expect(await told(host, { is: 'lock' })).toBe('too fast')
  pass(1)
  expect([await told(host, { is: 'lock' }), await told(host, { is: 'unlock' })]).toEqual(['ok', 'too fast'])
})

test('a whole game takes no more of them than to begin it, and what is said again is answered again', async () => {
  const { port } = await house({ limits: { deedBurst: 6, deedEvery: 1e9 } })
  const { people } = await lobbyOf(port, 2, 3)
  const [host] = people as Two
  expect(await host.ask({ is: 'lock' }, 'pen-1')).toMatchObject({ is: 'ok' })
  await start(people)
  await playOut(people)
  expect(await told(host, { is: 'unlock' })).toBe('too fast')
  expect(await host.ask({ is: 'lock' }, 'pen-1')).toMatchObject({ is: 'ok' })
})

test('more devices than sit behind one address are refused, whatever they ask for', async () => {
  const { port } = await house({ limits: { deedBurst: 4, deedEvery: 1e9, devicesBehind: 2 } })
  const { code, people } = await lobbyOf(port, 2, 3)
  const tries = async () => {
    const eve = await watcher(port, code)
    return [await told(eve, { is: 'lock' }), await told(eve, { is: 'lock' })]
  }
  expect([await tries(), await tries()]).toEqual([
    ['not host', 'not host'],
    ['not host', 'too fast'],
  ])
  expect(await told((people as Two)[1], { is: 'welcome', whom: 'helpers' })).toBe('too fast')
})
