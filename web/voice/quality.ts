/** A bad line loses the picture first: a voice is what one bluffs with. */

/** What is known of a way lately: how much was lost of what was sent, and how much the line would bear, if that is known. */
export interface Reading {
  readonly lost: number
  readonly bears: number | undefined
}

export interface Steering {
  readonly sends: 'all' | 'voice'
  /** Readings in a row that speak for a change. */
  readonly votes: number
  /** How many of them bring a picture back: more each time that it did not last. */
  readonly patience: number
}

const BAD = { lost: 0.08, bears: 120_000 }
const GOOD = { lost: 0.02, bears: 260_000 }
/** Quick to give way, slow to come back: a picture that flickers is worse than none. */
const GIVES_WAY = 2
const COMES_BACK = 5
const AT_MOST = 40

export const fresh: Steering = { sends: 'all', votes: 0, patience: COMES_BACK }

export function steered({ sends, votes, patience }: Steering, { lost, bears }: Reading): Steering {
  const isBad = lost > BAD.lost || (bears !== undefined && bears < BAD.bears)
  const isGood = lost < GOOD.lost && (bears === undefined || bears > GOOD.bears)
  if (sends === 'voice') {
    if (!isGood) return { sends, votes: 0, patience }
    if (votes + 1 < patience) return { sends, votes: votes + 1, patience }
    return { sends: 'all', votes: 0, patience: Math.min(patience * 2, AT_MOST) }
  }
  if (!isBad) return { sends, votes: 0, patience: Math.max(patience - 1, COMES_BACK) }
  return votes + 1 < GIVES_WAY ? { sends, votes: votes + 1, patience } : { sends: 'voice', votes: 0, patience }
}

type Counted = Pick<RTCPeerConnection, 'getStats' | 'getSenders'>

/** What the browser has counted of a way. */
export async function reading(connection: Counted): Promise<Reading> {
  let lost = 0
  let bears: number | undefined
  for (const one of (await connection.getStats()).values()) {
    if (one.type === 'remote-inbound-rtp') lost = Math.max(lost, one.fractionLost ?? 0)
    // Before anything was sent, browsers only guess.
    if (one.type === 'candidate-pair' && one.nominated && one.bytesSent > 100_000) bears = one.availableOutgoingBitrate
  }
  // A voice alone never tries what else the line would bear: what is thought of it then stays as bad as it once was.
  const showsFace = connection.getSenders().some(({ track }) => track?.kind === 'video')
  return { lost, bears: showsFace ? bears : undefined }
}
