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
const TEXT = 'm'.repeat(180)
const CHAIN = 'c'.repeat(64)

export async function primaryFigures(postgres: Postgres): Promise<Figure[]> {
  const database = await openPostgres(await postgres.newDatabase())
  const writers = Array.from({ length: WRITERS }, (_, n) => new PostgresStore(database, `writer ${n}`))
  let lines = 0
  let commits = 0
  const until = performance.now() + SECONDS * 1000
  const life = async (store: PostgresStore, writer: number) => {
    const codes = Array.from({ length: TOGETHER }, (_, table) => `W${writer}T${table}`)
    await store.append(codes.map((code) => opening(code, {}, `w${writer}`)))
    for (let seq = 2; performance.now() < until; seq++) {
      const next = { ...line(seq, `c ${seq}`), text: TEXT, chain: CHAIN }
      await store.append(codes.map((code) => write(code, { lines: [next] })))
      commits++
      lines += codes.length
    }
  }
  await Promise.all(writers.map(life))
  await Promise.all(writers.map((store) => store.close()))
  return [
    { name: 'houses.primary_commits_per_s', value: Math.round(commits / SECONDS), unit: 'commits' },
    { name: 'houses.primary_lines_per_s', value: Math.round(lines / SECONDS), unit: 'lines/s' },
  ]
}
