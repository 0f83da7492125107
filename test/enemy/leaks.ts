/** Houses that let something hidden show, each in one way. The evenings are worth something if every one is noticed. */
import { look, type Seat } from '../../kernel/state.ts'
import type { Ports } from '../../server/ports.ts'
import { gameOf, type Table } from '../../server/table/table.ts'
import type { Spoil } from './side.ts'

type Conduct = Ports['conduct']

const withConduct = (change: (natural: Conduct) => Partial<Conduct>): Spoil => {
  return (ports) => ({ ...ports, conduct: { ...ports.conduct, ...change(ports.conduct) } })
}

/** A number that depends on everything that is hidden at this table. */
function hiddenAt({ play }: Table): number {
  return mixed(JSON.stringify([play?.state.hands, play?.state.box]))
}

function mixed(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 7)
}

/** A number that depends on what this seat holds. */
function heldBy({ play }: Table, seat: Seat): number {
  return mixed(JSON.stringify(play?.state.hands[seat]))
}

/** Whoever is asked and holds something about which there is little to think. */
function resigned(table: Table): { seat: Seat; move: { kind: string } } | undefined {
  const { play, stage, paused } = table
  if (!play || stage !== 'playing' || paused !== null) return undefined
  const seat = play.state.agenda.asked.find((other) => heldBy(table, other) % 4 === 0)
  const move = seat === undefined ? undefined : gameOf(table).moves(look(play.state, seat))[0]
  return seat !== undefined && move ? { seat, move } : undefined
}

export const leaks: Readonly<Record<string, Spoil>> = {
  'lets bots move as soon as they have thought enough': (ports) => ({
    ...ports,
    limits: { ...ports.limits, botLeast: 0, botSpread: 0, botHard: 0, botStep: 1 },
  }),
  'refuses a move in other words where another could make it': withConduct(({ decide }) => ({
    decide(table, device, command, lent) {
      const answer = decide(table, device, command, lent)
      if (answer !== 'illegal' || command.is !== 'move' || !table.play) return answer
      const { state } = table.play
      const others = state.hands.flatMap((_, seat) => gameOf(table).moves(look(state, seat)))
      return others.some(({ kind }) => kind === command.move.kind) && hiddenAt(table) % 2 > 0 ? 'closed' : answer
    },
  })),
  'says more where more is hidden': withConduct(({ enact }) => ({
    enact(table, deed, at) {
      const written = enact(table, deed, at)
      for (let more = hiddenAt(table) % 3; more > 0; more--) table.news.push({ kind: 'time' })
      return written
    },
  })),
  'shows its seed before the end': withConduct(({ enact }) => ({
    enact(table, deed, at) {
      const written = enact(table, deed, at)
      const { seed } = table
      if (deed.kind === 'wished') table.news.push({ kind: 'said', seat: 0, words: { is: 'text', text: seed } })
      return written
    },
  })),
  'gives more time to who holds more': withConduct(({ enact }) => ({
    enact(table, deed, at) {
      const written = enact(table, deed, at)
      const { play } = table
      const isGame = deed.kind === 'dealt' || deed.kind === 'played'
      if (play && isGame) play.since = play.since.map((since) => since && since - (hiddenAt(table) % 5))
      return written
    },
  })),
  'answers at once for whoever has little to think about': withConduct(({ next }) => ({
    next(table, lent) {
      const first = resigned(table)
      return next(table, lent) ?? (first && { kind: 'played', ...first, by: 'clock' })
    },
  })),
  'lets in whomever the host lets in': withConduct(({ decide }) => ({
    decide(table, device, command, lent) {
      const answer = decide(table, device, command, lent)
      if (command.is !== 'let in' || (answer !== 'consent' && answer !== 'too soon')) return answer
      const { seat, name } = command
      const offer = table.offers.find((other) => other.seat === seat && other.name === name)
      return offer ? { kind: 'let in', seat, device: offer.device, name } : answer
    },
  })),
}
