/** What people try behind a mask on their first evening. */
import { at } from '../../../../kernel/at.ts'
import type { Tricks } from '../../../../kernel/bot.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { living } from '../../company.ts'
import { canBe } from '../../knowledge.ts'
import { type Hoax, type HoaxView, type Role, roles } from '../../state.ts'
import { packs } from '../../tokens.ts'
import { best } from '../best.ts'
import { askedBy } from '../trust.ts'
import { anything, as, byTurns, conjure, earn, honestly, richest, rob, robTheRichest, steal, tax } from './deeds.ts'
import { type Habit, habitual } from './habit.ts'

/** The first so many rounds of turns are early. */
const EARLY = 3
/** Who hoards does not ask before they have so many packs. */
const HOARD = 3
/** So often somebody insists on being the same. */
const STUBBORN = 5

const always = () => true
const never = () => false
const only =
  (role: Role): NonNullable<Habit['claims']> =>
  (_, claimed) =>
    claimed === role

/** Which claims they accuse. */
const accusing =
  (which: (view: HoaxView, seat: Seat, role: Role) => boolean): NonNullable<Habit['interrupts']> =>
  (view, move) =>
    move.kind === 'accuse' && which(view, move.seat, move.role)

/** Whom they ask, as soon as they have a pack. */
const asking =
  (whom: (view: HoaxView) => Seat): NonNullable<Habit['interrupts']> =>
  (view, move) =>
    move.kind === 'question' && move.seat === whom(view)

const isEarly = ({ table }: HoaxView) => table.round <= EARLY
const otherThan = ({ table, seat }: HoaxView) => living(table).filter((other) => other !== seat)

/** How often somebody has claimed anything so far. */
function loudness({ table }: HoaxView, seat: Seat): number {
  const said = [at(table.acted, seat), at(table.reacted, seat)]
  return said.reduce((sum, claims) => sum + roles.reduce((all, role) => all + claims[role], 0), 0)
}

function isLoudest(view: HoaxView, seat: Seat): boolean {
  return seat === best(otherThan(view), (other) => loudness(view, other))
}

/** Of whom one can learn something more, whoever one has asked most. */
function wellKnown(view: HoaxView): Seat {
  const hidden = otherThan(view).filter((seat) => faces(view, seat) > 1)
  return best(hidden.length > 0 ? hidden : otherThan(view), (seat) => askedBy(view.table, view.seat, seat))
}

/** Whether somebody says to be this more often than all else together. */
function insists(view: HoaxView, seat: Seat, role: Role): boolean {
  const said = at(view.table.acted, seat)[role] + at(view.table.reacted, seat)[role]
  return said >= STUBBORN && 2 * said > loudness(view, seat)
}

/** How many roles somebody may still have, as far as this seat knows. */
function faces(view: HoaxView, seat: Seat): number {
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
  'accuse blindly, early': habitual({ interrupts: accusing(isEarly) }),
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
    interrupts: asking(richest),
  }),
  hoard: habitual({
    deed: earn,
    refrains: ({ table, seat }, { kind }) => kind === 'question' && packs(at(table.purses, seat)) < HOARD,
  }),
  'guess between two': habitual({ interrupts: (view, move) => move.kind === 'unmask' && faces(view, move.seat) <= 2 }),
  'guess only what is certain': habitual({
    refrains: (view, move) => move.kind === 'unmask' && faces(view, move.seat) > 1,
  }),
  'guess among three': habitual({ interrupts: (view, move) => move.kind === 'unmask' && faces(view, move.seat) <= 3 }),
  'take them at their word': habitual({
    interrupts: (view, move) => move.kind === 'unmask' && insists(view, move.seat, move.role),
  }),
  'always forgive': habitual({ claims: only('pope') }),
  'fine everybody': habitual({ claims: (_, role) => role === 'emperor' || role === 'judge' }),
  'react to everything': habitual({ claims: always }),
  'react to the leader': habitual({ claims: (view) => view.table.acting === richest(view) }),
  'one mask all evening': habitual({ deed: as('pope'), claims: only('pope') }),
  'emperor and accuser': habitual({ deed: as('emperor'), claims: only('emperor'), interrupts: accusing(isEarly) }),
  'true deeds, false reactions': habitual({ deed: honestly, claims: ({ hand }, role) => role !== hand.role }),
  'accuse whatever is known': habitual({ interrupts: accusing((view, seat, role) => !canBe(view, seat, role)) }),
  'ask the leader': habitual({ interrupts: asking(richest) }),
  'ask one to the end': habitual({ interrupts: asking(wellKnown) }),
  'never ask': habitual({ deed: earn, refrains: (_, { kind }) => kind === 'question' }),
}

/** The sizes of tables at which they are tried. */
export const sizes = [3, 5, 8]
