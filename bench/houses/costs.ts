/** What a database has been asked to keep so far. */
import { Client } from 'pg'
import { sure } from '../../kernel/at.ts'

export interface Costs {
  readonly lines: number
  /** Bytes of the lines as they lie in the table, without its indexes. */
  readonly kept: number
  /** Bytes of the write-ahead log. */
  readonly wal: number
  /** Bytes on the disk, indexes and dead rows included. */
  readonly disk: number
}

const QUESTION = `SELECT count(*)::float8 AS lines, coalesce(sum(pg_column_size(lines.*)), 0)::float8 AS kept,
  (pg_current_wal_insert_lsn() - '0/0')::float8 AS wal, pg_database_size(current_database())::float8 AS disk FROM humbug.lines`

export async function costs(database: string): Promise<Costs> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<Costs>(QUESTION).finally(() => client.end())
  return sure(rows[0], 'costs')
}
