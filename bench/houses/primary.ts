/** What the database itself holds, without anybody who thinks about rules: commits as houses make them, and nothing else. */
import { openPostgres } from '../../server/store/postgres/opening.ts'
import { PostgresStore } from '../../server/store/postgres/store.ts'
import { line, opening, write } from '../../server/store/samples.ts'
import type { Postgres } from '../../test/postgres/server.ts'
import type { Figure } from '../figures.ts'

const WRITERS = 3
/** As many tables as have something to keep while the commit before is under way. */
const TOGETHER = 20
const SECONDS = 5
/** A move of Rats takes about so many bytes. */
const TEXT = 'm'.repeat(100)
const CHAIN = 'c'.repeat(64)

export async function primaryFigures(postgres: Postgres): Promise<Figure[]> {
  const alone = await commitsOf(postgres, 1)
  const together = await commitsOf(postgres, TOGETHER)
  return [
    { name: 'houses.primary_commits_per_s', value: Math.round(alone), unit: 'commits' },
    { name: 'houses.primary_lines_per_s', value: Math.round(together * TOGETHER), unit: 'lines/s' },
  ]
}

/** How many commits of so many lines there are in a second, if several write at once. */
async function commitsOf(postgres: Postgres, size: number): Promise<number> {
  const database = await openPostgres(await postgres.newDatabase())
  const writers = Array.from({ length: WRITERS }, (_, n) => new PostgresStore(database, `writer ${n}`))
  let commits = 0
  const until = performance.now() + SECONDS * 1000
  const life = async (store: PostgresStore, writer: number) => {
    const codes = Array.from({ length: size }, (_, table) => `W${writer}T${table}`)
    await store.append(codes.map((code) => opening(code, {}, `w${writer}`)))
    for (let seq = 2; performance.now() < until; seq++, commits++) {
      const next = { ...line(seq, `c ${seq}`), text: TEXT, chain: CHAIN }
      await store.append(codes.map((code) => write(code, { lines: [next] })))
    }
  }
  await Promise.all(writers.map(life))
  await Promise.all(writers.map((store) => store.close()))
  return commits / SECONDS
}
