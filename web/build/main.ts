/** `node web/build/main.ts FOLDER`: builds the page into an empty folder. */

import { join } from 'node:path'
import { build } from 'vite'
import { sure } from '../../kernel/at.ts'
import { complete } from './complete.ts'
import { compress } from './compress.ts'

const folder = sure(process.argv[2], 'FOLDER to build into')
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
