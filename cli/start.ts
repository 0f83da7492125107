import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { openHouse } from '../server/http.ts'
import { welcome } from '../web/welcome.ts'
import { onlyFlags, read, Usage } from './words.ts'

const PORT = 4862

/** Opens the house and keeps it open until somebody closes it. */
export async function start(args: readonly string[]): Promise<string> {
  const words = read(args, { port: 'value', host: 'value' })
  onlyFlags(words)
  const { text, json } = words
  const port = words.whole('port', PORT, [0, 65_535])
  const host = words.value('host')
  const house = openHouse(welcome)
  try {
    house.listen(port, host)
    await once(house, 'listening')
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw new Usage(taken ? text.errors.portTaken(port) : text.errors.noListen(`${host ?? '*'}:${port}`))
  }
  const address = `http://${host ?? homeAddress()}:${(house.address() as AddressInfo).port}`
  process.stdout.write(
    json ? `${JSON.stringify({ address })}\n` : `${renderUnicodeCompact(address)}\n${text.open(address)}\n`,
  )
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  house.close()
  house.closeAllConnections()
  return json ? '' : text.closed
}

/** The address under which phones in the same house find this machine. */
function homeAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost'
}
