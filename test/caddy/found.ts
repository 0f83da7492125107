/** Caddy, where it is or can be had. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inContainer, install, run } from '../debian.ts'

export function caddyPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'caddy')).find((path) => existsSync(path))
}

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchCaddy(): Promise<string> {
  if (!caddyPath() && inContainer()) {
    process.stderr.write('humbug: fetching Caddy to put before a house (once) …\n')
    install('caddy')
    // Where services are started as soon as they are installed, this one would wait for nobody.
    run('service', ['caddy', 'stop'])
  }
  return caddyPath() ?? 'left out: a house behind Caddy, which is not here'
}
