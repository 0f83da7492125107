/** The evening told by one who saw the dice: who said how many, whether it was so, and what it cost. */
import { at } from '../../kernel/at.ts'
import { type Award, type Chronicle, type Claim, honestyOf, type Moment, mostOf } from '../../kernel/chronicle.ts'
import { de, en } from './chronicle.text.ts'
import { holds, type Move, type Rats, type RatsNews } from './state.ts'

type Told = Moment<Rats>
type Saying = Move & { readonly kind: 'announce' | 'hand on' }

function sayingOf({ entry }: Told): Saying | undefined {
  return entry?.move.kind === 'announce' || entry?.move.kind === 'hand on' ? entry.move : undefined
}

/** A turn begins where somebody gets the wall: at the deal, by believing, and by losing a doubt. */
function turns(moments: readonly Told[]): { at: number; seat: number }[] {
  return moments.flatMap(({ state: { table }, entry }, at) => {
    const passed = entry === undefined || entry.move.kind === 'believe' || entry.move.kind === 'doubt'
    return passed && table.mad === null ? [{ at, seat: table.giver }] : []
  })
}

/** From when on everybody knew: a doubt bares all that was said about the dice as they lay, not only the last word. */
function outOf(moments: readonly Told[], said: number): number | undefined {
  const since = moments
    .slice(said + 1)
    .findIndex(({ entry }) => entry?.move.kind === 'doubt' || entry?.move.kind === 'shake')
  const ends = said + 1 + since
  return since >= 0 && moments[ends]?.entry?.move.kind === 'doubt' ? ends : undefined
}

function claimAt(moments: readonly Told[], when: number): Claim | undefined {
  const moment = at(moments, when, 'moment')
  const { state, entry } = moment
  const saying = sayingOf(moment)
  if (!entry || !saying) return undefined
  const answered = moments[when + 1]
  const answer = answered?.entry
  const heard = (kind: Move['kind']) => (answer?.move.kind === kind ? [answer.seat] : [])
  // The first rats are paid for at once (R4.4), the rest with the answer.
  const before = at(moments, when - 1, 'moment').state.table.sanity
  const after = (answered ?? moment).state.table.sanity
  return {
    at: when,
    out: outOf(moments, when),
    seat: entry.seat,
    what: String(saying.claim),
    truth: holds(saying.claim, state.box.dice) ? 'true' : 'false',
    believed: heard('believe'),
    doubted: heard('doubt'),
    swung: after.flatMap((brains, seat) => {
      const by = brains - at(before, seat)
      return by === 0 ? [] : [{ seat, by }]
    }),
  }
}

function claims(moments: readonly Told[]): Claim[] {
  return moments.flatMap((_, when) => claimAt(moments, when) ?? [])
}

/** All that left a head, whatever came back into it. */
function paidIn(news: readonly RatsNews[], seat: number): number {
  return news.reduce((sum, one) => {
    if (one.kind === 'sanity' && one.from === seat) return sum + one.lost
    return one.kind === 'first rats' && one.seat === seat ? sum + 1 : sum
  }, 0)
}

function awards(moments: readonly Told[], claims: readonly Claim[]): Award[] {
  const seats = at(moments, 0, 'moment').state.hands.map((_, seat) => seat)
  const honesty = seats.map((seat) => honestyOf(seat, claims))
  const unlooked = (seat: number) =>
    claims.filter((claim) => claim.seat === seat && !at(moments, claim.at, 'moment').state.hands[seat]?.dice).length
  const paid = (seat: number) => moments.reduce((sum, { state }) => sum + paidIn(state.table.news, seat), 0)
  return [
    ...mostOf(
      'tongue',
      seats.map((seat) => claims.filter((one) => one.seat === seat && one.truth === 'false' && one.believed[0]).length),
    ),
    ...mostOf(
      'nose',
      honesty.map(({ smelt }) => smelt),
    ),
    ...mostOf(
      'throat',
      honesty.map(({ swallowed }) => swallowed),
    ),
    ...mostOf(
      'saint',
      honesty.map(({ claims: said, told }) => (told === 0 && said > 1 ? said : 0)),
    ),
    ...mostOf('eyes', seats.map(unlooked)),
    ...mostOf('price', seats.map(paid)),
  ]
}

export const chronicle: Chronicle<Rats> = { turns, claims, awards, claimsAre: 'words', text: { en, de } }
