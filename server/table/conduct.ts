/** How a table conducts itself: what comes of a command, what follows by itself, and how a deed is done. */
import { type Chance, fromTape, type Luck, taping } from '../../kernel/chance.ts'
import { fairLuck, type Terms } from '../../kernel/fair.ts'
import type { Command } from '../../protocol/asks.ts'
import type { Refusal } from '../../protocol/words.ts'
import { absenceAnswers, absenceDoings, absenceNext } from './conduct/absence.ts'
import { againAnswers, againDoings } from './conduct/again.ts'
import type { Answers, Asked, Doing, Doings, Lent } from './conduct/asked.ts'
import { consentAnswers, consentDoings } from './conduct/consent.ts'
import { dealingAnswers, dealingDoings, dealingNext } from './conduct/dealing.ts'
import { hostingAnswers, hostingDoings } from './conduct/hosting.ts'
import { peopleAnswers, peopleDoings } from './conduct/people.ts'
import { playingAnswers, playingDoings } from './conduct/playing.ts'
import { mayAsk, programAnswers, programDoings } from './conduct/programs.ts'
import { talkingAnswers, talkingDoings } from './conduct/talking.ts'
import { timeAnswers, timeDoings, timeNext } from './conduct/time.ts'
import { visitAnswers, visitDoings } from './conduct/visits.ts'
import type { Deed, Device, Written } from './deed.ts'
import { Later, seeThatKnown } from './later.ts'
import { playOf, seatOf, type Table } from './table.ts'
import { termsOf } from './terms.ts'

const answers: Answers = {
  ...peopleAnswers,
  ...absenceAnswers,
  ...consentAnswers,
  ...hostingAnswers,
  ...againAnswers,
  ...dealingAnswers,
  ...playingAnswers,
  ...timeAnswers,
  ...talkingAnswers,
  ...visitAnswers,
  ...programAnswers,
}
const doings: Doings = {
  ...peopleDoings,
  ...absenceDoings,
  ...consentDoings,
  ...hostingDoings,
  ...againDoings,
  ...dealingDoings,
  ...playingDoings,
  ...timeDoings,
  ...talkingDoings,
  ...visitDoings,
  ...programDoings,
}

/** What comes of a command: a deed to be done, or why not. Changes nothing. */
export function decide(table: Table, device: Device, command: Command, lent: Lent): Deed | Refusal {
  const asked = { ...lent, table, device, seat: seatOf(table, device), command }
  if (!mayAsk(asked)) return 'program'
  const answer = answers[command.is] as (asked: Asked<Command['is']>) => Deed | Refusal
  return answer(asked)
}

/** What follows by itself. */
export function next(table: Table, lent: Lent): Deed | undefined {
  return dealingNext(table, lent) ?? absenceNext(table, lent) ?? timeNext(table, lent)
}

const lucks = new WeakMap<Terms, Luck>()

/** The provable luck of the next thing that needs any. */
function luckOf(table: Table, deed: Deed): Chance {
  if (deed.kind === 'dealt') return fairLuck(table.seed, termsOf(table, deed))(0)
  if (deed.kind !== 'played') return noLuck
  const { terms, entries } = playOf(table)
  let luck = lucks.get(terms)
  if (!luck) {
    luck = fairLuck(table.seed, terms)
    lucks.set(terms, luck)
  }
  return luck(entries + 1)
}

const noLuck: Chance = () => {
  throw new Error('only the game needs luck')
}

/** Does a deed for the first time, and says what is to be written down. */
export function enact(table: Table, deed: Deed, at: number): Written {
  const { chance, drawn } = taping(luckOf(table, deed))
  doIt(table, deed, { at, chance, drawn })
  return drawn.length > 0 ? { at, deed, drawn } : { at, deed }
}

/** Does again what was written down. It needs nothing else: a table is the same wherever it is rebuilt. */
export function redo(table: Table, { at, deed, drawn = [] }: Written): void {
  if (!Object.hasOwn(doings, deed.kind)) throw new Later(deed.kind)
  if ('settings' in deed) seeThatKnown(deed.settings)
  const tape = fromTape(drawn)
  doIt(table, deed, { at, chance: tape.chance, drawn })
  tape.finish()
}

function doIt(table: Table, deed: Deed, doing: Doing): void {
  table.seq++
  table.at = doing.at
  if (table.news.length > 0) table.news = []
  const act = doings[deed.kind] as (table: Table, deed: Deed, doing: Doing) => void
  act(table, deed, doing)
}
