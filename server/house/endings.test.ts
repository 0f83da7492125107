/** How often the whole past of a table is read for those who ask what was. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, connect, house, playOut } from '../../test/open.ts'
import { gameOf, newTicket, sameDevice, watcher } from '../../test/tables.ts'
import { deviceOf } from '../net/socket.ts'
import type { Store } from '../store/store.ts'
import { Endings } from './endings.ts'

afterEach(closeAll)

/** A game with an onlooker, and all that may be asked of it when it is over. */
async function watched() {
  const wholes: string[] = []
  let store: Store | undefined
  const reading = (kept: Store): Store => {
    store = {
      ...kept,
      lines: (code, from) => {
        if (from === 1) wholes.push(code)
        return kept.lines(code, from)
      },
    }
    return store
  }
  const { port, house: open } = await house({ reading })
  const { code, people } = await gameOf(port, 3, 3)
  const eve = await watcher(port, code)
  const askAll = (round: number) =>
    Promise.all([
      ...people.flatMap(({ token }) => [
        open.archive.record(deviceOf(token), code, round),
        open.archive.sitters(deviceOf(token), code, round),
        open.bets.on(deviceOf(token), code, round),
      ]),
      open.archive.honours(deviceOf(eve.token), code, round),
      open.bets.on(deviceOf(eve.token), code, round),
    ])
  return { port, code, people, eve, open, wholes, store: sure(store, 'store'), askAll }
}

test('for a game that runs or never was, not once; for one that is over, each time that somebody asks', async () => {
  const { code, people, wholes, askAll, open } = await watched()
  for (const round of [0, 1, 2, 999_999])
    expect((await askAll(round)).filter((found) => found !== undefined)).toEqual([])
  expect(wholes).toEqual([])
  await playOut(people, () => 2)
  expect((await askAll(1)).filter((found) => found !== undefined)).toHaveLength(7)
  wholes.length = 0
  const [ada] = people
  for (let n = 0; n < 2; n++) expect(await open.archive.record(deviceOf(sure(ada, 'Ada').token), code, 1)).toBeDefined()
  expect(wholes).toEqual([code, code])
  expect(await askAll(2)).toEqual(Array.from({ length: 11 }))
  await at(people, 0).must({ is: 'again' })
  expect(await askAll(2)).toEqual(Array.from({ length: 11 }))
  expect(wholes).toEqual([code, code])
  expect(await open.archive.record(deviceOf(at(people, 1).token), code, 1)).toBeDefined()
})

test('for thirty who ask at once, once', async () => {
  const { code, people, wholes, store } = await watched()
  await playOut(people, () => 2)
  const endings = new Endings(store)
  const all = await Promise.all(Array.from({ length: 30 }, () => endings.of(code, 1)))
  expect(new Set(all).size).toBe(1)
  expect(all[0]?.ended.entries.length).toBeGreaterThan(0)
  expect(wholes).toEqual([code])
})

test('who takes over a chair in mid-game, or before the next, has sat there, and who looks on has not', async () => {
  const { port, code, people, eve, open } = await watched()
  const [ada, ben] = [at(people, 0), at(people, 1)]
  const recordFor = async ({ token }: { readonly token: string }) => open.archive.record(deviceOf(token), code, 1)
  const takeOver = async (from: typeof ada) => {
    const { ticket, hash } = newTicket()
    await from.must({ is: 'ticket', hash })
    const tablet = await connect(port)
    await tablet.must({ is: 'claim', code, ticket })
    return sameDevice(port, tablet, code)
  }
  const tablet = await takeOver(ada)
  await playOut([tablet, ...people.slice(1)], () => 2)
  const late = await takeOver(ben)
  const record = sure(await recordFor(ada), 'record')
  for (const player of [tablet, late, ben]) expect(await recordFor(player)).toBe(record)
  expect(await recordFor(eve)).toBeUndefined()
  await tablet.must({ is: 'again' })
  expect(await recordFor(await takeOver(tablet))).toBeUndefined()
})
