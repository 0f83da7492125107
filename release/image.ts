/** For the Containerfile: `node release/image.ts FOLDER` writes the programs there, and the page beside them. Node needs no more. */
import { join } from 'node:path'
import { sure } from '../kernel/at.ts'
import { writePage } from './page.ts'
import { writePrograms } from './programs.ts'

const folder = sure(process.argv[2], 'folder')
await writePrograms(folder)
await writePage(join(folder, 'page'), () => process.stderr.write('humbug: Building the page …\n'))
