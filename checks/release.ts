/** Run by `npm version` between the new number and the commit: see CONTRIBUTING.md, “How to release”. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { released } from './changelog.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'CHANGELOG.md')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(file, released(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)))
process.exitCode = spawnSync('git', ['add', file], { cwd: root, stdio: 'inherit' }).status ?? 1
