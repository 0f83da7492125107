/** A bad line loses the picture first: a voice is what one bluffs with. */

/** What is known of a way lately: how much was lost of what was sent, and how much the line would bear, if browsers tell. */
export interface Reading {
  readonly lost: number
  readonly bears: number | undefined
}

export interface Steering {
  readonly sends: 'all' | 'voice'
  /** Readings in a row that speak for a change. */
  readonly votes: number
}

export const fresh: Steering = { sends: 'all', votes: 0 }

const BAD = { lost: 0.08, bears: 120_000 }
const GOOD = { lost: 0.02, bears: 260_000 }
/** Quick to give way, slow to come back: a picture that flickers is worse than none. */
const GIVES_WAY = 2
const COMES_BACK = 5

export function steered({ sends, votes }: Steering, { lost, bears }: Reading): Steering {
  const isBad = lost > BAD.lost || (bears !== undefined && bears < BAD.bears)
  const isGood = lost < GOOD.lost && (bears === undefined || bears > GOOD.bears)
  const speaksForChange = sends === 'all' ? isBad : isGood
  if (!speaksForChange) return { sends, votes: 0 }
  if (votes + 1 < (sends === 'all' ? GIVES_WAY : COMES_BACK)) return { sends, votes: votes + 1 }
  return { sends: sends === 'all' ? 'voice' : 'all', votes: 0 }
}

/** What the browser has counted of a way. */
export async function reading(connection: RTCPeerConnection): Promise<Reading> {
  let lost = 0
  let bears: number | undefined
  for (const one of (await connection.getStats()).values()) {
    if (one.type === 'remote-inbound-rtp') lost = Math.max(lost, one.fractionLost ?? 0)
    // Before anything was sent, browsers only guess.
    if (one.type === 'candidate-pair' && one.nominated && one.bytesSent > 100_000) bears = one.availableOutgoingBitrate
  }
  return { lost, bears }
}
