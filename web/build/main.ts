/** `node web/build/main.ts FOLDER`: builds the page into an empty folder. */
import { join } from 'node:path'
import { build } from 'vite'
import { complete } from './complete.ts'
import { compress } from './compress.ts'

const folder = process.argv[2]!
try {
  await build({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: folder },
  })
  complete(folder)
  await compress(folder)
} catch (error) {
  // What is wrong stands in the message; where the bundler noticed it helps nobody.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
