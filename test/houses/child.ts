/** A house of its own process that shares a database, to be killed or closed. Says its port on the first line. */
import { openHouse } from '../../server/main.ts'
import { proxiesAt } from '../../server/net/address.ts'
import { pageIn } from '../browser/page.ts'
import { hurry } from '../open.ts'
import { emptyPage } from '../page.ts'
import { quick } from './quick.ts'

const [, , database = '', page = ''] = process.argv
const house = await openHouse({
  page: page === '' ? emptyPage : pageIn(page),
  data: '',
  store: { database },
  port: 0,
  host: '127.0.0.1',
  proxies: proxiesAt(['loopback']),
  log: 'error',
  limits: { ...hurry, ...quick, requestBurst: 1_000_000, logSteps: 100_000 },
})
process.once('SIGTERM', () => house.close().then(() => process.exit()))
// Whoever started it is gone.
process.stdin.resume().once('end', () => process.exit())
process.stdout.write(`${house.port}\n`)
