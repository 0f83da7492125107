/** The package as it is published: programs, page, rules and fonts, and nothing that would have to be compiled or fetched. */
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '../kernel/at.ts'
import { writePage } from './page.ts'
import { writePrograms } from './programs.ts'

const root = join(import.meta.dirname, '..')
const said = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** What whoever hosts it reads, and puts in its place. */
const papers = [
  ...['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'],
  ...[
    'docs/authoring/bots.md',
    'docs/systemd',
    'docs/ops',
    'docs/Caddyfile',
    'docs/haproxy.cfg',
    'docs/turnserver.conf',
    'docs/scale.md',
  ],
]

export interface Packed {
  readonly file: string
  readonly version: string
  /** In bytes, as it is sent and as it lies on a disk. */
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

/** Makes the package and puts it into a folder, as a tarball. */
export async function makePackage(folder: string, building: () => void = () => {}): Promise<Packed> {
  const draft = join(folder, 'package')
  rmSync(draft, { recursive: true, force: true })
  await writePrograms(draft)
  await writePage(join(draft, 'page'), building)
  writeBin(join(draft, 'bin'))
  for (const name of papers) cpSync(join(root, name), join(draft, name), { recursive: true })
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  const packed = pack(draft)
  const file = join(folder, packed.filename)
  renameSync(join(draft, packed.filename), file)
  rmSync(draft, { recursive: true })
  return { ...packed, file }
}

function writeBin(folder: string): void {
  mkdirSync(folder)
  copyFileSync(join(root, 'scripts/packaged.mjs'), join(folder, 'humbug.mjs'))
  copyFileSync(join(root, 'scripts/ready.mjs'), join(folder, 'ready.mjs'))
  chmodSync(join(folder, 'humbug.mjs'), 0o755)
}

function manifest() {
  const { name, version, description, license, type } = said()
  return { name, version, description, license, type, bin: { humbug: 'bin/humbug.mjs' }, engines: { node: '>=18' } }
}

type Filed = Packed & { readonly filename: string }

function pack(folder: string): Filed {
  const { stdout, stderr, status } = spawnSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack: ${stderr}`)
  const answer: Filed[] | Readonly<Record<string, Filed>> = JSON.parse(stdout)
  // One or many: which, depends on the npm.
  return sure(Object.values(answer)[0], 'package')
}
