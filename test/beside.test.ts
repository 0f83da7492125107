/** `npx vite` beside an open house: the page as it is being written, and everything else from the house. */
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeAll, house, newFolder } from './open.ts'

const root = join(import.meta.dirname, '..')

afterEach(closeAll)

/** Opens both; says what each answers to the same. */
async function both() {
  const { port } = await house()
  vi.stubEnv('HUMBUG_PORT', String(port))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir: newFolder(),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  onTestFinished(() => vite.close())
  await vite.listen()
  const address = vite.httpServer?.address()
  const at = (which: number | undefined) => async (path: string, method: string) => {
    const answer = await fetch(`http://127.0.0.1:${which}${path}`, { method, headers: { accept: '*/*' } })
    return [method, path, answer.status, await answer.text()]
  }
  return { house: at(port), vite: at(typeof address === 'object' ? address?.port : undefined) }
}

test('what the page asks of the house comes from it, and the page itself does not', async () => {
  const ask = await both()
  for (const [path, method = 'GET'] of [
    ['/kept'],
    ['/letters'],
    ['/record/N941HV/1'],
    ['/record/N941HV/1/people'],
    ['/bets/N941HV/1'],
    ['/honours/N941HV/1'],
    ['/circles'],
    ['/circles/N941HV'],
    ['/circles/N941HV/book'],
    ['/circles/N941HV/door'],
    ['/table/N941HV'],
    ['/table', 'POST'],
    ['/spare', 'POST'],
  ] as const) {
    expect(await ask.vite(path, method)).toEqual(await ask.house(path, method))
  }
  for (const path of ['/table/Again.tsx', '/bets/Believed.tsx', '/circle/Circle.tsx']) {
    expect((await ask.vite(path, 'GET'))[3]).toContain('import')
  }
})
