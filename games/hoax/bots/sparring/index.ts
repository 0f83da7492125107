/** What people try behind a mask on their first evening. */
import { at } from '../../../../kernel/at.ts'
import type { Tricks } from '../../../../kernel/bot.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { living } from '../../company.ts'
import { canBe } from '../../knowledge.ts'
import { type Hoax, type HoaxView, type Role, roles } from '../../state.ts'
import { packs } from '../../tokens.ts'
import { best } from '../draw.ts'
import { anything, byTurns, conjure, earn, honestly, richest, rob, robTheRichest, steal, tax } from './deeds.ts'
import { type Habit, habitual, type Interruption } from './habit.ts'

/** The first so many rounds of turns are early. */
const EARLY = 3
/** Who hoards does not ask before they have so many packs. */
const HOARD = 3

const always = () => true
const never = () => false
const only =
  (role: Role): NonNullable<Habit['claims']> =>
  (_, claimed) =>
    claimed === role

/** Which claims they accuse. */
const accusing =
  (whose: (view: HoaxView, seat: Seat) => boolean): NonNullable<Habit['interrupts']> =>
  (view, move) =>
    move.kind === 'accuse' && whose(view, move.seat)

/** How often somebody has claimed anything so far. */
function loudness({ table }: HoaxView, seat: Seat): number {
  const said = [at(table.acted, seat), at(table.reacted, seat)]
  return said.reduce((sum, claims) => sum + roles.reduce((all, role) => all + claims[role], 0), 0)
}

function isLoudest(view: HoaxView, seat: Seat): boolean {
  const others = living(view.table).filter((other) => other !== view.seat)
  return seat === best(others, (other) => loudness(view, other))
}

/** How many roles somebody may still have, as far as this seat knows. */
function facesOf(view: HoaxView, { seat }: Interruption): number {
  return roles.filter((role) => canBe(view, seat, role)).length
}

export const sparring: Tricks<Hoax> = {
  'no trick at all': habitual({}),
  'rob instead of earning': habitual({ deed: rob }),
  'always steal': habitual({ deed: steal }),
  'always earn': habitual({ deed: earn }),
  'always tax': habitual({ deed: tax }),
  'always conjure': habitual({ deed: conjure }),
  'only the truth': habitual({ deed: honestly, claims: ({ hand }, role) => role === hand.role }),
  'roles by turns': habitual({ deed: byTurns }),
  'lie at random': habitual({ deed: anything, claims: always }),
  'accuse blindly, early': habitual({ interrupts: accusing(({ table }) => table.round <= EARLY) }),
  'accuse the loudest': habitual({ interrupts: accusing(isLoudest) }),
  'accuse first claims': habitual({ interrupts: accusing((view, seat) => loudness(view, seat) === 1) }),
  'always doubt': habitual({ interrupts: accusing(always), votes: 'yes' }),
  'never doubt': habitual({ refrains: (_, { kind }) => kind === 'accuse', votes: 'no' }),
  'vote with the accuser': habitual({ votes: 'yes' }),
  'vote against the accuser': habitual({ votes: 'no' }),
  'never react': habitual({ claims: never }),
  'always illegal': habitual({ claims: only('emperor') }),
  'always the judge': habitual({ claims: only('judge') }),
  'always immune': habitual({ deed: steal, claims: only('wizard') }),
  'attack the leader': habitual({
    deed: robTheRichest,
    interrupts: (view, { kind, seat }) => kind === 'question' && seat === richest(view),
  }),
  hoard: habitual({
    deed: earn,
    refrains: ({ table, seat }, { kind }) => kind === 'question' && packs(at(table.purses, seat)) < HOARD,
  }),
  'guess between two': habitual({ interrupts: (view, move) => move.kind === 'unmask' && facesOf(view, move) <= 2 }),
  'guess only what is certain': habitual({
    refrains: (view, move) => move.kind === 'unmask' && facesOf(view, move) > 1,
  }),
}
