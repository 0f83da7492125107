import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, house, playOut } from '../../test/open.ts'
import { done, gameOf, recordOf, type Three, type Two, watcher } from '../../test/tables.ts'

afterEach(closeAll)

test('who sat where is for those who sat there, once the game is over', async () => {
  const { port } = await house()
  const { code, people } = await gameOf(port, 2, 3)
  const [host] = people as Two
  const looker = await watcher(port, code)
  const path = `${code}/1/people`
  expect((await recordOf(port, host, path)).status).toBe(404)
  await playOut(people)
  const answers = await Promise.all(people.map((person) => recordOf(port, person, path)))
  const marks = host.shown.chairs.map((chair) => sure(chair, 'chair').mark)
  for (const answer of answers) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual([
      { name: 'Guest 1', mark: marks[0], bot: false },
      { name: 'Guest 2', mark: marks[1], bot: false },
      { name: '', mark: marks[2], bot: true },
    ])
  }
  const inVain = [
    recordOf(port, looker, path),
    recordOf(port, { token: '' }, path),
    recordOf(port, host, `${code}/2/people`),
    recordOf(port, host, `${code}/1/persons`),
    fetch(`http://127.0.0.1:${port}/record/${path}`),
  ]
  for (const answer of await Promise.all(inVain)) expect([answer.status, await answer.text()]).toEqual([404, '404\n'])
})

test('people stay who they were at the deal: neither a kick nor the next game changes an old one', async () => {
  const { port } = await house()
  const { code, people } = await gameOf(port, 3, 3)
  const [host] = people as Three
  await host.must({ is: 'kick', seat: 2 })
  await playOut([host, at(people, 1)])
  await done(host, { is: 'again' })
  const sitters = await (await recordOf(port, host, `${code}/1/people`)).json()
  expect(sitters.map(({ name, bot }: { name: string; bot: boolean }) => [name, bot])).toEqual([
    ['Guest 1', false],
    ['Guest 2', false],
    ['Guest 3', false],
  ])
})

test('asking for people counts like asking for a record', async () => {
  const { port } = await house({ limits: { recordBurst: 1, recordEvery: 60_000 } })
  const ask = (path: string) => recordOf(port, { token: '' }, path)
  expect((await ask('000000/1/people')).status).toBe(404)
  expect((await ask('000000/1')).status).toBe(429)
  expect((await ask('000000/1/people')).status).toBe(429)
})
