/** What one who sees a whole game again can note of how somebody played it, in words that can be counted. */

import type { Banquet } from '../../games/banquet/state.ts'
import { isAction, roleOf } from '../../games/hoax/actions.ts'
import type { Hoax } from '../../games/hoax/state.ts'
import { type OfEveryGame, ofGame } from '../../games/keys.ts'
import { announceable } from '../../games/rats/claims.ts'
import { AT_LEAST } from '../../games/rats/odds.ts'
import { holds, type Rats } from '../../games/rats/state.ts'
import { at } from '../../kernel/at.ts'
import type { Seat, Shape, State } from '../../kernel/state.ts'
import { ofBanquet } from './traits-banquet.ts'

interface Notes<G extends Shape = Shape> {
  of(state: State<G>, seat: Seat, move: G['move']): readonly string[]
}

const rats: Notes<Rats> = {
  of({ table, box }, seat, move) {
    const { stage } = table
    const seats = table.sanity.length
    const owes = (other: Seat) => {
      const [mine, theirs] = [at(box.annals, seat), at(box.annals, other)]
      return at(mine.lost, other) > at(theirs.lost, seat) ? 'owed' : 'even'
    }
    if (move.kind === 'announce' || move.kind === 'hand on') {
      const truth = holds(move.claim, box.dice) ? 'true' : 'false'
      const height = Math.min(3, move.claim - announceable(table).low)
      const echo = at(box.annals, (seat + seats - 1) % seats).spoke === move.claim ? 'echo' : 'own'
      return [
        `${stage} ${truth}`,
        `${stage} ${height}`,
        `${stage} ${truth} ${height}`,
        `${stage} ${echo}`,
        `${stage} ${truth} ${owes((seat + 1) % seats)}`,
        `${stage} ${truth} ${box.dice.length}`,
      ]
    }
    if (stage !== 'told') return [`${stage} ${move.kind}`]
    const odds = Math.floor(5 * at(at(AT_LEAST, table.dice), table.claim ?? 0))
    const copied = at(box.annals, table.giver).answered === move.kind ? 'as you' : 'otherwise'
    return [
      `told ${copied}`,
      `told ${move.kind}`,
      `told ${owes(table.giver)} ${move.kind}`,
      `told ${odds} ${move.kind}`,
    ]
  },
}

const hoax: Notes<Hoax> = {
  of({ table, hands }, seat, move) {
    const { stage } = table
    const pried = (other: Seat) => {
      const asked = (by: Seat, of: Seat) => table.questions.filter((one) => one.by === by && one.of === of).length
      return asked(other, seat) > asked(seat, other) ? 'pried' : 'not'
    }
    const role = isAction(move) ? roleOf(move) : undefined
    const truth = role === at(hands, seat).role ? 'true' : 'false'
    const before = table.acted[(seat + table.acted.length - 1) % table.acted.length]
    const echo = role && before && before[role] === Math.max(...Object.values(before)) ? 'echo' : 'own'
    return [
      `${stage} ${move.kind}`,
      ...(role ? [`${stage} ${truth}`, `${stage} ${role}`, `${stage} ${echo}`] : []),
      ...('from' in move ? [`from ${pried(move.from)}`] : []),
      ...(stage === 'emperors' || stage === 'judges'
        ? [`${stage} ${move.kind} ${pried(table.acting)}`, `${stage} ${move.kind} ${at(hands, seat).role}`]
        : []),
    ]
  },
}

const banquet: Notes<Banquet> = { of: ofBanquet }

const notes: OfEveryGame<Notes> = { rats, goblets: banquet, hoax, toast: banquet }

export function traitsOf(game: string, state: State, seat: Seat, move: { kind: string }): readonly string[] {
  return [`does ${move.kind}`, ...(ofGame(notes, game)?.of(state, seat, move) ?? [])]
}
