/**
 * People who do nothing: `crowd.ts PORT COUNT ADDRESS` opens so many lines from that address, says hello on each, answers pings,
 * and says how many it has.
 */
import { randomBytes } from 'node:crypto'
import { openLine } from './line.ts'

const [port, count, address] = process.argv.slice(2)
const AT_ONCE = 100

async function come(): Promise<void> {
  const say = await openLine(Number(port), () => {}, address)
  say(JSON.stringify({ is: 'hello', token: randomBytes(32).toString('hex') }))
}

let open = 0
while (open < Number(count)) {
  const some = Math.min(AT_ONCE, Number(count) - open)
  await Promise.all(Array.from({ length: some }, come))
  open += some
}
process.send?.(open)
process.on('disconnect', () => process.exit())
