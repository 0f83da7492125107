/** HAProxy, where it is or can be had. */
import { inContainer, installService, programAt } from '../debian.ts'

export const haproxyPath = (): string | undefined => programAt('haproxy', '/usr/sbin', '/usr/local/sbin')

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchHAProxy(): Promise<string> {
  if (!haproxyPath() && inContainer()) {
    process.stderr.write('humbug: fetching HAProxy to put before several houses (once) …\n')
    installService('haproxy')
  }
  return haproxyPath() ?? 'left out: several houses behind HAProxy, which is not here'
}
