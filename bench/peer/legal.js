/** Whose move it is and what may be moved: the clauses R2 to R4 and R7, asked by the game and by whoever plays it. */

/** R1.1 */
export const DICE = 5

const SHAKE = ['shake']
const LOOK = ['look']
const ANSWERS = [['believe'], ['doubt']]
const ANNOUNCE = Array.from({ length: 2 * DICE + 1 }, (_, claim) => ['announce', claim])
const HAND_ON = Array.from({ length: 2 * DICE + 1 }, (_, claim) => ['handOn', claim])
const NOTHING = []

/** The seat that has to move, or null once the game is over. */
export function asked(G) {
  switch (G.stage) {
    case 'told':
      return (G.giver + 1) % G.sanity.length // R2.3: the next seat clockwise receives
    case 'must kill':
    case 'may kill':
      return G.mad
    case 'over':
      return null
    default:
      return G.giver
  }
}

/** The smallest number that the giver may announce about dice that he has shaken. */
export function lowest(G) {
  if (G.side === 'skull') return 1 // R7.2
  if (ratsAnnounced(G)) return G.claim + 1 // R4.2, R4.5
  return G.nones >= 3 * G.sanity.length ? 1 : 0 // R4.1, R8.4
}

/** The smallest number that he may announce while he hands the dice on unseen (R4.5, R4.6). */
export function lowestUnseen(G) {
  return G.said[G.giver] === G.claim ? G.claim + 1 : G.claim
}

/** R4.3 */
export function highest(G) {
  return 2 * G.dice
}

/** Within a round claims only rise, so the last one tells whether there were rats. */
export function ratsAnnounced(G) {
  return G.claim !== null && G.claim > 0
}

/** All legal moves of a player, each as [name, ...arguments]. */
export function legal(G, playerID) {
  const seat = asked(G)
  if (seat === null || String(seat) !== playerID) return NOTHING
  switch (G.stage) {
    case 'start':
      return [SHAKE] // R2.1, R5.1
    case 'took':
      return [SHAKE, ...HAND_ON.slice(lowestUnseen(G), highest(G) + 1)] // R5.7, R5.8
    case 'shaken':
      return [LOOK, ...ANNOUNCE.slice(lowest(G), highest(G) + 1)] // R3.1
    case 'looked':
      return [SHAKE, ...ANNOUNCE.slice(lowest(G), highest(G) + 1)] // R3.2
    case 'blind':
      return ANNOUNCE.slice(lowest(G), highest(G) + 1) // R3.2
    case 'told':
      return ANSWERS
    case 'must kill':
      return victims(G, seat) // R7.4
    case 'may kill':
      return [['spare'], ...victims(G, seat)] // R7.4
  }
}

function victims(G, seat) {
  return G.sanity.flatMap((_, other) => (other === seat ? [] : [['kill', other]]))
}
