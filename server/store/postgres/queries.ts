/** What the store asks of the database. Each question has a name, so that the database need read it only once. */
import type { Address } from '../../../protocol/asks.ts'

export const question = (name: string, text: string) => {
  return (...values: unknown[]) => ({ name, text, values })
}

/** A letter after all others: what begins so comes before it. */
const LAST = '\u{10ffff}'

const commands = question(
  'commands',
  'SELECT command FROM humbug.lines WHERE code = $1 AND command >= $2 AND command < $3',
)
const setAddress = question(
  'setAddress',
  // Counted, so that the others' is gone before this one comes.
  `WITH others AS (DELETE FROM humbug.addresses WHERE endpoint = $2 AND device <> $1 RETURNING device)
   INSERT INTO humbug.addresses (device, endpoint, p256dh, auth, language)
   SELECT $1, $2, $3, $4, $5 FROM (SELECT count(*) FROM others) AS gone
   ON CONFLICT (device) DO UPDATE
   SET endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`,
)
const dropAddress = question(
  'dropAddress',
  'DELETE FROM humbug.addresses WHERE device = $1 AND endpoint = coalesce($2, endpoint)',
)

export const queries = {
  lockOpener: question('lockOpener', "SELECT pg_advisory_xact_lock(hashtextextended('humbug opener ' || $1::text, 0))"),
  answered: question('answered', 'SELECT seq, chain FROM humbug.lines WHERE code = $1 AND command = $2'),
  commands: (code: string, beginning: string) => commands(code, beginning, `${beginning}${LAST}`),
  openedBy: question('openedBy', 'SELECT code FROM humbug.tables WHERE command = $1'),
  snapshot: question('snapshot', 'SELECT seq, text FROM humbug.snapshots WHERE code = $1'),
  lines: question(
    'lines',
    'SELECT seq, command, text, chain FROM humbug.lines WHERE code = $1 AND seq >= $2 ORDER BY seq',
  ),
  listed: question('listed', 'SELECT card FROM humbug.tables WHERE listed ORDER BY touched DESC LIMIT $1'),
  mine: question(
    'mine',
    'SELECT card, inside FROM humbug.members JOIN humbug.tables USING (code) WHERE device = $1 ORDER BY touched DESC, code LIMIT $2',
  ),
  joined: question('joined', 'SELECT 1 FROM humbug.members WHERE device = $1 AND code = $2'),
  openTables: question(
    'openTables',
    "SELECT count(*) AS n FROM humbug.tables WHERE opener = $1 AND stage NOT IN ('closed', 'abandoned') AND touched >= $2",
  ),
  latest: question('latest', 'SELECT max(touched) AS latest FROM humbug.tables'),
  due: question('due', 'SELECT code FROM humbug.tables WHERE due <= $1 ORDER BY due'),
  addressOf: question('addressOf', 'SELECT endpoint, p256dh, auth, language FROM humbug.addresses WHERE device = $1'),
  setAddress: (device: string, { endpoint, p256dh, auth, language }: Address) =>
    setAddress(device, endpoint, p256dh, auth, language),
  dropAddress: (device: string, endpoint?: string) => dropAddress(device, endpoint ?? null),
  /** The keys that are there already, or these. */
  keys: question(
    'keys',
    `WITH made AS (INSERT INTO humbug.keys (text) VALUES ($1) ON CONFLICT DO NOTHING RETURNING text)
     SELECT text FROM made UNION ALL SELECT text FROM humbug.keys LIMIT 1`,
  ),
  /** A commit that leaves nothing behind needs room as any other does. */
  check: question('check', 'UPDATE humbug.shape SET version = version'),
}
