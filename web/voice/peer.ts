/**
 * The way to one other device. One of the two offers and the other answers, for as long as they know each other: so they never both
 * talk at once. What is sent later, a camera too, needs no new words: both ends are laid from the start.
 */
import { signal } from '@preact/signals'
import { newId } from '../app/ids.ts'
import { Gathering, parted, type Word } from './packing.ts'
import { withoutStrays } from './strays.ts'

/** How long to collect ways to this device before it is told what there is; the rest follows. */
const COLLECTING = 1500
/** A line may come back by itself. */
const PATIENCE = 3000
/** And how long two may look for each other before they begin anew. */
const LOOKING = 10_000

export interface Setup {
  readonly ways: readonly RTCIceServer[]
  readonly paths: 'any' | 'relay'
}

export interface Tracks {
  readonly audio: MediaStreamTrack | null
  readonly video: MediaStreamTrack | null
}

const kinds = ['audio', 'video'] as const
/** One that every browser speaks; each further one would be a page of words. */
const codecs = { audio: /opus/i, video: /vp8|rtx/i } as const

export class Peer {
  readonly name: string
  readonly connection: RTCPeerConnection
  /** What comes from there. */
  readonly stream = new MediaStream()
  readonly state = signal<RTCPeerConnectionState>('new')
  readonly #role: 'offers' | 'answers'
  readonly #say: (letters: string) => void
  #tracks: Tracks = { audio: null, video: null }
  /** What is said and heard is done one after the other. */
  #turn: Promise<unknown> = Promise.resolve()
  readonly #gathering = new Gathering()
  #told = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, role: 'offers' | 'answers', setup: Setup, say: (letters: string) => void) {
    this.name = name
    this.#role = role
    this.#say = say
    this.connection = new RTCPeerConnection({
      iceServers: [...setup.ways],
      iceTransportPolicy: setup.paths === 'relay' ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    })
    // Who is at the other end, for whoever looks at it from outside.
    Object.assign(this.connection, { to: name })
    this.connection.ontrack = ({ track }) => this.stream.addTrack(track)
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate && this.#told) this.#tell({ is: 'candidate', candidate: candidate.toJSON() })
    }
    this.connection.onconnectionstatechange = () => this.#changed()
    if (role === 'answers') return
    for (const kind of kinds) prefer(this.connection.addTransceiver(kind, { direction: 'sendrecv' }), kind)
    this.#inTurn(() => this.#offer())
  }

  /** What this device sends there from now on. */
  give(tracks: Tracks): void {
    this.#tracks = tracks
    this.#inTurn(() => this.#lay())
  }

  hear(letters: string): void {
    const word = this.#gathering.add(letters)
    if (word) this.#inTurn(() => this.#heard(word))
  }

  close(): void {
    clearTimeout(this.#timer)
    this.connection.close()
    this.state.value = 'closed'
  }

  /** What fails here fails for this way alone; it is tried again when the line is found broken. */
  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(() => (this.connection.signalingState === 'closed' ? undefined : work()))
      .catch(() => {})
  }

  async #lay(): Promise<void> {
    for (const { sender, receiver } of this.connection.getTransceivers()) {
      const track = this.#tracks[receiver.track.kind as 'audio' | 'video']
      if (sender.track !== track) await sender.replaceTrack(track)
    }
  }

  async #offer(options?: RTCOfferOptions): Promise<void> {
    await this.connection.setLocalDescription(await this.connection.createOffer(options))
    await this.#describe('offer')
    // Where neither has found any way, browsers wait for ever.
    this.#mendUnlessFound(LOOKING)
  }

  /** What is offered just now is new enough: an answer to it must not be taken for one to the next. */
  async #offerAgain(): Promise<void> {
    if (this.#role === 'offers' && this.connection.signalingState === 'stable') await this.#offer({ iceRestart: true })
  }

  async #heard(word: Word): Promise<void> {
    const { connection } = this
    if (word.is === 'candidate') return connection.addIceCandidate(word.candidate)
    if (word.is === 'again') return this.#offerAgain()
    if ((word.is === 'offer') === (this.#role === 'offers')) return
    await connection.setRemoteDescription({ type: word.is, sdp: word.sdp })
    if (word.is === 'answer') return this.#lay()
    for (const way of connection.getTransceivers()) way.direction = 'sendrecv'
    await this.#lay()
    await connection.setLocalDescription()
    await this.#describe('answer')
  }

  async #describe(is: 'offer' | 'answer'): Promise<void> {
    this.#told = false
    await collected(this.connection)
    const sdp = this.connection.localDescription?.sdp
    if (sdp) this.#tell({ is, sdp: withoutStrays(sdp) })
    this.#told = true
  }

  #tell(word: Word): void {
    for (const part of parted(word, newId().replace(/\W/g, '').slice(-16))) this.#say(part)
  }

  #changed(): void {
    const { connectionState } = this.connection
    this.state.value = connectionState
    clearTimeout(this.#timer)
    if (connectionState === 'failed') this.#mend()
    if (connectionState === 'disconnected') this.#timer = setTimeout(() => this.#mend(), PATIENCE)
  }

  #mend(): void {
    if (this.#role === 'offers') this.#inTurn(() => this.#offer({ iceRestart: true }))
    else this.#tell({ is: 'again' })
    this.#mendUnlessFound(PATIENCE * 2)
  }

  #mendUnlessFound(within: number): void {
    clearTimeout(this.#timer)
    if (this.connection.signalingState === 'closed') return
    this.#timer = setTimeout(() => this.state.value !== 'connected' && this.#mend(), within)
  }
}

function prefer(way: RTCRtpTransceiver, kind: 'audio' | 'video'): void {
  const known = RTCRtpReceiver.getCapabilities?.(kind)?.codecs.filter(({ mimeType }) => codecs[kind].test(mimeType))
  if (known?.length) way.setCodecPreferences?.(known)
}

/** Resolves when the browser knows all ways to this device, or has looked for long enough. */
function collected(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return Promise.resolve()
  return new Promise((done) => {
    const timer = setTimeout(done, COLLECTING)
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return
      clearTimeout(timer)
      done()
    })
  })
}
