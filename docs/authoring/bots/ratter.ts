/**
 * Plays The Rats in the Walls as an honest reckoner: looks, tells the truth while it may, and doubts what is unlikely.
 *
 *   ./humbug play https://HOUSE/t/CODE --bot docs/authoring/bots/ratter.ts
 *   ./humbug tournament rats --seats docs/authoring/bots/ratter.ts,random,random,random
 */
import type { OwnBot } from '../../../cli/own/shape.ts'
import type { Move, Rats } from '../../../games/rats/state.ts'

/** The rats on the six faces of a die. */
const FACES = [0, 0, 0, 0, 1, 2]

/** How likely so many dice show at least so many rats. */
function atLeast(rats: number, dice: number): number {
  if (rats <= 0) return 1
  if (dice === 0) return 0
  return FACES.reduce((sum, face) => sum + atLeast(rats - face, dice - 1) / FACES.length, 0)
}

/** How likely a claim is true of dice that nobody has seen: “none” is 0, “at least X” is X. */
function likely(claim: number, dice: number): number {
  return claim === 0 ? 1 - atLeast(1, dice) : atLeast(claim, dice)
}

/** Of the claims that are open, the highest that is not above the truth; else the lowest. */
function tell(moves: readonly Move[], truth: number): Move | undefined {
  const claims = moves.filter((move) => move.kind === 'announce' || move.kind === 'hand on')
  return claims.findLast(({ claim }) => claim <= truth) ?? claims[0]
}

export const bot: OwnBot<Rats> = {
  choose({ table, hand }, chance, moves) {
    const the = (kind: Move['kind']) => moves.find((move) => move.kind === kind)
    const claim = table.claim ?? 0
    const chosen = {
      start: () => the('shake'),
      shaken: () => the('look'),
      looked: () =>
        tell(
          moves,
          (hand.dice ?? []).reduce<number>((sum, face) => sum + face, 0),
        ),
      blind: () => tell(moves, 0),
      // What it has believed it hands on, if the next one might believe it too.
      took: () => (likely(claim, table.dice) > 0.3 ? tell(moves, claim) : the('shake')),
      told: () => the(likely(claim, table.dice) < 0.3 ? 'doubt' : 'believe'),
      'must kill': () => undefined,
      'may kill': () => the('spare'),
      over: () => undefined,
    }[table.stage]()
    return chosen ?? chance(moves.length)
  },
}
