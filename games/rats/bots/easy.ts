/** Plays like a friendly beginner: looks, tells the truth if it can, and doubts what sounds like a lot. */
import { at, sure } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import { pick } from '../../../kernel/chance.ts'
import { moves } from '../moves.ts'
import { type Claim, type Move, type Rats, type RatsView, rats } from '../state.ts'

export const easy: Bot<Rats> = {
  choose(view, chance) {
    const open = moves(view)
    const { table } = view
    const claim = table.claim ?? 0
    const has = (kind: Move['kind']) => open.find((move) => move.kind === kind)
    const the = (kind: Move['kind']) => sure(has(kind), `move to ${kind}`)
    switch (table.stage) {
      case 'start':
        return at(open, 0, 'move')
      case 'shaken':
        return chance(10) === 0 ? sayAbout(open, table.dice / 2) : the('look')
      case 'looked':
        return sayAbout(open, rats(view.hand.dice ?? []))
      case 'blind':
        return sayAbout(open, table.dice / 2)
      case 'took':
        // A number it likes it hands on; from a high one it would rather roll.
        return (claim <= table.dice / 2 + chance(2) && has('hand on')) || the('shake')
      case 'told':
        return the(suspicious(view, claim) || chance(12) === 0 ? 'doubt' : 'believe')
      default:
        return pick(open, chance)
    }
  },
}

/** Announces that number, or the lowest that is open. */
function sayAbout(open: readonly Move[], number: number): Move {
  const claims = open.filter((move) => move.kind === 'announce' || move.kind === 'hand on')
  return claims.findLast((move) => move.claim <= number) ?? at(claims, 0, 'claim')
}

/** Two dice are good for a rat, it feels; and "none" is hard to believe of many dice. */
function suspicious({ table }: RatsView, claim: Claim): boolean {
  return claim === 0 ? table.dice > 2 : claim > table.dice / 2 + 1
}
