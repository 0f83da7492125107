import { afterEach, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { commitment } from '../../kernel/fair.ts'
import { verify } from '../../kernel/verify.ts'
import { closeAll, house, playOut, start, tableOf } from '../../test/open.ts'

afterEach(closeAll)

const record = (port: number, token: string, path: string) =>
  fetch(`http://127.0.0.1:${port}/record/${path}`, { headers: { authorization: `Bearer ${token}` } })

test('three people and a bot play a whole game, and its record proves fair', async () => {
  const { port } = await house({ limits: { promiseWithin: 60_000, showWithin: 60_000 } })
  const { code, people } = await tableOf(port, 3, 4)
  const promised = at(people, 0).shown.commitment
  await start(people)
  const luck = seeded(3)
  await playOut(people, () => luck(7))
  const { room } = at(people, 0)
  expect(sure(room, 'room').stage).toBe('over')
  expect(sure(room, 'room').ranking).toHaveLength(4)
  expect(commitment(sure(sure(room, 'room').seed, 'seed'))).toBe(promised)
  const response = await record(port, at(people, 1).token, `${code}/1`)
  expect(response.status).toBe(200)
  const verdict = verify(await response.text(), findGame)
  expect(verdict).toMatchObject({ fair: true, ranking: sure(room, 'room').ranking })
  const { terms, entries } = (verdict as Extract<typeof verdict, { fair: true }>).sealed
  expect(terms.devices.map((device) => device && Boolean(device.opened))).toEqual([true, true, true, null])
  expect(entries.filter(({ seat, by }) => (by === 'bot') !== (seat === 3))).toEqual([])
})
