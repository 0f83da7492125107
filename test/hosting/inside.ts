/** The ways, one after the other, where nobody else is: with processes, mounts and a network of their own, which end with this. */
import { execFileSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { at, sure } from '../../kernel/at.ts'
import { closeAll } from '../open.ts'
import { DOOR } from './base.ts'
import { club } from './club.ts'
import { laptop } from './laptop.ts'
import { ways } from './readme.ts'
import { summary, way } from './report.ts'
import { server } from './server.ts'

const [, , outside, ...only] = process.argv

const WIFI = [
  'link set lo up',
  'link add wifi type veth peer name air',
  'link set air up',
  'link set wifi up',
  'addr add 192.0.2.7/24 dev wifi',
]

/** A Wi-Fi in which this machine has an address, and the way out. */
async function network(): Promise<void> {
  for (const line of WIFI) execFileSync('ip', line.split(' '))
  const door = createServer((socket) => {
    const world = connect(sure(outside, 'world outside'))
    socket.pipe(world).pipe(socket)
    for (const end of [socket, world]) end.on('error', () => end.destroy())
  })
  await new Promise<void>((done) => door.listen(Number(new URL(DOOR).port), '127.0.0.1', done))
}

await network()
const tries = { laptop, server, club }
for (const [n, [name, tried]] of Object.entries(tries).entries()) {
  if (only.length > 0 && !only.includes(name)) continue
  const written = at(ways(), n)
  await way(written.title, () => tried(written))
  await closeAll()
}
process.exit(summary())
