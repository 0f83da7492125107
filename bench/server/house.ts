/** A house in a process of its own: `house.ts DATA PORT LIMITS`. It says its port, then its memory whenever asked. */
import { openHouse } from '../../server/main.ts'
import { emptyPage } from '../../test/page.ts'
import type { Standing } from './start.ts'

const [data, port, limits] = process.argv.slice(2)
const { house, port: at } = await openHouse({
  page: emptyPage,
  data: data!,
  port: Number(port),
  host: '127.0.0.1',
  log: 'error',
  limits: JSON.parse(limits!),
})
process.send!(at)
process.on('message', () => {
  // What the first collection frees may hold up what only the second can.
  gc!()
  gc!()
  const standing: Standing = { ...process.memoryUsage(), loaded: house.figures.loaded }
  process.send!(standing)
})
// Nobody is left to ask: an unfinished measurement shall leave no house behind.
process.on('disconnect', () => process.exit())
