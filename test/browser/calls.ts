/** People who take part in the voices of a table, in any browser: what goes between them, and what they said to find each other. */
import { Gathering, type Word } from '../../web/voice/packing.ts'
import type { Person } from './person.ts'

/** Ways to other devices that this page has laid since it was loaded. */
declare const connections: readonly (RTCPeerConnection & { readonly to?: string })[]

/** Runs in the page before it lays a way: what `web/voice` keeps to itself is kept here too. */
export function keepConnections(): void {
  if ('connections' in globalThis) return
  const kept: RTCPeerConnection[] = []
  const Plain = RTCPeerConnection
  class Kept extends Plain {
    constructor(setup?: RTCConfiguration) {
      super(setup)
      kept.push(this)
    }
  }
  Object.assign(globalThis, { RTCPeerConnection: Kept, connections: kept })
}

/** How the way to one other device is, as the browser counts it. */
export interface Way {
  /** The name that the other has for this time. */
  readonly to: string
  readonly state: RTCPeerConnectionState
  /** Of both ends: `host` is the device itself, `relay` a server that passes on. */
  readonly ends: readonly string[]
  /** What came of the voice, loudness and time together; and of the face, pictures that were seen. */
  readonly audio: { readonly bytes: number; readonly energy: number }
  readonly video: { readonly bytes: number; readonly frames: number }
  /** Tracks that something comes through. */
  readonly live: number
  /** All that went over the wire, what browsers say to keep the way open among it. */
  readonly bytes: { readonly sent: number; readonly received: number }
}

/** Runs in the page. */
export function readWays(): Promise<Way[]> {
  return Promise.all(
    connections.map(async (connection) => {
      const stats = [...(await connection.getStats()).values()]
      const of = (kind: string) => stats.find((one) => one.type === 'inbound-rtp' && one.kind === kind)
      const pairs = stats.filter(({ type }) => type === 'candidate-pair')
      const chosen = stats.find(({ type }) => type === 'transport')?.selectedCandidatePairId
      const pair = pairs.find(({ id, selected }) => (chosen === undefined ? selected : id === chosen))
      const ends = [pair?.localCandidateId, pair?.remoteCandidateId].flatMap((id) =>
        stats.filter((one) => one.id === id).map((one) => one.candidateType),
      )
      const bytes = { sent: 0, received: 0 }
      for (const one of pairs) {
        bytes.sent += one.bytesSent ?? 0
        bytes.received += one.bytesReceived ?? 0
      }
      return {
        to: connection.to ?? '',
        state: connection.connectionState,
        ends,
        audio: { bytes: of('audio')?.bytesReceived ?? 0, energy: of('audio')?.totalAudioEnergy ?? 0 },
        video: { bytes: of('video')?.bytesReceived ?? 0, frames: of('video')?.framesDecoded ?? 0 },
        live: connection.getReceivers().filter(({ track }) => track.readyState === 'live' && !track.muted).length,
        bytes,
      }
    }),
  )
}

/** From the table: takes part like this, by the word on the button. */
export async function takePart(person: Person, how: string): Promise<void> {
  const { page } = person
  await page.evaluate(keepConnections)
  await person.press(page.locator('button[data-voice]'))
  await person.press(page.getByRole('dialog').getByRole('button', { name: how, exact: true }))
}

/** Waits in the page until this is so of the ways that it has laid, and says how they are then; for any browser to evaluate. */
export function waysOnce(such: (ways: readonly Way[]) => boolean): string {
  return `(async () => {
    for (;;) {
      const ways = await (${readWays})()
      if ((${such})(ways)) return ways
      await new Promise((done) => setTimeout(done, 50))
    }
  })()`
}

/** What this device said to others to be found by them. */
export function introductionsOf({ said }: Person): Word[] {
  const gathering = new Gathering()
  const parts = said.map((frame) => JSON.parse(frame)).filter(({ is }) => is === 'introduce')
  return parts.flatMap(({ words }) => gathering.add(words) ?? [])
}

/** The ways to a device that are named in what it said. */
export function candidatesIn(words: readonly Word[]): string[] {
  return words.flatMap((word) => {
    if (word.is === 'again') return []
    const lines = word.is === 'candidate' ? [word.candidate.candidate ?? ''] : word.sdp.split('\r\n')
    return lines.filter((line) => /^(?:a=)?candidate:/.test(line))
  })
}
