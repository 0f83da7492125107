/** What houses ask of the database about each other. Times are the database's own: whose clock is wrong does no harm. */
import { question } from './queries.ts'

/** Whoever was not heard of for so many milliseconds is gone. */
const ALIVE = `houses.beat > clock_timestamp() - $DEAD * interval '1 millisecond'`

/** `$DEAD`: the number of the word that says how long. */
const alive = (dead: string) => ALIVE.replace('$DEAD', dead)

export const houses = {
  /** Says that this house is here, and what time it is; `unknown`: the database had not heard of it, or has forgotten. */
  beat: question(
    'beat',
    `INSERT INTO humbug.houses (name, beat) VALUES ($1, clock_timestamp())
     ON CONFLICT (name) DO UPDATE SET beat = excluded.beat
     RETURNING (extract(epoch FROM beat) * 1000)::float8 AS now, xmax = 0 AS unknown`,
  ),
  others: question('others', `SELECT name FROM humbug.houses WHERE name <> $1 AND ${alive('$2')} ORDER BY name`),
  /** Those long gone, and all that was theirs. */
  forget: question(
    'forget',
    `WITH old AS (DELETE FROM humbug.houses WHERE beat < clock_timestamp() - interval '1 day' RETURNING name)
     DELETE FROM humbug.attendance USING old WHERE attendance.house = old.name`,
  ),
  tell: question(
    'tell',
    `WITH told AS (
       INSERT INTO humbug.attendance (code, house, here) SELECT code, $1, here FROM unnest($2::text[], $3::text[]) AS new (code, here)
       ON CONFLICT (code, house) DO UPDATE SET here = excluded.here RETURNING code
     ) SELECT pg_notify($4, $1 || ',' || string_agg(code, ',')) FROM told`,
  ),
  at: question(
    'at',
    `SELECT code, here, ${alive('$3')} AS alive, (extract(epoch FROM houses.beat) * 1000)::float8 AS beat
     FROM humbug.attendance JOIN humbug.houses ON houses.name = attendance.house
     WHERE code = ANY ($1::text[]) AND house <> $2`,
  ),
  /** Takes these tables into care, or goes on caring; says which of them. */
  care: question(
    'care',
    `INSERT INTO humbug.care AS kept (code, house, until)
     SELECT code, $1, clock_timestamp() + $2 * interval '1 millisecond' FROM unnest($3::text[]) AS code ORDER BY code
     ON CONFLICT (code) DO UPDATE SET house = excluded.house, until = excluded.until
     WHERE kept.house = excluded.house OR kept.until < clock_timestamp()
     RETURNING code`,
  ),
  uncare: question('uncare', 'DELETE FROM humbug.care WHERE house = $1 AND code = ANY ($2::text[])'),
  /** In the order in which others take tables into care: else two houses might wait for each other. */
  uncareAll: question(
    'uncareAll',
    `DELETE FROM humbug.care WHERE code IN (SELECT code FROM humbug.care WHERE house = $1 ORDER BY code FOR UPDATE)`,
  ),
  lasts: question(
    'lasts',
    `SELECT code, (SELECT max(seq) FROM humbug.lines WHERE lines.code = wanted.code) AS seq
     FROM unnest($1::text[]) AS wanted (code)`,
  ),
  listed: question(
    'listedNow',
    `SELECT card FROM humbug.tables WHERE listed AND EXISTS (
       SELECT 1 FROM humbug.attendance JOIN humbug.houses ON houses.name = attendance.house
       WHERE attendance.code = tables.code AND here NOT LIKE '{"guests":[],%' AND ${alive('$2')}
     ) ORDER BY touched DESC LIMIT $1`,
  ),
}
