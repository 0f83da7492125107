/** A whole world that this seat could be in. */
import { at } from '../../kernel/at.ts'
import { type Chance, pick } from '../../kernel/chance.ts'
import { copy, type Seat } from '../../kernel/state.ts'
import { drawDeal, type Weights } from './cards.ts'
import { listed } from './chain.ts'
import { certainties } from './knowledge.ts'
import { claims } from './moves.ts'
import {
  type Hand,
  type HoaxState,
  type HoaxView,
  type Role,
  roles,
  type Sealed,
  type Table,
  type Vote,
} from './state.ts'
import { toldTo } from './told.ts'
import { isWindow, type Window } from './windows.ts'

export function imagine(view: HoaxView, chance: Chance): HoaxState {
  return imagineBy(view, certainties(view), chance)
}

/** The same where some roles suit somebody better than others. */
export function imagineBy(view: HoaxView, weights: Weights, chance: Chance): HoaxState {
  return worldWith(view, drawDeal(weights, chance), chance)
}

/** The world of this view in which everybody has these roles; the rest of the twelve lie in the box. */
function worldWith(
  view: HoaxView,
  dealt: { hands: readonly Role[]; rest: readonly Role[] },
  chance: Chance,
): HoaxState {
  const { seat, seats, agenda, table, hand } = view
  const hands = Array.from({ length: seats }, (_, other): Hand => {
    if (other === seat) return copy(hand) as Hand
    return {
      news: [],
      role: at(dealt.hands, other, 'role of seat'),
      sealed: isWindow(table.stage) && table.done[other] ? anySeal(table, table.stage, chance) : null,
      ballot: anyBallot(table, other, chance),
      not: [],
      shown: [],
      known: [],
    }
  })
  const world = { agenda: copy(agenda), table: copy(table), hands, box: { rest: [...dealt.rest] } } as HoaxState
  imagineAnswers(world, view, chance)
  for (const [other, hand] of world.hands.entries()) if (other !== seat) hand.news = toldTo(world, view, other)
  holdGuess(world, seat)
  return world
}

function anySeal(table: HoaxView['table'], window: Window, chance: Chance): Sealed {
  return chance(2) === 0 ? { kind: 'pass' } : pick(claims(table, window), chance)
}

/** H5.2: who has voted has said yes or no; the accuser's own vote everybody knows. */
function anyBallot({ vote }: HoaxView['table'], seat: Seat, chance: Chance): Vote | null {
  if (!vote?.voted[seat]) return null
  return seat === vote.by ? 'yes' : pick(['yes', 'no'], chance)
}

/** H7.2: what others may have shown each other; what I showed or saw I know. */
function imagineAnswers({ table, hands }: HoaxState, { seat, hand }: HoaxView, chance: Chance): void {
  const given = table.question ? table.questions.slice(0, -1) : table.questions
  const mine = given.filter(({ by }) => by === seat).length
  // What comes after is no answer but a guess of mine that was wrong.
  for (const { seat: of, role } of hand.not.slice(0, mine)) at(hands, of, 'hand').shown.push({ seat, role })
  for (const { seat: by, role } of hand.shown) at(hands, by, 'hand').not.push({ seat, role })
  for (const { by, of } of given) {
    if (by === seat || of === seat) continue
    const role = anAnswer(table, hands, { by, of }, chance)
    at(hands, by, 'hand').not.push({ seat: of, role })
    at(hands, of, 'hand').shown.push({ seat: by, role })
  }
}

/** H6.3: who has just unmasked somebody holds what was guessed, if the game did not end with it. */
function holdGuess({ table, hands }: HoaxState, me: Seat): void {
  if (table.news.some(({ kind }) => kind === 'ended')) return
  for (const [seat, { news, known, not }] of hands.entries()) {
    const guess = news.find((told) => told.kind === 'guessed')
    if (guess?.by === seat && seat !== me) (guess.right ? known : not).push({ seat: guess.of, role: guess.role })
  }
}

/** Something that they are not and have not shown yet; of whom something must be left, they rather showed what they have denied since. */
function anAnswer(table: Table, hands: readonly Hand[], { by, of }: { by: Seat; of: Seat }, chance: Chance): Role {
  const left = roles.filter((role) => role !== hands[of]?.role && !listed(at(hands, by, 'hand').not, of, role))
  const denied = keepsSome(table, by, of) ? left.filter((role) => at(table.denied, of).includes(role)) : []
  return pick(denied.length > 0 ? denied : left, chance)
}

/** Whoever is asked once more right now has something left to show (H7.2), whoever was just guessed wrongly had something to be taken for (H6.1). */
function keepsSome({ question, news }: Table, by: Seat, of: Seat): boolean {
  if (question?.by === by && question.of === of) return true
  return news.some((told) => told.kind === 'unmasked' && told.by === by && told.of === of && told.out === by)
}
