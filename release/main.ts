/** `npm run release` makes the package, its notes and a list of what is inside, all in `dist/release`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf } from '../checks/changelog.ts'
import { makePackage } from './package.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist/release')
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

mkdirSync(folder, { recursive: true })
const { file, version, size, unpackedSize, files } = await makePackage(folder)
const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
const list = files.map(({ path, size }) => `${String(size).padStart(9)}  ${path}`)
writeFileSync(join(folder, `humbug-${version}.notes.md`), `# Humbug ${version}\n\n${notes}\n`)
writeFileSync(join(folder, `humbug-${version}.files.txt`), `${list.join('\n')}\n`)
process.stdout.write(`${file}: ${kilobytes(size)}, ${files.length} files, ${kilobytes(unpackedSize)} unpacked\n`)
