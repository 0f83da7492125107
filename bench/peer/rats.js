/**
 * The Rats in the Walls on boardgame.io, with the clauses of games/rats/RULES.md and the default options.
 * The game is written as its documentation has it: moves change G in place, wrong ones return INVALID_MOVE.
 */

import { rats, roll } from './dice.js'
import { asked, DICE } from './legal.js'
import * as moves from './moves.js'

export { legal } from './legal.js'

export const game = {
  name: 'rats',
  setup,
  moves: { ...moves },
  turn: {
    order: { first: ({ G }) => G.giver, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
    // A turn lasts for as long as the same seat is asked. The table tells who that is, so no move needs an event:
    // each event takes a stack trace, and with events the games ran about a sixth slower.
    endIf: ({ G, ctx }) => {
      const next = String(asked(G))
      return next === ctx.currentPlayer ? false : { next }
    },
  },
  endIf: ({ G }) => (G.stage === 'over' ? { winners: winners(G) } : undefined),
  // R1.5, R3.1: the dice are for him who looked. Only a view for one player runs this, not a move.
  playerView: ({ G, playerID }) => (String(G.seen) === playerID ? G : { ...G, wall: null }),
  // Dice cannot be taken back, and a history that nobody needs would only slow the moves down.
  disableUndo: true,
}

function setup({ ctx, random }) {
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat)
  return {
    sanity: seats.map(() => Math.min(8, Math.floor(30 / ctx.numPlayers))), // R1.2
    centre: 0,
    dice: 1,
    side: 'cat',
    giver: rollOff(seats, random),
    stage: 'start',
    claim: null,
    said: seats.map(() => null),
    claims: [],
    nones: 0,
    mad: null,
    killed: null,
    wall: [],
    seen: null,
  }
}

/** R1.4: everybody rolls all five dice, most rats starts, ties roll again among themselves. */
function rollOff(everybody, random) {
  let rolling = everybody
  while (rolling.length > 1) {
    const thrown = rolling.map(() => rats(roll(random, DICE)))
    const most = Math.max(...thrown)
    rolling = rolling.filter((_, index) => thrown[index] === most)
  }
  return rolling[0]
}

/** R8.2 */
function winners(G) {
  const counts = G.sanity.map((brains, seat) => (seat === G.killed ? -1 : brains))
  const most = Math.max(...counts)
  return counts.flatMap((brains, seat) => (brains === most ? [seat] : []))
}
