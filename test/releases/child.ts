/**
 * A house of some version in a process of its own. Reads nothing of ours but an empty page: its programs may be others. Says its port, and
 * whenever it is asked, how often it has read all lines of a table.
 */
import type { Plan } from '../../server/main.ts'
import { emptyPage } from '../page.ts'

const [, , main = '', plan = ''] = process.argv
const { openHouse }: typeof import('../../server/main.ts') = await import(main)
const { data, store, port, limits }: Pick<Plan, 'data' | 'store' | 'port' | 'limits'> = JSON.parse(plan)
let wholes = 0
const house = await openHouse({
  page: emptyPage,
  data,
  store,
  port,
  host: '127.0.0.1',
  log: 'error',
  limits: { ...limits },
  reading(store) {
    const lines = store.lines.bind(store)
    store.lines = (code, from) => {
      if (from === 1) wholes++
      return lines(code, from)
    }
    return store
  },
})
process.on('message', () => process.send?.({ wholes }))
process.once('SIGTERM', () => house.close().then(() => process.exit()))
// Whoever started it is gone.
process.once('disconnect', () => process.exit())
process.send?.({ port: house.port })
