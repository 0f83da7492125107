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

const SECONDS = 5

/** What a server of others holds with four at a table, as ours is asked to; in memory, while ours is on the disk. */
function serverFigures(name: string, driver: string): Figure[] {
  const { stdout, status } = spawnSync(process.execPath, ['live/drive.js', driver, String(SECONDS)], {
    cwd: `${root}/bench/peer`,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`${driver} did not run`)
  const { held, bytes, leaked } = JSON.parse(sure(stdout.trim().split('\n').at(-1), 'figures'))
  return [
    { name: `peer.${name}.moves_per_s`, value: held, unit: 'moves/s' },
    { name: `peer.${name}.bytes_per_move`, value: Math.round(bytes), unit: 'B' },
    { name: `peer.${name}.leaked_bytes`, value: leaked, unit: 'B' },
  ]
}

export function peerServerFigures(): Figure[] {
  packages(process.execPath, `${root}/bench/peer`)
  return [...serverFigures('boardgame_io_server', 'boardgame'), ...serverFigures('colyseus', 'colyseus')]
}
