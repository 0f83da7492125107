/** HAProxy, where it is or can be had. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inContainer, install, run } from '../debian.ts'

export function haproxyPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path))
}

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchHAProxy(): Promise<string> {
  if (!haproxyPath() && inContainer()) {
    process.stderr.write('humbug: fetching HAProxy to put before several houses (once) …\n')
    install('haproxy')
    // Where services are started as soon as they are installed, this one would wait for nobody.
    run('service', ['haproxy', 'stop'])
  }
  return haproxyPath() ?? 'left out: several houses behind HAProxy, which is not here'
}
