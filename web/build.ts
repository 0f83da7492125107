/**
 * The page, built when it is needed. What was built lies under the hash of all that went into it, and gets there in one
 * piece: a folder that is there is whole and fresh, and two who build at once make the same one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from './build/stamp.ts'

const HOUR = 3_600_000

/** The page could not be built; why not has been said on the error output. */
export class Unbuilt extends Error {
  override message = 'the page could not be built'
}

/** The folder of the page. Says that it is `building` if that takes a moment. Where there is nothing to build it from, it comes built. */
export async function builtPage(building: () => void, root = join(import.meta.dirname, '..')): Promise<string> {
  if (!existsSync(join(root, 'web'))) return join(root, 'page')
  const pages = join(root, 'dist/page')
  let stamp = stampOf(root)
  if (!existsSync(join(pages, stamp))) {
    building()
    mkdirSync(pages, { recursive: true })
    stamp = await build(root, pages, stamp)
    tidy(pages)
  }
  return join(pages, stamp)
}

async function build(root: string, pages: string, stamp: string): Promise<string> {
  const draft = mkdtempSync(join(pages, 'draft-'))
  try {
    await bundle(root, draft)
    const now = stampOf(root)
    // Somebody was still writing: this may be half of the old and half of the new.
    if (now !== stamp) return await build(root, pages, now)
    keep(draft, join(pages, stamp))
    return stamp
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** In a process of its own: a house that stays open for months need not keep a bundler in memory. */
async function bundle(root: string, into: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [join(root, 'web/build/main.ts'), into], { env, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Unbuilt()
}

function keep(draft: string, folder: string): void {
  // Drafts are private; whoever runs the house may be another than who built its page.
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another one was quicker, with the same page.
    if (!existsSync(folder)) throw error
  }
}

/** After an hour nobody is building or reading the others any more. */
function tidy(pages: string): void {
  for (const name of readdirSync(pages)) {
    const { mtimeMs } = statSync(join(pages, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > HOUR) rmSync(join(pages, name), { recursive: true, force: true })
  }
}
