/** What whoever keeps the houses asks of their database: what there is, and to be rid of it. Other houses hear of it as of any line. */
import type { Client } from 'pg'
import type { Device } from '../../table/deed.ts'
import type { Line } from '../store.ts'
import { columns, FOLLOWING, following } from './append.ts'
import { CHANNEL } from './herald.ts'
import { question } from './queries.ts'

const PLACES = ['lines', 'snapshots', 'members', 'attendance', 'care'] as const

export const keeping = {
  tables: question(
    'tablesBefore',
    'SELECT card FROM humbug.tables WHERE touched < $1 ORDER BY touched DESC, code LIMIT $2',
  ),
  devices: question(
    'devices',
    `SELECT device FROM humbug.members WHERE device >= $1 AND device < $1 || 'g'
     UNION SELECT device FROM humbug.addresses WHERE device >= $1 AND device < $1 || 'g' ORDER BY device LIMIT $2`,
  ),
}

/** All of it at once. The new line goes first, after the last one: whoever would write the same one waits, and is too late then, or we are. */
export async function rename(client: Client, code: string, lines: readonly Line[], from: Device, to: Device) {
  const rows = lines.slice(0, -1).map(({ seq, command, text, chain }) => [code, seq, command, text, chain])
  await client.query('BEGIN')
  await client.query({ text: FOLLOWING, values: columns(following(code, lines.slice(-1)), 6) })
  await client.query(
    `UPDATE humbug.lines SET command = new.command, text = new.text
     FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[]) AS new (code, seq, command, text, chain)
     WHERE lines.code = new.code AND lines.seq = new.seq`,
    columns(rows, 5),
  )
  await client.query('DELETE FROM humbug.snapshots WHERE code = $1', [code])
  await client.query(
    `UPDATE humbug.tables SET opener = replace(opener, $1, $2), inside = replace(inside, $1, $2), told = $4,
       command = replace(command, left($1, 16), left($2, 16)) WHERE code = $3`,
    [from, to, code, lines.length],
  )
  await client.query('UPDATE humbug.members SET device = $2 WHERE device = $1 AND code = $3', [from, to, code])
  await tell(client, code, lines.length)
  await client.query('COMMIT')
}

/** Whoever has the table at hand hears of a line that is not there, and finds nothing. */
export async function erase(client: Client, code: string): Promise<void> {
  await client.query('BEGIN')
  const { rows } = await client.query('SELECT max(seq) AS last FROM humbug.lines WHERE code = $1', [code])
  for (const place of [...PLACES, 'tables']) await client.query(`DELETE FROM humbug.${place} WHERE code = $1`, [code])
  await tell(client, code, Number(rows[0].last ?? 0) + 1)
  await client.query('COMMIT')
}

const tell = (client: Client, code: string, seq: number) =>
  client.query('SELECT pg_notify($1, $2)', [CHANNEL, `keeper,${code} ${seq}`])
