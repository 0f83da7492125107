/**
 * `npm run hosting`: README's ways to host, typed word for word on an empty Debian in a folder. Whoever runs it must be root, since
 * only root may give a folder processes, mounts and a network of its own. With `laptop`, `server` or `club`, only those.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePackage } from '../../release/package.ts'
import { canBeShut } from '../container/image.ts'
import { inContainer } from '../debian.ts'
import { newFolder } from '../open.ts'
import { clearCopies, readyBase } from './base.ts'
import { openOutside } from './outside.ts'

if (!inContainer() || !canBeShut) {
  process.stderr.write('hosting: only root of a Debian can try this, who may mount\n')
  process.exit(2)
}
const folder = newFolder()
readyBase()
process.stderr.write('humbug: making the package …\n')
const socket = join(folder, 'outside')
await openOutside(socket, await makePackage(folder))
const apart = ['--mount', '--pid', '--fork', '--mount-proc', '--net']
const words = [join(import.meta.dirname, 'inside.ts'), socket, ...process.argv.slice(2)]
const child = spawn('unshare', [...apart, process.execPath, ...words], { stdio: 'inherit' })
const [code] = await once(child, 'exit')
// Where something failed, whoever wants to know why looks there.
if (code === 0) clearCopies()
rmSync(folder, { recursive: true, force: true })
process.exit(code ?? 1)
