/** How writes go into the database: all of a commit in one statement. */
import { sure } from '../../../kernel/at.ts'
import type { TableWrite } from '../store.ts'
import { rowOf } from '../summaries.ts'

export const LINES = `INSERT INTO humbug.lines (code, seq, command, text, chain)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])`

/** A table that was erased is not begun again by a house that has not heard of it. */
const thatStands = (name: string) => `EXISTS (SELECT FROM humbug.tables WHERE tables.code = ${name}.code)`

/** What the lists say of a table goes by the number of the line it was said with: what was said later stays. */
const APPEND = `WITH written AS (
    ${LINES} AS new (code) WHERE ${thatStands('new')} RETURNING code
  ), told AS (
    UPDATE humbug.tables AS kept SET card = new.card, listed = new.listed, stage = new.stage, touched = new.touched,
      due = new.due, inside = new.inside, told = new.seq
    FROM (
      SELECT code, card, listed, stage, touched, due, inside,
        coalesce(seq, (SELECT max(lines.seq) FROM humbug.lines WHERE lines.code = news.code)) AS seq
      FROM unnest($6::text[], $7::text[], $8::boolean[], $9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::integer[])
        AS news (code, card, listed, stage, touched, due, inside, seq)
    ) AS new WHERE kept.code = new.code AND kept.told <= new.seq
  ), joined AS (
    INSERT INTO humbug.members (device, code) SELECT * FROM unnest($14::text[], $15::text[]) AS new (device, code)
    WHERE ${thatStands('new')} ON CONFLICT DO NOTHING
  ), snapped AS (
    INSERT INTO humbug.snapshots AS kept (code, seq, text) SELECT * FROM unnest($16::text[], $17::integer[], $18::text[]) AS new (code)
    WHERE ${thatStands('new')}
    ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, text = excluded.text WHERE excluded.seq > kept.seq
  ) SELECT code FROM written`

/** The first write of a table: it is not there yet, so nothing can have been said of it. */
const OPEN = `INSERT INTO humbug.tables (code, card, listed, stage, touched, due, inside, told, opener, command)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

/** Columns instead of rows. */
export function columns(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at]))
}

/** All of these in one statement, which answers with the tables that stand. */
export function appending(writes: readonly TableWrite[]) {
  const lines = writes.flatMap(({ code, lines }) =>
    lines.map(({ seq, command, text, chain }) => [code, seq, command, text, chain]),
  )
  const told = writes.flatMap(({ code, summary, lines, snapshot, opened }) =>
    summary && !opened ? [[code, ...rowOf(summary), lines.at(-1)?.seq ?? snapshot?.seq ?? null]] : [],
  )
  const joined = writes.flatMap(({ code, joined }) => joined.map((device) => [device, code]))
  const snapshots = writes.flatMap(({ code, snapshot }) => (snapshot ? [[code, snapshot.seq, snapshot.text]] : []))
  const values = [...columns(lines, 5), ...columns(told, 8), ...columns(joined, 2), ...columns(snapshots, 3)]
  return { name: 'append', text: APPEND, values }
}

/** The row of a table that is opened. */
export function opening({ code, summary, lines, opened }: TableWrite) {
  const { device, command } = sure(opened, 'opening')
  const row = rowOf(sure(summary, 'summary of a new table'))
  return { name: 'open', text: OPEN, values: [code, ...row, lines.at(-1)?.seq ?? 0, device, command] }
}
