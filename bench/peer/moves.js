/** The moves, and the clauses R3 to R8.1 that say what they do. */

// Node cannot import the folder 'boardgame.io/core', and the package has no map of exports: hence the file.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import { rats, roll } from './dice.js'
import { DICE, highest, lowest, lowestUnseen, ratsAnnounced } from './legal.js'

/** R3.1; R5.8: a die is added first, unless the round has just begun or he only shakes again. */
export function shake({ G, random }) {
  if (G.stage === 'looked') G.stage = 'blind'
  else if (G.stage === 'start' || G.stage === 'took') {
    if (G.claim === 2 * DICE) G.side = 'skull' // R7.1
    if (G.claim !== null && G.dice < DICE) G.dice++
    G.stage = 'shaken'
  } else return INVALID_MOVE
  G.claims = []
  G.seen = null
  G.wall = roll(random, G.dice)
}

/** R3.1 */
export function look({ G }) {
  if (G.stage !== 'shaken') return INVALID_MOVE
  G.seen = G.giver
  G.stage = 'looked'
}

export function announce({ G }, claim) {
  const { stage } = G
  if (stage !== 'shaken' && stage !== 'looked' && stage !== 'blind') return INVALID_MOVE
  if (!Number.isInteger(claim) || claim < lowest(G) || claim > highest(G)) return INVALID_MOVE
  say(G, claim, stage === 'shaken' ? 'unlooked' : stage)
}

/** R5.7 */
export function handOn({ G }, claim) {
  if (G.stage !== 'took') return INVALID_MOVE
  if (!Number.isInteger(claim) || claim < lowestUnseen(G) || claim > highest(G)) return INVALID_MOVE
  say(G, claim, 'unseen')
}

function say(G, claim, ground) {
  const seat = G.giver
  const firstRats = claim > 0 && !ratsAnnounced(G)
  G.claim = claim
  G.said[seat] = claim
  G.claims.push({ seat, claim, ground })
  G.stage = 'told'
  if (!firstRats) return
  G.sanity[seat] -= 1 // R4.4
  G.centre += 1
  if (G.sanity[seat] === 0) goMad(G, seat, 'may kill') // R4.8
}

export function believe({ G, playerID }) {
  if (G.stage !== 'told') return INVALID_MOVE
  const seat = Number(playerID)
  if (G.claim > 0) {
    settle(G, seat, G.giver, 1) // R5.4
    if (G.sanity[seat] === 0) return goMad(G, seat, 'may kill')
  } else if (G.dice === DICE) G.nones++ // R8.4
  G.giver = seat
  G.stage = G.claim > 0 ? 'took' : 'start' // R5.1
}

/** R6.1, and the costs of R5.2, R5.3, R5.5 and R5.6 with the default options. */
export function doubt({ G, ctx, playerID }) {
  if (G.stage !== 'told') return INVALID_MOVE
  const { claim, giver } = G
  const receiver = Number(playerID)
  const found = rats(G.wall)
  const holds = claim === 0 ? found === 0 : found >= claim // R5.9
  const costs = (claim === 0) === holds ? 1 : 2
  liftWall(G, ctx.numPlayers)
  const [loser, winner] = holds ? [receiver, giver] : [giver, receiver]
  settle(G, loser, winner, costs)
  if (G.sanity[loser] === 0) return goMad(G, loser, 'must kill')
  G.dice = 1
  G.giver = loser // R2.2
  G.stage = 'start'
}

/** The dice have been seen by all: nothing lies hidden, and nothing said about them stands. */
function liftWall(G, seats) {
  G.claim = null
  G.said = Array(seats).fill(null)
  G.claims = []
  G.nones = 0
  G.seen = null
  G.wall = []
}

/** Books one row of R5. Nobody loses more than he has (R5.10); in the vault he loses it all (R7.3). */
function settle(G, from, to, costs) {
  const had = G.sanity[from]
  const lost = G.side === 'skull' ? had : Math.min(costs, had)
  G.sanity[from] = had - lost
  G.sanity[to] += 1
  G.centre += lost - 1
}

/** R8.1; in the vault there is a last word first (R7.4). */
function goMad(G, seat, lastWord) {
  G.mad = seat
  G.stage = G.side === 'cat' ? 'over' : lastWord
}

/** R7.4 */
export function kill({ G }, seat) {
  if (G.stage !== 'must kill' && G.stage !== 'may kill') return INVALID_MOVE
  if (!Number.isInteger(seat) || seat === G.mad || G.sanity[seat] === undefined) return INVALID_MOVE
  G.killed = seat
  G.stage = 'over'
}

export function spare({ G }) {
  if (G.stage !== 'may kill') return INVALID_MOVE
  G.stage = 'over'
}
