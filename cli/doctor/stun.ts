/** The first thing that a device asks a server for voices, over UDP: who am I to you? (RFC 8489) */
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

const [ASKS, ANSWERS] = [0x0001, 0x0101]
const COOKIE = 0x2112a442

/** Whether it answers within so many milliseconds. `address` is a number, not a name. */
export async function answersStun(address: string, port: number, within: number): Promise<boolean> {
  const head = Buffer.alloc(8)
  head.writeUInt16BE(ASKS)
  head.writeUInt32BE(COOKIE, 4)
  const asked = Buffer.concat([head, randomBytes(12)])
  const isAnswer = (heard: Buffer) =>
    heard.length >= 20 && heard.readUInt16BE() === ANSWERS && heard.subarray(4, 20).equals(asked.subarray(4))
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
  const signal = AbortSignal.timeout(within)
  try {
    // Only whoever is there is heard; and where nobody is, this machine says so at once.
    socket.connect(port, address)
    await once(socket, 'connect', { signal })
    socket.send(asked)
    for (;;) {
      const [heard] = await once(socket, 'message', { signal })
      if (isAnswer(heard)) return true
    }
  } catch {
    return false
  } finally {
    socket.close()
  }
}
