/** What a coach at this table goes by: how many rats there may be, and the round as it was solved. */
import { at } from '../../kernel/at.ts'
import { recollect } from '../../kernel/bot.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Coach } from '../../kernel/coach.ts'
import { type Seat, same } from '../../kernel/state.ts'
import { hard } from './bots/hard.ts'
import { normal } from './bots/normal.ts'
import { expected } from './bots/standing.ts'
import { heard } from './claims.ts'
import { reckoning } from './confession.why.ts'
import { rats as game } from './index.ts'
import { THROWN } from './odds.ts'
import { type Claim, type Rats, type RatsState, type RatsView, rats } from './state.ts'

export type Fact =
  | { readonly kind: 'saw'; readonly rats: number }
  /** The likeliest numbers of rats, the likeliest first. */
  | { readonly kind: 'under'; readonly odds: readonly { readonly rats: number; readonly likely: number }[] }
  | { readonly kind: 'heard'; readonly from: Seat; readonly claim: Claim; readonly likely: number }

/** So many numbers are named. */
const NAMED = 3
const FINE = 1 << 20

/** Dice that fit are thrown until some come up that whoever looked would have spoken of like that. */
function world(view: RatsView, chance: Chance): RatsState {
  const { spread } = reckoning(view)
  const thrown = at(THROWN, view.table.dice, 'throw of dice')
  const ratios = spread.map((likely, n) => (at(thrown, n) > 0 ? likely / at(thrown, n) : 0))
  const most = Math.max(...ratios)
  for (;;) {
    const found = game.imagine(view, chance)
    const { dice } = found.box
    if (view.hand.dice || dice.length === 0 || chance(FINE) < (FINE * at(ratios, rats(dice))) / most) return found
  }
}

function facts(view: RatsView): Fact[] {
  const { table, hand } = view
  if (table.stage === 'must kill' || table.stage === 'may kill') return []
  const { spread, likely } = reckoning(view)
  const odds = spread.map((share, n) => ({ rats: n, likely: share })).filter((one) => one.likely > 0)
  const named = odds.sort((one, other) => other.likely - one.likely).slice(0, NAMED)
  const under: Fact = hand.dice ? { kind: 'saw', rats: rats(hand.dice) } : { kind: 'under', odds: named }
  if (table.stage !== 'told') return [under]
  const claim = heard(table)
  return [{ kind: 'heard', from: table.giver, claim, likely: likely(claim) }, under]
}

export const coach: Coach<Rats, Fact> = {
  game,
  wise: hard,
  world,
  facts,
  costs: (view, move) => hard.wishes?.(view, () => 0).find((wish) => same(wish.move, move))?.costs,
  next: (state, seat, chance) => normal.choose(recollect(game, state, seat), chance),
  rests: ({ stage, claim }) => stage === 'start' && claim === null,
  hope: ({ table: { sanity, giver } }, seat) => expected(sanity, giver, seat),
  work: () => ({ worlds: 48, tries: 48, steps: 60, futures: 64 }),
}
