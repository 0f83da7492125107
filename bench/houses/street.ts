/** Several houses, each a process, at a PostgreSQL that keeps what it is told: `fsync` is on. */
import { Postgres } from '../../test/postgres/server.ts'
import { type Started, startHouse } from '../server/start.ts'

export interface Street {
  readonly houses: readonly Started[]
  readonly database: string
}

/** So many houses with a database of their own, for as long as the work takes. */
export async function onStreet<T>(postgres: Postgres, count: number, work: (street: Street) => Promise<T>): Promise<T> {
  const database = await postgres.newDatabase()
  const houses: Started[] = []
  try {
    for (let n = 0; n < count; n++) houses.push(await startHouse(database))
    return await work({ houses, database })
  } finally {
    for (const house of houses) await house.kill()
  }
}

export async function withPostgres<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const postgres = await Postgres.start('fsync=on', 'shared_buffers=512MB', 'max_wal_size=4GB')
  try {
    return await work(postgres)
  } finally {
    await postgres.close()
  }
}
