/**
 * A house in a process of its own: `house.ts DATA PORT LIMITS MODULE`, where DATA is a folder or the address of a database, and MODULE
 * what opens it. It says its port, then its memory whenever asked; SIGTERM closes it.
 */
import { flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { sure } from '../../kernel/at.ts'
import { emptyPage } from '../../test/page.ts'
import type { Standing } from './start.ts'

const [data = '', port, limits, module = ''] = process.argv.slice(2)
const { openHouse }: typeof import('../../server/main.ts') = await import(pathToFileURL(module).href)
const open = await openHouse({
  page: emptyPage,
  data,
  store: data.startsWith('postgres:') ? { database: data } : undefined,
  port: Number(port),
  host: '127.0.0.1',
  log: 'error',
  limits: JSON.parse(sure(limits, 'limits')),
})
const say = (thing: unknown) => process.send?.(thing)
say(open.port)
process.once('SIGTERM', () => open.close().then(() => process.exit()))
// Who is killed would keep nothing of what it has compiled.
flushCompileCache()
process.on('message', () => {
  // What the first collection frees may hold up what only the second can.
  const collect = sure(gc, '--expose-gc')
  collect()
  collect()
  const standing: Standing = { ...process.memoryUsage(), loaded: open.house.figures.loaded }
  say(standing)
})
// Nobody is left to ask: an unfinished measurement shall leave no house behind.
process.on('disconnect', () => process.exit())
