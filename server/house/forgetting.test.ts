/** Somebody wants to be forgotten, and meanwhile a table is erased. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, house, tableOf } from '../../test/open.ts'
import { thePostgres } from '../../test/postgres/server.ts'
import { deviceOf } from '../net/socket.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

const nothing = async () => {}

/** A house, what it keeps, and what happens once it is found where somebody is known. */
async function houseAt(store: 'here' | { readonly database: string }) {
  const moments = { found: nothing }
  let kept: Store | undefined
  const opened = await house({
    store,
    reading(reads) {
      kept = reads
      const mine = reads.mine.bind(reads)
      reads.mine = async (...words) => {
        const found = await mine(...words)
        await moments.found()
        return found
      }
      return reads
    },
  })
  return { ...opened, moments, kept: sure(kept, 'store') }
}

test.each(['file', 'database'])('a table that is erased while somebody is forgotten stays so (%s)', async (where) => {
  const database = where === 'database' && (await (await thePostgres()).newDatabase())
  const { port, house: inside, moments, kept } = await houseAt(database ? { database } : 'here')
  const { code, people } = await tableOf(port, 2, 3)
  moments.found = async () => {
    moments.found = nothing
    await inside.keeper.erase(code)
  }
  expect(await inside.keeper.forget(deviceOf(at(people, 1).token))).toBe(1)
  expect([await kept.lines(code, 1), await kept.load(code), await inside.keeper.tables(9)]).toEqual([[], undefined, []])
})
