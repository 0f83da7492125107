/** What one who moves asks of a database. */
import type { QueryConfig, QueryResultRow } from 'pg'
import { columns, LINES } from '../postgres/append.ts'
import { question } from '../postgres/queries.ts'
import type { Addressed, Member, Shelf } from './depot.ts'

/** Asks, and gives back rows. */
export type Ask = (question: QueryConfig | string) => Promise<QueryResultRow[]>

/** "MOVE", so that nobody else means the same lock. */
const LOCK = 0x4d4f5645

const KEPT = `SELECT code, card, listed, stage, touched, due, inside, told, opener, command,
    snapshots.seq AS seq, snapshots.text AS text
  FROM humbug.tables LEFT JOIN humbug.snapshots USING (code)`
const MEMBERS = 'unnest($1::text[], $2::text[]) AS wanted (device, code)'
const ADDRESSES =
  'unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS wanted (device, endpoint, p256dh, auth, language)'

export const questions = {
  hold: question('hold', `SELECT pg_advisory_lock(${LOCK})`),
  /** What time it is, the last beat since that time, and how long ago the last one of all was. */
  beats: question(
    'beats',
    `SELECT clock_timestamp()::text AS now, max(beat) FILTER (WHERE beat > $1::timestamptz)::text AS last,
       extract(epoch FROM clock_timestamp() - max(beat)) * 1000 AS ago FROM humbug.houses`,
  ),
  count: question('count', 'SELECT count(*) AS n FROM humbug.tables'),
  tables: question('tables', `${KEPT} WHERE code > $1 ORDER BY code LIMIT $2`),
  tablesOf: question('tablesOf', `${KEPT} WHERE code = ANY ($1::text[])`),
  putTables: question(
    'putTables',
    `INSERT INTO humbug.tables (code, card, listed, stage, touched, due, inside, told, opener, command)
     SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
       $8::integer[], $9::text[], $10::text[])
     ON CONFLICT (code) DO UPDATE SET card = excluded.card, listed = excluded.listed, stage = excluded.stage,
       touched = excluded.touched, due = excluded.due, inside = excluded.inside, told = excluded.told,
       opener = excluded.opener, command = excluded.command`,
  ),
  dropSnapshots: question('dropSnapshots', 'DELETE FROM humbug.snapshots WHERE code = ANY ($1::text[])'),
  putSnapshots: question(
    'putSnapshots',
    'INSERT INTO humbug.snapshots (code, seq, text) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])',
  ),
  lines: question(
    'linesAfter',
    'SELECT seq, command, text, chain FROM humbug.lines WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3',
  ),
  putLines: question('putLines', LINES),
  keys: question('keysThere', 'SELECT text FROM humbug.keys'),
  putKeys: question(
    'putKeys',
    'INSERT INTO humbug.keys (text) VALUES ($1) ON CONFLICT (one) DO UPDATE SET text = excluded.text',
  ),
  members: question(
    'members',
    'SELECT device, code FROM humbug.members WHERE (device, code) > ($1, $2) ORDER BY device, code LIMIT $3',
  ),
  lackingMembers: question(
    'lackingMembers',
    `SELECT device, code FROM ${MEMBERS} WHERE NOT EXISTS (
       SELECT FROM humbug.members WHERE members.device = wanted.device AND members.code = wanted.code)`,
  ),
  putMembers: question('putMembers', `INSERT INTO humbug.members (device, code) SELECT device, code FROM ${MEMBERS}`),
  addresses: question(
    'addresses',
    'SELECT device, endpoint, p256dh, auth, language FROM humbug.addresses WHERE device > $1 ORDER BY device LIMIT $2',
  ),
  lackingAddresses: question(
    'lackingAddresses',
    `SELECT device, endpoint, p256dh, auth, language FROM ${ADDRESSES} WHERE NOT EXISTS (
       SELECT FROM humbug.addresses AS kept WHERE kept.device = wanted.device AND kept.endpoint = wanted.endpoint
         AND kept.p256dh = wanted.p256dh AND kept.auth = wanted.auth AND kept.language = wanted.language)`,
  ),
  dropAddresses: question(
    'dropAddresses',
    'DELETE FROM humbug.addresses WHERE device = ANY ($1::text[]) OR endpoint = ANY ($2::text[])',
  ),
  putAddresses: question(
    'putAddresses',
    `INSERT INTO humbug.addresses (device, endpoint, p256dh, auth, language) SELECT * FROM ${ADDRESSES}`,
  ),
}

const memberColumns = (members: readonly Member[]) =>
  columns(
    members.map(({ device, code }) => [device, code]),
    2,
  )
const addressColumns = (addresses: readonly Addressed[]) =>
  columns(
    addresses.map(({ device, endpoint, p256dh, auth, language }) => [device, endpoint, p256dh, auth, language]),
    5,
  )

export function shelves(ask: Ask): { members: Shelf<Member>; addresses: Shelf<Addressed> } {
  return {
    members: {
      after: async (last, most) =>
        (await ask(questions.members(last?.device ?? '', last?.code ?? '', most))) as Member[],
      missing: async (members) => (await ask(questions.lackingMembers(...memberColumns(members)))) as Member[],
      put: async (members) => void (await ask(questions.putMembers(...memberColumns(members)))),
    },
    addresses: {
      after: async (last, most) => (await ask(questions.addresses(last?.device ?? '', most))) as Addressed[],
      missing: async (addresses) =>
        (await ask(questions.lackingAddresses(...addressColumns(addresses)))) as Addressed[],
      async put(addresses) {
        const [devices, endpoints] = addressColumns(addresses)
        await ask(questions.dropAddresses(devices, endpoints))
        await ask(questions.putAddresses(...addressColumns(addresses)))
      },
    },
  }
}
