/**
 * A house of some version, in a process of its own, with a folder, or at a database that it may share with houses of other versions.
 * Says its port, and whenever it is asked, how often it has read all lines of a table.
 */

import { quick } from '../houses/quick.ts'
import { hurry } from '../open.ts'
import { emptyPage } from '../page.ts'

const [, , main = '', kept = ''] = process.argv
const where = kept.startsWith('postgres:') ? { data: '', store: { database: kept } } : { data: kept }
const { openHouse }: typeof import('../../server/main.ts') = await import(main)
let wholes = 0
const house = await openHouse({
  page: emptyPage,
  ...where,
  port: 0,
  host: '127.0.0.1',
  log: 'silent',
  limits: { ...hurry, ...quick, snapshotEvery: 16, goodbye: 100, promiseWithin: 300, showWithin: 300 },
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
