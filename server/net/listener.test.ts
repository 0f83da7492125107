/** A house that speaks TLS by itself. */
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSealed } from 'node:https'
import { type AddressInfo, connect as dialRaw } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as dialTls } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { first, ROOT, renewed } from '../../test/authority.ts'
import { closeAll, connectTo, house, newFolder, playOut, start, tableFor } from '../../test/open.ts'
import { limits } from '../limits.ts'
import type { Plan } from '../main.ts'
import { type CertificateFiles, readCertificate } from './certificate.ts'
import { listenerFor } from './listener.ts'

afterEach(closeAll)

type Pair = Readonly<Record<keyof CertificateFiles, string>>

/** As a program would that renews them: beside, and then in their place. */
function lay(files: CertificateFiles, pair: Partial<Pair>): void {
  for (const [which, words] of Object.entries(pair)) {
    const file = files[which as keyof CertificateFiles]
    writeFileSync(`${file}.new`, words)
    renameSync(`${file}.new`, file)
  }
}

/** A house with the first certificate, which looks again and again for the next, and what it has to log. */
async function sealed(plan: Partial<Plan> = {}) {
  const folder = newFolder()
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  lay(files, first)
  const troubles: { readonly where: string; readonly code: string }[] = []
  const open = await house({
    ...plan,
    certificate: readCertificate(files),
    log: 'error',
    logTo: { write: (line) => troubles.push(JSON.parse(line)) },
    limits: { certificateEvery: 1, ...plan.limits },
  })
  return { files, troubles, open, port: open.port }
}

const trusting = { ca: ROOT, host: 'localhost', family: 4 } as const
const asks = async (port: number, path: string, headers: Record<string, string> = {}) => {
  const [answer]: IncomingMessage[] = await once(
    getSealed({ ...trusting, port, path, headers, agent: false }),
    'response',
  )
  return answer as IncomingMessage
}
const guest = (port: number) => connectTo(`wss://localhost:${port}/socket`, { ca: ROOT, family: 4 })

/** The certificate that whoever calls now is shown. */
async function shownAt(port: number): Promise<'first' | 'renewed'> {
  const socket = dialTls({ ...trusting, servername: 'localhost', port })
  await once(socket, 'secureConnect')
  const { serialNumber } = socket.getPeerCertificate()
  socket.destroy()
  return serialNumber === '03' ? 'renewed' : 'first'
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}

describe('a house with a certificate', () => {
  test('answers over TLS, to who trusts its authority, and asks them to stay with it', async () => {
    const { port } = await sealed()
    const answer = await asks(port, '/readyz')
    expect(await text(answer)).toBe('ok\n')
    expect(answer.headers['strict-transport-security']).toBe('max-age=2592000')
    const [stranger] = await once(getSealed({ host: 'localhost', family: 4, port, agent: false }), 'error')
    expect(stranger.code).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
  })

  test('answers who offers another protocol, and refuses sockets that are none of its own', async () => {
    const { port } = await sealed()
    const offering = (upgrade: string) => asks(port, '/healthz', { connection: 'Upgrade', upgrade })
    expect(await text(await offering('h2c'))).toBe('ok\n')
    expect((await offering('websocket')).statusCode).toBe(404)
  })

  test('answers nobody who speaks plainly; a plain house asks nobody to come over TLS', async () => {
    const { port } = await sealed()
    const [error] = await once(getPlain({ host: '127.0.0.1', port, agent: false }), 'error')
    expect(['ECONNRESET', 'HPE_INVALID_CONSTANT']).toContain(error.code)
    const plain = await fetch(`http://127.0.0.1:${(await house()).port}/`)
    expect(plain.headers.get('strict-transport-security')).toBeNull()
  })

  test('plays a whole game over wss', async () => {
    const { port } = await sealed()
    const { people } = await tableFor([await guest(port), await guest(port)], 3)
    await start(people)
    await playOut(people)
    expect(people.map(({ room }) => room?.stage)).toEqual(['over', 'over'])
  })

  test('shows a renewed one to whoever comes, while those who are there play on', async () => {
    const { port, files, troubles } = await sealed()
    const { people } = await tableFor([await guest(port), await guest(port)], 3)
    await start(people)
    expect(await shownAt(port)).toBe('first')
    lay(files, renewed)
    await until(async () => (await shownAt(port)) === 'renewed')
    await playOut(people)
    expect(at(people, 0).room?.stage).toBe('over')
    expect((await asks(port, '/readyz')).statusCode).toBe(200)
    // Of two files one comes first; a house that looked in between says so, and shows what it had.
    for (const { where, code } of troubles) expect([where, code]).toEqual(['certificate', 'strange'])
  })

  test.each<[string, (files: CertificateFiles) => void, string]>([
    ['half of the pair', (files) => lay(files, { cert: renewed.cert }), 'strange'],
    ['half of a file', (files) => lay(files, { cert: renewed.cert.slice(0, 300) }), 'certificate'],
    ['no key', (files) => lay(files, { key: 'the cat walked over the disk\n' }), 'key'],
    ['nothing', ({ key }) => rmSync(key), 'unreadable'],
  ])('keeps what it has while there is %s, says so once, and takes what is whole', async (_, spoil, trouble) => {
    const { port, files, troubles } = await sealed()
    spoil(files)
    await until(() => troubles.length > 0)
    for (let calls = 0; calls < 5; calls++) expect(await shownAt(port)).toBe('first')
    expect(troubles.map(({ where, code }) => [where, code])).toEqual([['certificate', trouble]])
    lay(files, renewed)
    await until(async () => (await shownAt(port)) === 'renewed')
  })

  test('closes although somebody has called and says nothing', async () => {
    const { port, open } = await sealed({ limits: { goodbye: 1 } })
    const silent = dialRaw(port, '127.0.0.1')
    await once(silent, 'connect')
    // It has taken that call when it has answered the next.
    await asks(port, '/readyz')
    const ended = once(silent, 'close')
    await open.close()
    await ended
  })
})

test('whoever speaks something else than HTTP by now is cut off as well, at a plain house, too', async () => {
  const metrics = { trouble() {} }
  const { server, cut } = listenerFor(() => {}, { certificate: undefined, metrics, limits })
  // Taken over, and then nobody's.
  const taken = once(server, 'upgrade')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const caller = dialRaw((server.address() as AddressInfo).port, '127.0.0.1')
  const gone = once(caller, 'close')
  caller.write('GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await taken
  server.close()
  cut()
  await gone
})
