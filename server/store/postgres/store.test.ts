import { onTestFinished } from 'vitest'
import { thePostgres } from '../../../test/postgres/server.ts'
import { storeContract } from '../contract.ts'
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
