/** What people try behind a mask on their first evening. */
import { at } from '../../../../kernel/at.ts'
import type { Bot, Tricks } from '../../../../kernel/bot.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { living } from '../../company.ts'
import { canBe } from '../../knowledge.ts'
import { type Hoax, type HoaxView, roles } from '../../state.ts'
import { packs } from '../../tokens.ts'
import { best } from '../draw.ts'
import { anything, byTurns, conjure, earn, honestly, richest, rob, robTheRichest, tax } from './deeds.ts'
import { type Accusation, facesOf, type Habit, habitual } from './habit.ts'

/** The first so many rounds of turns are early. */
const EARLY = 3
/** Who hoards does not ask before they have so many packs. */
const HOARD = 3

const always = () => true
const never = () => false
const isLie = (view: HoaxView, { seat, role }: Pick<Accusation, 'seat' | 'role'>) => !canBe(view, seat, role)

/** Earns, claims nothing that is not so, doubts what it knows to be false, and asks whom it knows best. */
const SENSE: Habit = {
  deed: earn,
  claims: ({ hand }, role) => role === hand.role,
  accuses: isLie,
  votes: (view) =>
    view.table.vote && isLie(view, { seat: view.table.vote.of, role: view.table.vote.role }) ? 'yes' : 'no',
  questions: (view, whom) => best(whom, (other) => -facesOf(view, other)),
  guessesAmong: 1,
}

const trick = (habit: Partial<Habit>): Bot<Hoax> => habitual({ ...SENSE, ...habit })

/** How often somebody has claimed anything so far. */
function loudness({ table }: HoaxView, seat: Seat): number {
  const said = [at(table.acted, seat), at(table.reacted, seat)]
  return said.reduce((sum, claims) => sum + roles.reduce((all, role) => all + claims[role], 0), 0)
}

const loudest = (view: HoaxView) =>
  best(
    living(view.table).filter((other) => other !== view.seat),
    (other) => loudness(view, other),
  )

export const sparring: Tricks<Hoax> = {
  'rob instead of earning': trick({ deed: rob }),
  'always earn': trick({ claims: never }),
  'always tax': trick({ deed: tax }),
  'always conjure': trick({ deed: conjure }),
  'only the truth': trick({ deed: honestly }),
  'roles by turns': trick({ deed: byTurns }),
  'lie at random': trick({ deed: anything, claims: always }),
  'accuse blindly, early': trick({ accuses: ({ table }) => table.round <= EARLY }),
  'accuse the loudest': trick({ accuses: (view, { seat }) => seat === loudest(view) }),
  'accuse first claims': trick({ accuses: (view, { seat }) => loudness(view, seat) === 1 }),
  'always doubt': trick({ accuses: always, votes: () => 'yes' }),
  'never doubt': trick({ accuses: never, votes: () => 'no' }),
  'vote with the accuser': trick({ votes: () => 'yes' }),
  'vote against the accuser': trick({ votes: () => 'no' }),
  'always illegal': trick({ claims: (_, role) => role === 'emperor' }),
  'always the judge': trick({ claims: (_, role) => role === 'judge' }),
  'always immune': trick({ deed: rob, claims: (_, role) => role === 'wizard' }),
  'attack the leader': trick({
    deed: robTheRichest,
    questions: (view, whom) => whom.find((other) => other === richest(view)) ?? whom[0],
  }),
  hoard: trick({
    questions: (view, whom) =>
      packs(at(view.table.purses, view.seat)) >= HOARD ? SENSE.questions(view, whom) : undefined,
  }),
  'guess between two': trick({ guessesAmong: 2 }),
}
