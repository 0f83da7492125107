/** `npm run bench`, with `-- --json` for machines. */
import { rats } from '../games/rats/index.ts'
import { botFigures } from './bots.ts'
import type { Figure } from './figures.ts'
import { kernelFigures } from './kernel.ts'
import { peerFigures } from './peer.ts'
import { recordFigures } from './record.ts'
import { serverFigures } from './server.ts'

const unknown = process.argv.slice(2).find((word) => word !== '--json')
if (unknown) {
  process.stderr.write(`bench: there is no flag ${unknown} here\n`)
  process.exit(2)
}
const json = process.argv.includes('--json')

const parts: [string, () => Figure[] | Promise<Figure[]>][] = [
  ['kernel, The Rats in the Walls, 4 seats', () => kernelFigures(rats, 4)],
  ['boardgame.io, the same rules', peerFigures],
  ['records', () => recordFigures(rats, 4)],
  ['bots', () => botFigures(rats, 4)],
  ['the house', serverFigures],
]

const figures: Figure[] = []
for (const [title, measure] of parts) {
  process.stderr.write(`measuring ${title} …\n`)
  figures.push(...(await measure()))
}
const value = (name: string) => figures.find((figure) => figure.name === name)!.value
for (const name of ['bare', 'submit']) {
  const times = Math.round((value(`rats.${name}`) / value('rats.boardgame.io')) * 10) / 10
  figures.push({ name: `rats.${name}_over_boardgame.io`, value: times, unit: 'times', aim: '>= 100' })
}
if (json) process.stdout.write(`${JSON.stringify({ figures })}\n`)
else {
  for (const { name, value, unit, aim } of figures) {
    process.stdout.write(
      `${name.padEnd(34)} ${String(value).padStart(12)} ${unit.padEnd(8)} ${aim ? `aim ${aim}` : ''}\n`,
    )
  }
}
