/** Plays like a friendly beginner: trusts what it poured and saw itself, forgets that others pour too, and errs a little. */
import type { Bot } from '../../../kernel/bot.ts'
import { type Chance, pick } from '../../../kernel/chance.ts'
import { houseOf } from '../../etiquette/houses.ts'
import { isPoisoned, type Tokens, tokens } from '../../etiquette/tokens.ts'
import { moves } from '../moves.ts'
import type { Goblets, GobletsView, Move } from '../state.ts'
import { HASTY, type Mind, toastsFrom, worth } from './courtier.ts'

const FINE = 1 << 16
/** How far it errs, in points. */
const SLIP = 4
const slip = (chance: Chance) => (SLIP * chance(FINE)) / FINE

export const easy: Bot<Goblets> = {
  choose(view, chance) {
    const { table, hand, seat } = view
    const open = moves(view)
    if (open.length === 1 || table.stage === 'tie') return pick(open, chance)
    const goblets = believed(view)
    if (table.stage === 'drinking') return best(open, (move) => palatable(goblets, move) + slip(chance))
    const mind: Mind = { table, seat, house: houseOf(table, seat), card: hand.card, held: hand.tokens, goblets }
    const usual = open.filter(({ kind }) => kind !== 'toast')
    const move = best(usual, (one) => worth(mind, one, HASTY) + slip(chance))
    const toast = open.find(({ kind }) => kind === 'toast')
    return toast && worth(mind, move, HASTY) >= toastsFrom(table.round) ? toast : move
  },
}

function best(open: readonly Move[], value: (move: Move) => number): Move {
  const values = open.map(value)
  return open[values.indexOf(Math.max(...values))]!
}

function palatable(goblets: readonly Tokens[], move: Move): number {
  if (move.kind !== 'drink') return 0
  const goblet = goblets[move.place]!
  return (isPoisoned(goblet) ? -2 : 0) + 0.3 * goblet.wine
}

/** The goblets with what it put and saw there itself, and nothing else. */
function believed({ table, hand }: GobletsView): Tokens[] {
  const goblets = table.standing.map(() => tokens())
  for (const memory of hand.memory) {
    if (memory.kind === 'look') goblets[memory.at] = { ...memory.tokens }
    else if (memory.kind === 'pour') goblets[memory.at]![memory.token]++
  }
  for (const news of hand.news) {
    if (news.kind === 'saw' && table.standing[news.goblet.place]) goblets[news.goblet.place] = { ...news.tokens }
  }
  return goblets
}
