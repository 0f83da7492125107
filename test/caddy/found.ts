/** Caddy, where it is or can be had. */
import { inContainer, installService, programAt } from '../debian.ts'

export const caddyPath = (): string | undefined => programAt('caddy', '/usr/bin', '/usr/local/bin')

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchCaddy(): Promise<string> {
  if (!caddyPath() && inContainer()) {
    process.stderr.write('humbug: fetching Caddy to put before a house (once) …\n')
    installService('caddy')
  }
  return caddyPath() ?? 'left out: a house behind Caddy, which is not here'
}
