/** Run by `npm version` between the new number and the commit: see CONTRIBUTING.md, “How to release”. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepRelease } from '../test/releases/keep.ts'
import { released } from './changelog.ts'
import { heard, root } from './tools.ts'

const file = join(root, 'CHANGELOG.md')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const text = released(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10))
const kept = await keepRelease(version)
// From now on there are snapshots of games that are new in this version.
process.env.HUMBUG_SHAPE = 'write'
const shape = join(root, 'server/table/shape/shape.txt')
const { code, said } = await heard('vitest', ['run', '--project', 'house', 'server/table/shape'])
if (code !== 0) throw new Error(said)
writeFileSync(file, text)
process.exitCode = spawnSync('git', ['add', file, kept, shape], { cwd: root, stdio: 'inherit' }).status ?? 1
