/** A house of its own process, to be killed. Says its port on the first line. */
import { at } from '../../kernel/at.ts'
import { openHouse } from '../../server/main.ts'
import { hurry } from '../open.ts'
import { emptyPage } from '../page.ts'

const { port } = await openHouse({
  page: emptyPage,
  data: at(process.argv, 2),
  port: 0,
  host: '127.0.0.1',
  log: 'error',
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
})
process.stdout.write(`${port}\n`)
