/**
 * `node --import` this: makes of the working tree what its next version may be. A step more for the database, tables of another shape, a
 * deed, a word on the wire.
 */
import { registerHooks } from 'node:module'
import { NEXT_WIRE, waves } from './next.words.ts'

type Edit = readonly [before: string | RegExp, after: string]

const edits: Readonly<Record<string, readonly Edit[]>> = {
  'server/store/postgres/migrations.ts': [[/\n\]\n$/, "\n  'ALTER TABLE humbug.tables ADD COLUMN mood text',\n]\n"]],
  'server/table/history.ts': [[/SNAPSHOT = \d+/, 'SNAPSHOT = 1000']],
  'server/table/conduct.ts': [
    ['const doings: Doings = {', 'const doings = { waved() {},'],
    [
      '  const answer = answers[',
      `  if (command.is === '${waves.is}') return { kind: 'waved' }\n  const answer = answers[`,
    ],
  ],
  'protocol/wire/words.ts': [
    ["'game', 'is',", "'mood', 'game', 'is',"],
    [/'humbug\.\w+'/, `'${NEXT_WIRE}'`],
  ],
}

registerHooks({
  load(url, context, following) {
    const loaded = following(url, context)
    const path = Object.keys(edits).find((file) => url.endsWith(`/${file}`))
    return path === undefined ? loaded : { ...loaded, source: edited(path, String(loaded.source)) }
  },
})

function edited(path: string, source: string): string {
  return (edits[path] ?? []).reduce((text, [before, after]) => {
    const changed = text.replace(before, after)
    if (changed === text) throw new Error(`${path} has no ${before}`)
    return changed
  }, source)
}
