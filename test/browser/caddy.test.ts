/** The page over TLS, as Caddy brings it: all that browsers allow there and nowhere else, and a game from its first page to its end. */
import { hash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { proxiesAt } from '../../server/net/address.ts'
import { caddyPath } from '../caddy/found.ts'
import { type Gate, openGate } from '../caddy/server.ts'
import { closeAll, house, newFolder } from '../open.ts'
import { playOut } from './board.ts'
import { launch, launchIn } from './chromium.ts'
import { pageHere } from './page.ts'
import { Person, type Place, type Visitor } from './person.ts'
import { join, lay, sitDown, start } from './table.ts'

/** With this a browser trusts this very key, and no other that it would not. */
function trust({ certificate }: Gate): string {
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`
}

describe.skipIf(!caddyPath())('behind Caddy', () => {
  let gate: Gate
  let place: Place
  const people: Person[] = []
  beforeAll(async () => {
    const { port } = await house({
      page: await pageHere(),
      proxies: proxiesAt(['loopback']),
      limits: { requestBurst: 1_000_000, logSteps: 100_000 },
    })
    gate = await openGate(port)
    const address = (path = '/') => `https://localhost:${gate.port}${path}`
    place = { browser: await launch('quick', [trust(gate)]), wire: { state: 'whole' }, address, port }
  })
  afterAll(async () => {
    await place.browser.close()
    await gate.close()
    await closeAll()
  })
  afterEach(async () => {
    const gone = people.splice(0)
    await Promise.all(gone.map((person) => person.leave('closed')))
    expect(gone.flatMap(({ complaints }) => complaints)).toEqual([])
  })
  const comes = async (visitor: Partial<Visitor>) => {
    const person = await Person.come(place, visitor)
    people.push(person)
    return person
  }

  test('the page can be installed, is kept on the device, keeps it awake, and may be written to', async () => {
    const context = await launchIn(newFolder(), [trust(gate)])
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(place.address())
    const allowed = await page.evaluate(() => [isSecureContext, 'PushManager' in window])
    expect(allowed).toEqual([true, true])
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(worker).toBe(place.address('/sw.js'))

    const devtools = await context.newCDPSession(page)
    const { url, errors } = await devtools.send('Page.getAppManifest')
    expect([url, errors]).toEqual([place.address('/manifest.webmanifest'), []])
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })

    expect(await page.evaluate(async () => (await navigator.wakeLock.request('screen')).released)).toBe(false)
    const key = await page.evaluate(async () => (await fetch('/letters')).text())
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  })

  test('two people and a puppet play to the end, over wss', async () => {
    const [ada, ben] = await Promise.all([comes({ name: 'Ada' }), comes({ name: 'Ben', as: 'phone', language: 'de' })])
    const lines: string[] = []
    for (const { page } of people) page.on('websocket', (socket) => lines.push(socket.url()))
    const code = await lay(ada, { seats: 3 })
    await join(ben, code)
    await sitDown(ben)
    await start(ada, [ben])
    await playOut([ada, ben], 'bold')
    expect(await ada.text('.over')).toMatch(/win|share/)
    expect(await ben.text('.over')).toMatch(/gewinn|teil/)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(new RegExp(`^wss://localhost:${gate.port}/socket`))
  })

  test('somebody who does not trust it is not let in unwarned', async () => {
    const other = await launch()
    const page = await other.newPage()
    await expect(page.goto(place.address())).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
    await other.close()
  })
})
