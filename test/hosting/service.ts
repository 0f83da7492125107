/** A service, started as its unit wishes: as that user, with that state, and shut in as far as a shell can do it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '../../kernel/at.ts'
import type { Unit } from './units.ts'

/** What must be there before: folders of its own, which alone it may write to where the system is shut. */
const SHUT = `root=$0 system=$1 tmp=$2 own=$3; shift 3
mount --rbind "$root" "$root" || exit 1
for place in $own; do mount --bind "$root$place" "$root$place" || exit 1; done
if [ "$tmp" = yes ]; then mount -t tmpfs -o mode=1777 tmpfs "$root/tmp" || exit 1; fi
if [ "$system" = strict ]; then mount -o remount,ro,bind "$root" || exit 1; fi
exec chroot "$root" "$@"`

const words = (text: string | undefined) => text?.split(/\s+/).filter((word) => word !== '') ?? []

interface Person {
  readonly name: string
  readonly id: number
  readonly group: number
  readonly home: string
}

function personIn(root: string, name: string): Person {
  const line = readFileSync(join(root, 'etc/passwd'), 'utf8').match(new RegExp(`^${name}:.*$`, 'm'))?.[0]
  const [, , id, group, , home] = sure(line, `user ${name}`).split(':')
  return { name, id: Number(id), group: Number(group), home: home ?? '/' }
}

/** Its folders, made if they are not there. */
function folders(root: string, unit: Unit, { id, group }: Person): string[] {
  const places = (['State', 'Runtime', 'Logs'] as const).flatMap((kind) => {
    const at = { State: '/var/lib', Runtime: '/run', Logs: '/var/log' }[kind]
    const mode = unit.one(`${kind}DirectoryMode`) ?? '0755'
    return words(unit.one(`${kind}Directory`)).map((name) => ({ place: join(at, name), mode }))
  })
  for (const { place, mode } of places)
    spawnSync('install', ['-d', '-o', `${id}`, '-g', `${group}`, '-m', mode, join(root, place)])
  return [...places.map(({ place }) => place), ...words(unit.one('ReadWritePaths'))]
}

function environment(root: string, unit: Unit, { name, home }: Person): string[] {
  const said = unit.all('Environment').flatMap((line) => line.match(/"[^"]*"|\S+/g) ?? [])
  const files = unit.all('EnvironmentFile').map((file) => join(root, file.replace(/^-/, '')))
  const read = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin'
  const all = [...said.map((pair) => pair.replace(/^"|"$/g, '')), ...read.filter((line) => /^\w+=/.test(line))]
  return [`HOME=${home}`, `USER=${name}`, `LOGNAME=${name}`, path, ...all]
}

/** Begins one of the commands that a unit names. */
export function begin(root: string, unit: Unit, command: string, main = 0): ChildProcess {
  const person = personIn(root, unit.one('User') ?? 'root')
  const env = [...environment(root, unit, person), `MAINPID=${main}`]
  const value = (name: string) => env.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const told = words(command.replace(/^[-+!:@]+/, '')).flatMap((word) =>
    // A variable that stands alone is as many words as it holds.
    word.startsWith('$') ? words(value(word.slice(1))) : word.replace(/\$\{(\w+)\}/g, (_, name) => value(name)),
  )
  const powers = words(unit.one('AmbientCapabilities')).map((word) => `+${word.toLowerCase().replace('cap_', '')}`)
  const more = powers.length > 0 ? [`--inh-caps=${powers}`, `--ambient-caps=${powers}`] : []
  const become = [`--reuid=${person.id}`, `--regid=${person.group}`, '--init-groups', ...more]
  const shut = [unit.one('ProtectSystem') ?? 'no', unit.one('PrivateTmp') ?? 'no']
  const own = folders(root, unit, person).join(' ')
  const net = unit.one('PrivateNetwork') === 'yes' ? ['--net'] : []
  const inside = ['setpriv', ...become, 'env', '-i', ...env, ...told]
  return spawn('unshare', ['--mount', ...net, 'sh', '-c', SHUT, root, ...shut, own, ...inside], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // What one of them says to its own group is not for the others.
    detached: true,
  })
}

/** What one of them said that ended, and whether it ended well. */
export async function ended(child: ChildProcess): Promise<{ said: string; code: number }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const [code, signal] = await once(child, 'close')
  return { said: signal ? `${said}${signal}` : said, code: code ?? 1 }
}
