/** The same rules on boardgame.io, in a process of its own so that neither warms the other's engine. */
import { spawnSync } from 'node:child_process'
import { sure } from '../kernel/at.ts'
import { packages, root } from '../scripts/ready.mjs'
import type { Figure } from './figures.ts'

export function peerFigures(): Figure[] {
  packages(process.execPath, `${root}/bench/peer`)
  const script = "import('./run.js').then(({ measure }) => measure(4000)).then((r) => console.log(JSON.stringify(r)))"
  const { stdout, status } = spawnSync(process.execPath, ['-e', script], {
    cwd: `${root}/bench/peer`,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('boardgame.io did not run')
  const { movesPerSecond } = JSON.parse(sure(stdout.trim().split('\n').at(-1), 'figure'))
  return [{ name: 'rats.boardgame.io', value: Math.round(movesPerSecond), unit: 'moves/s' }]
}
