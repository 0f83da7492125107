/** An empty Debian in a folder, made once of what this machine's own apt is told to fetch from, and copied for every way. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../checks/tools.ts'
import { sure } from '../../kernel/at.ts'
import { install, programAt } from '../debian.ts'

export const home = join(root, '.runtime/hosting')
const base = join(home, 'base')

/** Where the world outside is found by whoever is shut in. */
export const DOOR = 'http://127.0.0.1:3128/'

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { stdio: ['ignore', 2, 2], env: { ...process.env, LC_ALL: 'C.UTF-8' } })

/** Where this machine fetches Debian from: each place, its release, and what of it. */
function sources(): { site: string; release: string; part: string }[] {
  const words = ['indextargets', '--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)', 'Created-By: Packages']
  const lines = execFileSync('apt-get', words, { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [site = '', release = '', part = ''] = line.split(' ')
    return { site, release, part }
  })
}

/** Nobody sits there who could say yes; the world is behind a door. */
const APT = `APT::Get::Assume-Yes "true";
Acquire::Languages "none";
Acquire::http::Proxy "${DOOR}";
`

const NPM = `registry=${DOOR}
replace-registry-host=always
`

/** Makes it if it is not there yet. */
export function readyBase(): void {
  if (existsSync(base)) return
  process.stderr.write('humbug: fetching an empty Debian (once) …\n')
  if (!programAt('debootstrap', '/usr/sbin')) install('debootstrap')
  const draft = `${base}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const all = sources()
  const { site, release } = sure(
    all.find(({ release }) => !release.includes('-')),
    'place that Debian is fetched from',
  )
  run('debootstrap', '--variant=minbase', release, draft, site)
  const lines = all.map(({ site, release, part }) => `deb ${site} ${release} ${part}\n`)
  writeFileSync(join(draft, 'etc/apt/sources.list'), lines.join(''))
  run('chroot', draft, 'apt-get', 'update')
  writeFileSync(join(draft, 'etc/apt/apt.conf.d/90humbug'), APT)
  // Nothing here need outlive a power cut.
  writeFileSync(join(draft, 'etc/dpkg/dpkg.cfg.d/humbug'), 'force-unsafe-io\n')
  // Debian's npm and the one that comes with Node look in places of their own.
  mkdirSync(join(draft, 'usr/local/etc'), { recursive: true })
  for (const place of ['etc/npmrc', 'usr/local/etc/npmrc']) writeFileSync(join(draft, place), NPM)
  renameSync(draft, base)
}

/** A fresh one. */
export function copyBase(name: string): string {
  const copy = join(home, `root-${name}`)
  rmSync(copy, { recursive: true, force: true })
  execFileSync('cp', ['-a', '--reflink=auto', base, copy])
  return copy
}

/** Copies that nobody wants to look into any more. Nothing may be mounted in them. */
export function clearCopies(): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith('root-')) rmSync(join(home, name), { recursive: true, force: true })
  }
}
