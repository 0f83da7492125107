/** A real Caddy with the configuration that we ship, before a house of a test, with an authority of its own for that long. */
import { spawnSync } from 'node:child_process'
import type { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { root } from '../../checks/tools.ts'
import { sure } from '../../kernel/at.ts'
import { freePort } from '../free-port.ts'
import { leashed, letGo } from '../leash.ts'
import { caddyPath } from './found.ts'

const program = () => sure(caddyPath(), 'Caddy')
const shipped = join(root, 'docs/Caddyfile')

export interface Gate {
  readonly port: number
  /** The authority that signed its certificate. */
  readonly root: string
  /** The certificate that it shows as localhost. */
  readonly certificate: X509Certificate
  close(): Promise<void>
}

/** Nobody is asked for a certificate, nothing is done to this machine, and no port is taken but ours. */
const ALONE = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tlocal_certs\n}\n'

/** What we ship, but for where the house is. */
function configured(house: number): string {
  const text = readFileSync(shipped, 'utf8')
    .replace(/^{\$HUMBUG_HOST:parlour\.example} {$/m, '$&\n\tbind 127.0.0.1')
    .replace(/^(\treverse_proxy 127\.0\.0\.1:)\d+$/m, `$1${house}`)
  return `${ALONE}${text}`
}

/** The same for several houses, as the comment in it says. */
const forSeveral = (text: string) =>
  text.replace(/^\treverse_proxy 127\.0\.0\.1:\d+$/m, '').replace(/^\t# (?=@tables|reverse_proxy|\t|}$)/gm, '\t')

/** Says what Caddy has to say against what we ship, as it is or for several houses: nothing, if that is well. */
export function objections(houses: 'one' | 'several'): string {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-caddy-'))
  const text = readFileSync(shipped, 'utf8')
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, houses === 'one' ? text : forSeveral(text))
  const words = ['adapt', '--validate', '--adapter', 'caddyfile', '--config', file]
  const { status, stdout, stderr } = spawnSync(program(), words, { encoding: 'utf8', env: within(folder) })
  const upstreams = new Set(stdout.match(/127\.0\.0\.1:\d+/g))
  if (status !== 0 || upstreams.size !== (houses === 'one' ? 1 : 3)) return `Caddy does not take it: ${stdout}${stderr}`
  return stderr.includes('"warn"') ? stderr : ''
}

const within = (folder: string) => ({ ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder })

/** Stands before this house. */
export async function openGate(house: number): Promise<Gate> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-caddy-'))
  const file = join(folder, 'Caddyfile')
  const port = await freePort()
  writeFileSync(file, configured(house))
  const env = { ...within(folder), HUMBUG_HOST: `https://localhost:${port}` }
  const words = ['run', '--adapter', 'caddyfile', '--config', file]
  const child = leashed(program(), words, { cwd: folder, end: 'TERM', env })
  const gone = once(child, 'exit')
  let heard = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    heard = `${heard}${text}`.slice(-4000)
  })
  let certificate: X509Certificate | undefined
  while (!certificate) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${heard}`)
    certificate = await shownAt(port)
  }
  letGo(child)
  return {
    port,
    root: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    certificate,
    async close() {
      child.kill()
      await gone
    },
  }
}

/** The certificate that is shown there, whoever signed it; undefined while nobody shows one. */
async function shownAt(port: number): Promise<X509Certificate | undefined> {
  const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false })
  const shown = await new Promise<X509Certificate | undefined>((done) => {
    socket.once('secureConnect', () => done(socket.getPeerX509Certificate())).once('error', () => done(undefined))
  })
  socket.destroy()
  return shown
}
