/** For the Containerfile: `node release/image.ts FOLDER` writes the programs there, and the page beside them. Node needs no more. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '../kernel/at.ts'
import { builtPage } from '../web/build.ts'
import { writePrograms } from './programs.ts'

const folder = sure(process.argv[2], 'folder')
await writePrograms(folder)
cpSync(await builtPage(() => process.stderr.write('humbug: Building the page …\n')), join(folder, 'page'), {
  recursive: true,
})
