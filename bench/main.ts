/** `npm run bench`, with `-- --json` for machines; with names of parts, as in `npm run bench -- page`, only those. */
import { goblets } from '../games/goblets/index.ts'
import { hoax } from '../games/hoax/index.ts'
import { games } from '../games/index.ts'
import { rats } from '../games/rats/index.ts'
import { toast } from '../games/toast/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Shape } from '../kernel/state.ts'
import { botFigures } from './bots.ts'
import type { Figure } from './figures.ts'
import { frameFigures } from './frames.ts'
import { housesFigures } from './houses.ts'
import { kernelFigures, sizeFigure } from './kernel.ts'
import { minuteFigures } from './minutes.ts'
import { coachPart, newcomerPart, pageFigures } from './page.ts'
import { peerFigures, peerServerFigures } from './peer.ts'
import { recordFigures } from './record.ts'
import { roundFigures } from './rounds.ts'
import { scaleFigures } from './scale.ts'
import { puppetFigures } from './server/puppets.ts'
import { siegeFigures } from './server/siege.ts'
import { socketFigures } from './server/sockets.ts'
import { serverFigures } from './server.ts'
import { tapFigures } from './taps.ts'
import { voiceFigures } from './voice.ts'

interface Part {
  readonly title: string
  readonly measure: () => Figure[] | Promise<Figure[]>
}

/** A game at its usual table, and the same at larger ones. */
function gameFigures<G extends Shape>(game: Game<G>, sizes: readonly [number, number, number]): Figure[] {
  const [usual, larger, largest] = sizes
  return [
    ...kernelFigures(game, usual, 500_000),
    ...[larger, largest].map((seats) => sizeFigure(game, seats, 500_000)),
    ...botFigures(game, usual),
  ]
}

const parts: Readonly<Record<string, Part>> = {
  kernel: { title: 'kernel, The Rats in the Walls, 4 seats', measure: () => kernelFigures(rats, 4, 1_000_000) },
  peer: { title: 'boardgame.io, the same rules', measure: peerFigures },
  records: { title: 'records', measure: () => recordFigures(rats, 4) },
  bots: { title: 'bots', measure: () => botFigures(rats, 4) },
  goblets: { title: 'Raise Your Goblets, 4, 6 and 12 seats', measure: () => gameFigures(goblets, [4, 6, 12]) },
  toast: { title: 'Toast!, 4, 6 and 12 seats', measure: () => gameFigures(toast, [4, 6, 12]) },
  hoax: { title: 'Hoax, 5, 8 and 12 seats', measure: () => gameFigures(hoax, [5, 8, 12]) },
  frames: {
    title: 'bytes a seat is sent for a move, 4 seats',
    measure: () => games.flatMap((game) => frameFigures(game, 4)),
  },
  taps: { title: 'taps of somebody who wants nothing, Hoax with four puppets', measure: tapFigures },
  minutes: { title: 'minutes of a game for one person among four hard puppets', measure: minuteFigures },
  rounds: { title: 'rounds of Hoax among hard puppets, 3, 5, 8 and 12 seats', measure: roundFigures },
  house: { title: 'the house', measure: serverFigures },
  houses: { title: 'several houses at one PostgreSQL', measure: housesFigures },
  scale: { title: 'what more people need, on paper', measure: scaleFigures },
  sockets: { title: 'a house full of idle sockets', measure: socketFigures },
  servers: { title: 'servers of others, the same rules', measure: peerServerFigures },
  puppets: { title: 'another table beside sixty of hard puppets', measure: puppetFigures },
  siege: { title: 'somebody else in a house that one attacks', measure: siegeFigures },
  page: { title: 'the page', measure: pageFigures },
  coach: { title: 'the coach, a whole game of five in a browser', measure: coachPart },
  voice: { title: 'voices and faces, 2 and 4 people', measure: voiceFigures },
  newcomer: { title: 'a newcomer, from the link to the first move', measure: newcomerPart },
}

const wished = process.argv.slice(2).filter((word) => word !== '--json')
const unknown = wished.find((word) => !(word in parts))
if (unknown) {
  process.stderr.write(`bench: there is no ${unknown} here, only --json and ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}
const json = process.argv.includes('--json')

const figures: Figure[] = []
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (wished.length > 0 && !wished.includes(name)) continue
  process.stderr.write(`measuring ${title} …\n`)
  figures.push(...(await measure()))
}
const value = (name: string) => figures.find((figure) => figure.name === name)?.value
const peer = value('rats.boardgame.io')
for (const name of ['bare', 'submit']) {
  const ours = value(`rats.${name}`)
  if (peer === undefined || ours === undefined) continue
  const times = Math.round((ours / peer) * 10) / 10
  figures.push({ name: `rats.${name}_over_boardgame.io`, value: times, unit: 'times', aim: '>= 100' })
}
const held = value('server.moves_per_s')
for (const [name, peerName, aim] of [
  ['server.over_boardgame_io', 'peer.boardgame_io_server.moves_per_s', '>= 10'],
  ['server.over_colyseus', 'peer.colyseus.moves_per_s', '>= 1.5'],
] as const) {
  const other = value(peerName)
  if (held === undefined || !other) continue
  figures.push({ name, value: Math.round((held / other) * 10) / 10, unit: 'times', aim })
}
if (json) process.stdout.write(`${JSON.stringify({ figures })}\n`)
else {
  for (const { name, value, unit, aim } of figures) {
    process.stdout.write(
      `${name.padEnd(34)} ${String(value).padStart(12)} ${unit.padEnd(8)} ${aim ? `aim ${aim}` : ''}\n`,
    )
  }
}
