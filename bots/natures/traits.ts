/** What one who sees a whole game again can note of how somebody played it, in words that can be counted. */

import type { Banquet } from '../../games/banquet/state.ts'
import { isAction, roleOf } from '../../games/hoax/actions.ts'
import { apes, holders, isNext, isOwn, isRichest, pried, wornOut } from '../../games/hoax/natures.ts'
import type { Hoax } from '../../games/hoax/state.ts'
import { isWindow } from '../../games/hoax/windows.ts'
import { announceable } from '../../games/rats/claims.ts'
import { AT_LEAST } from '../../games/rats/odds.ts'
import { holds, type Rats } from '../../games/rats/state.ts'
import { at } from '../../kernel/at.ts'
import { look, type Seat, type Shape, type State } from '../../kernel/state.ts'
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
        `${stage} ${truth} ${echo}`,
        `${stage} ${height} ${owes((seat + 1) % seats)}`,
        `${stage} ${height} ${echo}`,
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
      `told ${odds} ${owes(table.giver)} ${move.kind}`,
      `told ${odds} ${copied}`,
      `told ${owes(table.giver)} ${copied}`,
    ]
  },
}

const hoax: Notes<Hoax> = {
  of(state, seat, move) {
    const view = look(state, seat)
    const { stage, acting, purses } = view.table
    const { role } = view.hand
    const debt = (other: Seat) => (pried(view, other) ? 'pried' : 'not')
    if (move.kind === 'take') {
      const before = at(purses, (seat + view.seats - 1) % view.seats)
      return [
        `takes ${move.sort}`,
        `takes own ${isOwn(view, move.sort)}`,
        `takes as before ${before[move.sort]}`,
        `takes of ${holders(view, move.sort)}`,
      ]
    }
    if (move.kind === 'question') {
      return [
        `asks ${debt(move.seat)}`,
        `asks richest ${isRichest(view, move.seat)}`,
        `asks next ${isNext(view, move.seat)}`,
      ]
    }
    const mask = isAction(move) ? roleOf(move) : undefined
    return [
      `${stage} ${move.kind}`,
      ...(mask
        ? [
            `${stage} ${mask === role}`,
            `${stage} ${mask}`,
            `${stage} aped ${apes(view, mask)}`,
            `${stage} worn ${wornOut(view, mask)}`,
          ]
        : []),
      ...('from' in move ? [`from ${debt(move.from)}`] : []),
      ...(isWindow(stage) ? [`${stage} ${move.kind} ${debt(acting)}`, `${stage} ${move.kind} ${role}`] : []),
    ]
  },
}

const banquet: Notes<Banquet> = { of: ofBanquet }

/** What is noted beyond the kind of a move, where somebody wrote it down. */
const notes: Readonly<Record<string, Notes>> = { rats, goblets: banquet, hoax, toast: banquet }

export function traitsOf(game: string, state: State, seat: Seat, move: { kind: string }): readonly string[] {
  return [`does ${move.kind}`, ...(notes[game]?.of(state, seat, move) ?? [])]
}
