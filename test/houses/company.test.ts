/** What an operator reads of houses that share a database: which is which, and how they get on. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { deviceOf } from '../../server/net/socket.ts'
import { figure } from '../figures.ts'
import { closeAll, house, playOut, start, tableOf } from '../open.ts'
import { thePostgres } from '../postgres/server.ts'
import { quick } from './quick.ts'
import { street, tableAcross } from './street.ts'

afterEach(closeAll)

/** Whoever looks whether a figure has changed looks until it has. */
const limits = { ...quick, requestBurst: 1_000_000 }

const figuresOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const infoOf = async (port: number) => /^humbug_house_info\{.*\} 1$/m.exec(await figuresOf(port))?.[0]
const missed = 'humbug_notices_total{kind="missed"}'
const heard = 'humbug_notices_total{kind="heard"}'

async function reaches(port: number, name: string, least: number): Promise<void> {
  while (((await figure(port, name)) ?? 0) < least);
}

test('houses of one name are told apart, and see each other', async () => {
  const lines: string[] = []
  const houses = await street(3, { name: 'cellar', limits, log: 'info', logTo: { write: (line) => lines.push(line) } })
  const infos = await Promise.all(houses.map(({ port }) => infoOf(port)))
  const names = infos.map(
    (info) => sure(/house="(cellar-[0-9a-f]{8})",version="[\d.]+",store="postgres"/.exec(info ?? ''), 'info')[1],
  )
  expect(new Set(names).size).toBe(3)
  expect(new Set(lines.map((line) => JSON.parse(line).house))).toEqual(new Set(names))
  for (const { port } of houses) await reaches(port, 'humbug_neighbours', 2)
})

test('one of them cares for a table, the others hear of it, and nothing in the figures says whose it is', async () => {
  // However slow the machine is, nobody takes over.
  const houses = await street(2, { limits: { requestBurst: 1_000_000, careLasts: 3_600_000 } })
  const ports = houses.map(({ port }) => port)
  for (const port of ports) await reaches(port, 'humbug_neighbours', 1)
  const { code, people } = await tableAcross(houses, 2, 3)
  await start(people)
  await playOut(people)
  expect(await Promise.all(ports.map((port) => figure(port, 'humbug_care')))).toEqual([1, 0])
  for (const port of ports) await reaches(port, heard, 1)
  const told = (await Promise.all(ports.map(figuresOf))).join('\n')
  for (const secret of [code, ...people.flatMap(({ token }) => [token, deviceOf(token)])])
    expect(told).not.toContain(secret)
})

test('a notice that did not come is counted, and so is a connection that had to come back', async () => {
  const houses = await street(2, { limits })
  const { people } = await tableAcross(houses, 2, 3)
  const [here, there] = [at(houses, 0).port, at(houses, 1).port]
  const postgres = await thePostgres()
  while (((await figure(there, missed)) ?? 0) === 0) {
    await postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await at(people, 0).must({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
  }
  for (const port of [here, there]) await reaches(port, 'humbug_reconnects_total', 1)
})

test('a house by itself has a name, and nothing to say of others', async () => {
  const lines: string[] = []
  const { port } = await house({ name: 'attic', log: 'info', logTo: { write: (line) => lines.push(line) } })
  await tableOf(port, 1, 3)
  expect(await infoOf(port)).toMatch(/house="attic",version="[\d.]+",store="file"/)
  expect(await figuresOf(port)).not.toMatch(/neighbours|care|notices|reconnects/)
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([['level', 'time', 'port', 'msg']])
})
