/**
 * Our Containerfile, carried out without a container engine: a folder is the root of the image, and its programs run in there as the
 * user it names, with nothing to write to but the volume. What stands for Node's image is the Node that runs this, and what that needs;
 * `npm ci` is not run, since its packages are here; nor is a page built that is here already.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { root as ours } from '../../checks/tools.ts'
import { sure } from '../../kernel/at.ts'
import { pageFolder } from '../browser/page.ts'
import { newFolder } from '../open.ts'
import { commandIn, type Instruction, last, saying, stagesIn } from './containerfile.ts'

/** Nobody but who may mount can show somebody a tree that cannot be written to. */
export const canBeShut = spawnSync('unshare', ['-m', 'chroot', '/', 'true']).status === 0

export interface Image {
  readonly stage: readonly Instruction[]
  /** Begins a program in it, on a volume that stays. */
  begin(words: readonly string[]): ChildProcess
  /** What it begins by itself, with these words instead of its own. */
  start(...words: string[]): ChildProcess
}

export async function makeImage(): Promise<Image> {
  const [build = [], stage = []] = stagesIn(readFileSync(join(ours, 'Containerfile'), 'utf8'))
  const built = carriedOut(build, await pageFolder())
  const root = newFolder()
  chmodSync(root, 0o755)
  layNode(root)
  for (const { flags, rest } of saying(stage, 'COPY')) {
    const [from = '', to = ''] = rest.split(' ')
    cpSync(join(built, from), join(root, to), { recursive: true })
    const [uid, gid] = (flags.get('chown') ?? '0:0').split(':').map(Number)
    chownSync(join(root, to), sure(uid, 'user'), sure(gid, 'group'))
  }
  // As a new volume is: what the image has there, with its owner.
  const volume = newFolder()
  const kept = last(stage, 'VOLUME')
  execFileSync('cp', ['-a', `${join(root, kept)}/.`, volume])
  const env = { PATH: '/usr/local/bin', ...settings(stage) }
  const begin = (words: readonly string[]) => {
    const shut = `volume=$1 kept=$2 user=$3; shift 3
      mount --bind "$0" "$0" && mount --bind "$volume" "$0$kept" && mount -o remount,ro,bind "$0" &&
      exec chroot --userspec="$user" "$0" "$@"`
    const inside = ['-c', shut, root, volume, kept, last(stage, 'USER'), ...words]
    return spawn('unshare', ['-m', 'sh', ...inside], { env: { ...env, PATH: `${env.PATH}:${process.env.PATH}` } })
  }
  return { stage, begin, start: (...words) => begin([...commandIn(last(stage, 'ENTRYPOINT')), ...words]) }
}

/** The image has one Node; this machine may have an older one as well. */
const withOurNode = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }

/** What the stage that builds has made, in a folder that stands for its root. A page that went by the hash of other files would be built anew. */
function carriedOut(build: readonly Instruction[], page: string): string {
  const built = newFolder()
  const src = join(built, last(build, 'WORKDIR'))
  const ignored = readFileSync(join(ours, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
  const isIgnored = (path: string) =>
    ignored.some((line) => (line.startsWith('*') ? !path.includes('/') && path.endsWith(line.slice(1)) : path === line))
  cpSync(ours, src, { recursive: true, filter: (path) => !isIgnored(relative(ours, path)) })
  symlinkSync(join(ours, 'node_modules'), join(src, 'node_modules'))
  cpSync(page, join(src, relative(ours, page)), { recursive: true })
  for (const { rest } of saying(build, 'RUN')) {
    if (rest === 'npm ci') continue
    execFileSync('sh', ['-c', rest.replace(/ \//g, ` ${built}/`)], {
      cwd: src,
      env: withOurNode,
      stdio: ['ignore', 2, 2],
    })
  }
  return built
}

/** Node and the libraries that it names. */
function layNode(root: string): void {
  const lay = (from: string, to = from) => {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    copyFileSync(from, join(root, to))
  }
  lay(process.execPath, '/usr/local/bin/node')
  const named = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).match(/\/\S+(?= \()/g) ?? []
  for (const library of named) lay(library)
}

const settings = (stage: readonly Instruction[]) =>
  Object.fromEntries(
    saying(stage, 'ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
  )
