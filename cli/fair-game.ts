import { createHash } from 'node:crypto'
import { at } from '../kernel/at.ts'
import { recollect } from '../kernel/bot.ts'
import { pick, scatter, seeded } from '../kernel/chance.ts'
import { commitment, fairLuck, type Terms } from '../kernel/fair.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { begin, enter } from '../kernel/match.ts'
import { chain, type Sealed, write } from '../kernel/record.ts'
import { botNamed, type PuppetName, pupilsAmong } from './puppet-names.ts'

/** One whole game of bots with provable luck, as a record. Repeatable, so its seed is no secret. */
export async function fairGame(game: Game, names: readonly PuppetName[], number: number): Promise<string> {
  const seed = createHash('sha256').update(`simulated ${number}`).digest('hex')
  const seats = names.length
  const options = defaults(game, seats)
  const devices = names.map(() => null)
  const terms: Terms = {
    table: `simulated-${number}`,
    game: game.key,
    seats,
    options,
    commitment: commitment(seed),
    devices,
  }
  const luck = fairLuck(seed, terms)
  const match = begin(game, seats, options, luck)
  const people = pupilsAmong(names)
  const bots = await Promise.all(names.map((name) => botNamed(game.key, name, people)))
  const own = names.map((_, seat) => seeded(scatter(number, seat)))
  for (;;) {
    const ranking = game.ranking(match.state.table)
    if (ranking) {
      const sealed: Sealed = { terms, dealt: match.record.dealt, entries: match.record.entries }
      return write({ ...sealed, closing: { ranking, seed, chain: chain(sealed) } })
    }
    const { asked, question } = match.state.agenda
    const seat = asked.length === 1 ? at(asked, 0, 'seat') : pick(asked, at(own, 0, 'luck'))
    const bot = at(bots, seat, 'bot')
    enter(match, seat, question, bot.choose(recollect(game, match.state, seat), at(own, seat, 'luck')), luck, 'bot')
  }
}
