/** What a unit of systemd says of a service: as much of its grammar as ours, Caddy's, HAProxy's and PostgreSQL's need. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const places = ['etc/systemd/system', 'lib/systemd/system', 'usr/lib/systemd/system']

export interface Unit {
  readonly name: string
  /** The last that is said of this. */
  one(key: string): string | undefined
  /** All that is said of it. */
  all(key: string): readonly string[]
}

/** `humbug@4871` is one of many that `humbug@.service` tells of. */
export function unitIn(root: string, asked: string): Unit | undefined {
  const name = asked.includes('.') ? asked : `${asked}.service`
  const [, one = ''] = /@(.*)\.\w+$/.exec(name) ?? []
  const files = [name, name.replace(/@.*(?=\.)/, '@')]
  const file = files.flatMap((file) => places.map((place) => join(root, place, file))).find((path) => existsSync(path))
  if (!file) return undefined
  const said = saidIn(readFileSync(file, 'utf8').replaceAll('%i', one).replaceAll('%S', '/var/lib'))
  const all = (key: string) => said.filter(([known]) => known === key).map(([, value]) => value)
  return { name, one: (key) => all(key).at(-1), all }
}

function saidIn(text: string): [key: string, value: string][] {
  const lines = text.replace(/\\\n/g, ' ').split('\n')
  return lines.flatMap((line) => {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    return key === undefined || value === undefined ? [] : [[key, value.trim()]]
  })
}
