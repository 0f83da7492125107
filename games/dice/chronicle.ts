/** The evening told by one who saw under every cup: who bid what, whether it was so, and who paid for it. */
import { at } from '../../kernel/at.ts'
import { type Award, type Chronicle, type Claim, honestyOf, type Moment, mostOf } from '../../kernel/chronicle.ts'
import { de, en } from './chronicle.text.ts'
import { writeBid } from './claims.ts'
import type { Dice } from './state.ts'
import { margin, tally } from './tally.ts'

type Told = Moment<Dice>

const isCall = ({ entry }: Told) => entry !== undefined && entry.move.kind !== 'bid'

/** A turn is a round: one begins at the deal, and after every call until the last. */
function turns(moments: readonly Told[]): { at: number; seat: number | undefined }[] {
  return moments.flatMap((moment, at) => {
    const [seat] = moment.state.agenda.asked
    return seat !== undefined && (isCall(moment) || at === 0) ? [{ at, seat }] : []
  })
}

function claimAt(moments: readonly Told[], when: number): Claim | undefined {
  const { state, entry } = at(moments, when, 'moment')
  if (entry?.move.kind !== 'bid') return undefined
  const since = moments.slice(when).findIndex(isCall)
  const answered = moments[when + 1]
  const answer = answered?.entry
  const before = state.table.dice
  return {
    at: when,
    out: since < 0 ? undefined : when + since,
    seat: entry.seat,
    what: writeBid(entry.move),
    truth: margin(state, entry.move) < 0 ? 'false' : 'true',
    // Who raises a bid, or calls it spot on, lets it stand.
    believed: answer && answer.move.kind !== 'doubt' ? [answer.seat] : [],
    doubted: answer?.move.kind === 'doubt' ? [answer.seat] : [],
    swung: before.flatMap((had, seat) => {
      const by = at(answered?.state.table.dice ?? before, seat) - had
      return by === 0 ? [] : [{ seat, by }]
    }),
  }
}

function claims(moments: readonly Told[]): Claim[] {
  return moments.flatMap((_, when) => claimAt(moments, when) ?? [])
}

function awards(moments: readonly Told[], claims: readonly Claim[]): Award[] {
  const seats = at(moments, 0, 'moment').state.hands.map((_, seat) => seat)
  const honesty = seats.map((seat) => honestyOf(seat, claims))
  const did = (word: string) =>
    seats.map(
      (seat) =>
        moments.filter(({ entry }, when) => {
          if (entry?.seat !== seat) return false
          return tally(at(moments, when - 1, 'moment').state, seat, entry.move).includes(word)
        }).length,
    )
  return [
    ...mostOf(
      'tongue',
      seats.map((seat) => claims.filter((one) => one.seat === seat && one.truth === 'false' && one.believed[0]).length),
    ),
    ...mostOf(
      'nose',
      honesty.map(({ smelt }) => smelt),
    ),
    ...mostOf('eye', did('calls that were spot on')),
    ...mostOf(
      'saint',
      honesty.map(({ claims: said, told }) => (told === 0 && said > 1 ? said : 0)),
    ),
    ...mostOf('finger', did('truths doubted')),
  ]
}

export const chronicle: Chronicle<Dice> = { turns, claims, awards, claimsAre: 'words', text: { en, de } }
