/** A house of its own process, to be killed. Says its port on the first line. */
import { openHouse } from '../../server/main.ts'
import { hurry } from '../open.ts'
import { emptyPage } from '../page.ts'
import { unreadable } from '../unreadable.ts'

const [, , data = '', reads] = process.argv
let isOpen = false
const { port } = await openHouse({
  page: emptyPage,
  data,
  port: 0,
  host: '127.0.0.1',
  log: reads === 'failing' ? 'silent' : 'error',
  limits: {
    ...hurry,
    snapshotEvery: 16,
    botLeast: 5,
    botSpread: 10,
    lateAlarm: 60_000,
    promiseWithin: 300,
    showWithin: 300,
  },
  thinking: { quick: 60 },
  // Not while it opens: that it may not, and would be started again.
  reading: (store) => unreadable(store, () => reads === 'failing' && isOpen && Math.random() < 1 / 20),
})
isOpen = true
process.stdout.write(`${port}\n`)
