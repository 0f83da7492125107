import { expect, onTestFinished, test } from 'vitest'
import { thePostgres } from '../../../test/postgres/server.ts'
import { storeContract } from '../contract.ts'
import { insideCard, opening, upTo, write } from '../samples.ts'
import { openPostgres } from './opening.ts'
import { PostgresStore } from './store.ts'

async function opened(address: string): Promise<PostgresStore> {
  const store = new PostgresStore(await openPostgres(address), 'house')
  onTestFinished(() => store.close())
  return store
}

storeContract('the store of several houses', async () => {
  const address = await (await thePostgres()).newDatabase()
  const store = await opened(address)
  return {
    store,
    async reopen() {
      await store.close()
      return opened(address)
    },
  }
})

test('keeps no snapshot of a house that has seen more than the database has, and nothing of what it says in lists', async () => {
  const store = await opened(await (await thePostgres()).newDatabase())
  await store.append([opening('AAAAAA', { lines: upTo(3) })])
  const last = write('AAAAAA', { card: { stage: 'over' }, snapshot: { seq: 5, text: 'as of 5' } })
  expect(await store.append([last])).toEqual(new Set(['AAAAAA']))
  expect(await store.load('AAAAAA')).toEqual({ lines: upTo(3) })
  expect(await store.mine('ada', 9)).toEqual([insideCard('AAAAAA')])
  expect(await store.append([write('AAAAAA', { snapshot: { seq: 3, text: 'as of 3' } })])).toEqual(new Set())
  expect(await store.load('AAAAAA')).toEqual({ snapshot: 'as of 3', lines: [] })
})
