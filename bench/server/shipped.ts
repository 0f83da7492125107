/** The house as it is shipped, in a few files: what people run is what is measured. Made once a run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { writePrograms } from '../../release/programs.ts'

interface Shipped {
  /** The module that opens a house. */
  readonly module: string
  /** `house.ts` as plain JavaScript, which opens one in a process of its own: Node takes a while to understand anything else. */
  readonly program: string
}

let made: Promise<Shipped> | undefined

export function shippedHouse(): Promise<Shipped> {
  made ??= make()
  return made
}

async function make(): Promise<Shipped> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await writePrograms(folder)
  const program = join(folder, 'bench')
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'bench/server/house.ts', outDir: program, target: 'node24', emptyOutDir: true },
  })
  return { module: join(folder, 'lib/house.js'), program: join(program, 'house.js') }
}
