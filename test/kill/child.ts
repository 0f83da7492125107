/** A house of its own process, to be killed. Says its port on the first line. Others may know it before: whoever comes again there. */
import { openHouse } from '../../server/main.ts'
import { quick } from '../houses/quick.ts'
import { hurry } from '../open.ts'
import { emptyPage } from '../page.ts'
import { unreadable } from '../unreadable.ts'

/** A folder, or the address of a database. */
const [, , kept = '', reads, at = '0'] = process.argv
const where = kept.startsWith('postgres:') ? { data: '', store: { database: kept } } : { data: kept }
let isOpen = false
const { port } = await openHouse({
  page: emptyPage,
  ...where,
  port: Number(at),
  host: '127.0.0.1',
  // What it cannot read, and that its database is gone, is meant to be.
  log: reads === 'failing' || 'store' in where ? 'silent' : 'error',
  limits: {
    ...hurry,
    ...quick,
    snapshotEvery: 16,
    botLeast: 5,
    botSpread: 10,
    botHard: 5,
    lateAlarm: 60_000,
    promiseWithin: 300,
    showWithin: 300,
  },
  thinking: { quick: 60 },
  // Not while it opens: that it may not, and would be started again.
  ...(reads === 'failing' && { reading: (store) => unreadable(store, () => isOpen && Math.random() < 1 / 20) }),
})
isOpen = true
process.stdout.write(`${port}\n`)
