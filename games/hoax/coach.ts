/** What a coach at this table goes by: who may be whom, and what purses and knowledge are good for. */
import { at } from '../../kernel/at.ts'
import type { Coach } from '../../kernel/coach.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { bots } from './bot.ts'
import { type Beliefs, beliefs, weightsOf } from './bots/belief.ts'
import { hard } from './bots/temper.ts'
import { worth } from './bots/worth.ts'
import { lives } from './company.ts'
import { idle } from './concern.ts'
import { imagineBy } from './imagine.ts'
import { hoax as game } from './index.ts'
import { type Claim, type Hoax, type HoaxState, type HoaxView, type Role, roles } from './state.ts'

interface Likely {
  readonly role: Role
  readonly likely: number
}

export type Fact =
  /** The claim that lay before this seat. */
  | ({ readonly kind: 'heard'; readonly seat: Seat } & Likely)
  /** Whom somebody may be, the likeliest first. */
  | { readonly kind: 'who'; readonly seat: Seat; readonly odds: readonly Likely[] }

/** So many others are spoken of, and so many faces of each. */
const OTHERS = 2
const FACES = 2

function facts(view: HoaxView): Fact[] {
  const all = beliefs(view, hard)
  const claim = before(view)
  const about = claim ? [heardOf(all, claim)] : []
  const others = view.table.out.flatMap((_, seat) => (seat !== view.seat && lives(view.table, seat) ? [seat] : []))
  const known = others.map((seat) => ({ kind: 'who' as const, seat, odds: oddsOf(all, seat) }))
  const clearest = known.sort((one, other) => at(other.odds, 0).likely - at(one.odds, 0).likely)
  return [...about, ...clearest.slice(0, OTHERS)]
}

/** What is voted on, else what somebody else last claimed in this turn. */
function before({ table, seat }: HoaxView): Claim | undefined {
  const { vote } = table
  if (vote) return vote.of === seat ? undefined : { seat: vote.of, role: vote.role }
  return table.cards.findLast((card) => card.seat !== seat)
}

function heardOf(all: Beliefs, { seat, role }: Claim): Fact {
  return { kind: 'heard', seat, role, likely: at(at(all, seat), roles.indexOf(role)) }
}

function oddsOf(all: Beliefs, seat: Seat): Likely[] {
  return at(all, seat)
    .map((likely, kind) => ({ role: at(roles, kind), likely }))
    .filter(({ likely }) => likely > 0)
    .sort((one, other) => other.likely - one.likely)
    .slice(0, FACES)
}

/** Fitted to games of puppets: a role that somebody is known not to be is worth so many tokens, so many tokens e times the hope. */
const KNOWN = 3
const FORTUNE = 12
/** So many points of a series do the same. */
const POINTS = 3

function hope({ table, hands }: HoaxState, seat: Seat): number {
  const hopes = table.purses.map((purse, other) => {
    if (!lives(table, other)) return 0
    return Math.exp((worth(purse) + KNOWN * knows(other)) / FORTUNE + at(table.points, other) / POINTS)
  })
  return at(hopes, seat) / hopes.reduce((sum, each) => sum + each, 0)

  function knows(knower: Seat): number {
    const { not } = at(hands, knower, 'hand')
    const sure = table.out.map((_, other) => {
      if (other === knower || !lives(table, other)) return 0
      const shown = not.filter((claim) => claim.seat === other).map(({ role }) => role)
      return new Set([...at(table.denied, other), ...shown]).size
    })
    return sure.reduce((sum, each) => sum + each, 0)
  }
}

export const coach: Coach<Hoax, Fact> = {
  game,
  wise: bots.hard,
  world: (view, chance) => imagineBy(view, weightsOf(view, hard), chance),
  facts,
  // Whom it does not concern lets it pass, which is most of what happens here.
  next: (state, seat, chance) => idle(look(state, seat)) ?? bots.easy.choose(look(state, seat), chance),
  rests: ({ news }) => news.some(({ kind }) => kind === 'ended'),
  hope,
  // The more sit there, the more is to be thought of at every step.
  work(seats) {
    const tries = Math.min(16, Math.round(80 / seats))
    return { worlds: tries, tries, steps: 30, futures: Math.min(12, Math.round(48 / seats)) }
  },
}
