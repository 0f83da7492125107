import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import { street, tableAcross } from '../../test/houses/street.ts'
import { closeAll, connect, house, playOut, type Seated, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { thePostgres } from '../../test/postgres/server.ts'
import type { OpenHouse } from '../main.ts'
import { deviceOf } from '../net/socket.ts'

afterEach(closeAll)

const nameAt = (player: Player, seat: number) => player.room?.chairs[seat]?.name
const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}` })

async function recordOf(port: number, code: string, player: Player): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/record/${code}/1`, { headers: bearer(player) })
}

describe.each([1, 2])('whoever keeps %i house(s)', (count) => {
  const open = async (): Promise<{ houses: OpenHouse[]; code: string; people: Seated[] }> => {
    const houses = count === 1 ? [await house()] : await street(count)
    return { houses, ...(await tableAcross(houses, 3, 3, { talk: 'free' })) }
  }

  test('sees every table, and nothing of who is at it', async () => {
    const { houses, code } = await open()
    const tables = await at(houses, 0).house.keeper.tables(9)
    expect(tables).toMatchObject([{ code, game: 'rats', seats: 3, persons: 3, stage: 'lobby' }])
    expect(JSON.stringify(tables)).not.toContain('Guest')
  })

  test('closes a table before everybody’s eyes, once', async () => {
    const { houses, code, people } = await open()
    const { keeper } = at(houses, 0).house
    expect(await keeper.close(code)).toBe('done')
    for (const player of people) await player.until(() => player.room?.stage === 'closed')
    expect([await keeper.close(code), await keeper.close('NOBODY')]).toEqual(['not now', 'no table'])
  })

  test('erases a table, and nobody finds it again', async () => {
    const { houses, code, people } = await open()
    expect(await at(houses, 0).house.keeper.erase(code)).toBe('done')
    for (const player of people) await player.until(() => player.room?.stage === 'closed')
    for (const { port } of houses) {
      const late = await connect(port, at(people, 0))
      // That nothing is left of it the other house hears last.
      await expect.poll(() => late.ask({ is: 'enter', code })).toMatchObject({ is: 'no', why: 'no table' })
    }
    expect(await at(houses, 0).house.keeper.tables(9)).toEqual([])
    expect(await at(houses, 0).house.keeper.erase(code)).toBe('no table')
  })

  test('forgets somebody in the middle of a game: no name, no word, no chair of theirs; the others go on', async () => {
    const { houses, code, people } = await open()
    const [ada, ben, cleo] = [at(people, 0), at(people, 1), at(people, 2)]
    await start(people)
    await ben.must({ is: 'say', words: { is: 'text', text: 'I am Ben of Bath' } })
    await ada.until(() => ada.heard.some((message) => message.includes('Bath')))
    const device = deviceOf(ben.token)
    const { keeper } = at(houses, 0).house
    expect(await keeper.devices(device.slice(0, 16))).toEqual([device])
    expect(await keeper.forget(device)).toBe(1)
    for (const player of [ada, cleo]) await player.until(() => nameAt(player, 1) === 'N. N.')
    await ben.until(() => ben.seat === null)
    expect([nameAt(ada, 0), nameAt(ada, 2)]).toEqual(['Guest 1', 'Guest 3'])
    expect(await keeper.devices(device)).toEqual([])
    // In every house, and in what is kept.
    for (const { port } of houses) {
      const late = await connect(port, new Player(ada.token))
      await late.must({ is: 'enter', code })
      const shown = late.heard.join()
      expect([shown.includes('Guest 2'), shown.includes('Bath')]).toEqual([false, false])
    }
  })

  test('leaves the proof of a game as it was when somebody is forgotten', async () => {
    const { houses, code, people } = await open()
    await start(people)
    await playOut(people)
    const [ada, ben] = [at(people, 0), at(people, 1)]
    const { port } = at(houses, 0)
    const before = await (await recordOf(port, code, ada)).text()
    await at(houses, 0).house.keeper.forget(deviceOf(ben.token))
    const after = await recordOf(port, code, ada)
    expect(await after.text()).toBe(before)
    expect(verify(before, findGame).fair).toBe(true)
    expect((await recordOf(port, code, ben)).status).toBe(404)
  })
})

test('a table is closed though somebody in another house is faster', async () => {
  const database = await (await thePostgres()).newDatabase()
  let before = async () => {}
  const keeping = await house({
    store: { database },
    reading(store) {
      const append = store.append.bind(store)
      store.append = async (writes) => {
        await before()
        return append(writes)
      }
      return store
    },
  })
  const other = await house({ store: { database } })
  const { code, people } = await tableAcross([keeping, other], 2, 3)
  let faster = 3
  before = async () => {
    if (faster-- > 0) await at(people, 1).must({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
  }
  expect(await keeping.house.keeper.close(code)).toBe('done')
  for (const player of people) await player.until(() => player.room?.stage === 'closed')
  expect(faster).toBeLessThan(0)
})
