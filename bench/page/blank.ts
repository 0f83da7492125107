/** A yardstick: an empty page with one script of 70 kB, about what a well-known framework alone weighs. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const BYTES = 70_000
const html = '<!doctype html><html lang="en"><title>Blank</title><body><script src="/script.js"></script>'

/** Functions upon functions, which are read and never called; the last line shows that it was reached. */
function script(): string {
  const lines: string[] = []
  for (let n = 0, size = 0; size < BYTES; n++) {
    const line = `function part${n}(a,b){return a>${n % 97}?[a*${n},b]:{a:b+"${n.toString(36)}",b:a-${n * 7}}}`
    lines.push(line)
    size += line.length + 1
  }
  lines.push("document.body.appendChild(document.createElement('p')).id='done'")
  return lines.join('\n')
}

export async function blankPage(): Promise<{ port: number; close(): void }> {
  const code = script()
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/' ? ['text/html', html] : ['text/javascript', code]
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, close }
}
