/** A browser that writes down what it hears by itself: what it understands is what a test says. */
import type { Seat } from '../../kernel/state.ts'
import type { Person } from './person.ts'
import { seatsByName } from './ways.ts'

interface Writer {
  readonly track: MediaStreamTrack
  state: 'writes' | 'stopped'
  onresult(event: { readonly results: readonly (readonly { readonly transcript: string }[])[] }): void
}
declare const writers: readonly Writer[]
declare const connections: readonly (RTCPeerConnection & { readonly to?: string })[]

/** Runs in the page before anything of its own. It has to fetch something first, and sends nothing away. */
export function beAbleToWrite(): void {
  const made: object[] = []
  class SpeechRecognition {
    static isHere = false
    static async available({ processLocally }: { readonly processLocally?: boolean }) {
      if (!processLocally) throw new Error('would send it away')
      return SpeechRecognition.isHere ? 'available' : 'downloadable'
    }
    static async install() {
      SpeechRecognition.isHere = true
      return true
    }
    processLocally = false
    state = 'new'
    track: MediaStreamTrack | undefined
    onend = () => {}
    start(track: MediaStreamTrack) {
      if (!this.processLocally) throw new Error('would send it away')
      Object.assign(this, { track, state: 'writes' })
      made.push(this)
    }
    stop() {
      this.state = 'stopped'
      this.onend()
    }
  }
  Object.assign(globalThis, { SpeechRecognition, writers: made })
}

/** Runs in the page before anything of its own: a browser that knows nothing of it. */
export function beUnableToWrite(): void {
  Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
}

/** Whose voices this page writes down now. */
export async function writtenDownBy(person: Person): Promise<(Seat | null | undefined)[]> {
  const names = await person.page.evaluate(() =>
    writers
      .filter(({ state }) => state === 'writes')
      .map(({ track }) => connections.find((way) => way.getReceivers().some((one) => one.track === track))?.to ?? ''),
  )
  const seats = seatsByName(person)
  return names.map((name) => seats.get(name)).toSorted()
}

/** Somebody says this, and the browser of this person understands it. */
export async function understand(person: Person, seat: Seat, words: string): Promise<void> {
  const names = [...seatsByName(person)].filter(([, of]) => of === seat).map(([name]) => name)
  await person.page.evaluate(
    ({ names, words }) => {
      const ways = connections.filter(({ to = '' }) => names.includes(to))
      const isTheirs = ({ track }: Writer) => ways.some((way) => way.getReceivers().some((one) => one.track === track))
      const writer = writers.find((one) => one.state === 'writes' && isTheirs(one))
      if (!writer) throw new Error('nobody writes that down')
      writer.onresult({ results: [[{ transcript: 'what was said before' }], [{ transcript: ` ${words} ` }]] })
    },
    { names, words },
  )
}
