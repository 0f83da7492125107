/** How writes go into the database: all of a commit in one statement. */
import { sure } from '../../../kernel/at.ts'
import type { Line, TableWrite } from '../store.ts'
import { rowOf } from '../summaries.ts'

export const LINES = `INSERT INTO humbug.lines (code, seq, command, text, chain)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])`

/** The code of a table in which there is that line. */
const lineAt = (column: string) =>
  `(SELECT kept.code FROM humbug.lines AS kept WHERE kept.code = new.code AND kept.seq = new.${column})`

/**
 * Lines that go on after what is there. A house may have seen more than the database has: another one took its place and had not heard
 * of the last moments, or the table was erased. What does not follow has no table to belong to, and is refused with all that was
 * written together with it.
 */
export const FOLLOWING = `INSERT INTO humbug.lines (code, seq, command, text, chain)
  SELECT CASE after WHEN 0 THEN (SELECT tables.code FROM humbug.tables WHERE tables.code = new.code) ELSE ${lineAt('after')} END,
    seq, command, text, chain
  FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::integer[])
    AS new (code, seq, command, text, chain, after)`

/** What the lists say of a table goes by the number of the line it was said with: what was said later stays. */
const APPEND = `WITH written AS (
    ${FOLLOWING}
  ), told AS (
    UPDATE humbug.tables AS kept SET card = new.card, listed = new.listed, stage = new.stage, touched = new.touched,
      due = new.due, inside = new.inside, told = new.seq
    FROM (
      SELECT code, card, listed, stage, touched, due, inside,
        coalesce(seq, (SELECT max(lines.seq) FROM humbug.lines WHERE lines.code = news.code)) AS seq
      FROM unnest($7::text[], $8::text[], $9::boolean[], $10::text[], $11::bigint[], $12::bigint[], $13::text[], $14::integer[])
        AS news (code, card, listed, stage, touched, due, inside, seq)
    ) AS new WHERE kept.code = new.code AND kept.told <= new.seq
  ), joined AS (
    INSERT INTO humbug.members (device, code) SELECT * FROM unnest($15::text[], $16::text[]) AS new (device, code)
    WHERE EXISTS (SELECT FROM humbug.tables WHERE tables.code = new.code) ON CONFLICT DO NOTHING
  )
  INSERT INTO humbug.snapshots AS kept (code, seq, text)
  SELECT CASE said WHEN 'with lines' THEN code ELSE ${lineAt('seq')} END, seq, text
  FROM unnest($17::text[], $18::integer[], $19::text[], $20::text[]) AS new (code, seq, text, said)
  ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, text = excluded.text WHERE excluded.seq > kept.seq`

/** The first write of a table: it is not there yet, so nothing can have been said of it. */
const OPEN = `INSERT INTO humbug.tables (code, card, listed, stage, touched, due, inside, told, opener, command)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

/** Columns instead of rows. */
export function columns(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at]))
}

/** Lines of a table, and after which of those that are there they come. */
export function following(code: string, lines: readonly Line[]): unknown[][] {
  const after = (lines[0]?.seq ?? 1) - 1
  return lines.map(({ seq, command, text, chain }) => [code, seq, command, text, chain, after])
}

/** All of these in one statement. */
export function appending(writes: readonly TableWrite[]) {
  const lines = writes.flatMap(({ code, lines }) => following(code, lines))
  const told = writes.flatMap(({ code, summary, lines, snapshot, opened }) =>
    summary && !opened ? [[code, ...rowOf(summary), lines.at(-1)?.seq ?? snapshot?.seq ?? null]] : [],
  )
  const joined = writes.flatMap(({ code, joined }) => joined.map((device) => [device, code]))
  const snapshots = writes.flatMap(({ code, snapshot, lines }) =>
    snapshot ? [[code, snapshot.seq, snapshot.text, lines.length > 0 ? 'with lines' : 'alone']] : [],
  )
  const values = [...columns(lines, 6), ...columns(told, 8), ...columns(joined, 2), ...columns(snapshots, 4)]
  return { name: 'append', text: APPEND, values }
}

/** The row of a table that is opened. */
export function opening({ code, summary, lines, opened }: TableWrite) {
  const { device, command } = sure(opened, 'opening')
  const row = rowOf(sure(summary, 'summary of a new table'))
  return { name: 'open', text: OPEN, values: [code, ...row, lines.at(-1)?.seq ?? 0, device, command] }
}
