/** What is said, in writing, for who listens here: the last words of each seat, for as long as it takes to read them. */
import { effect, signal, untracked } from '@preact/signals'
import type { Seat } from '../../kernel/state.ts'
import { voices } from '../app/voices.ts'
import { part, peers } from './call.ts'
import { canWrite, fetchWriting, Scribe } from './scribe.ts'

export const captioning = signal<'on' | 'off' | 'coming' | 'cannot'>(canWrite ? 'off' : 'cannot')
export const captions = signal<ReadonlyMap<Seat, string>>(new Map())

/** Words stay for so long after the last of them. */
const LASTS = 8000

/** Asked when somebody wishes it: a browser may have to fetch something first. */
export async function turnCaptions(): Promise<void> {
  if (captioning.value === 'on') {
    captioning.value = 'off'
    return
  }
  captioning.value = 'coming'
  captioning.value = (await fetchWriting().catch(() => false)) ? 'on' : 'cannot'
}

interface Heard {
  readonly seat: Seat
  readonly track: MediaStreamTrack
}

/** Who is written down, by name: those who can be heard here just now. */
function heardNow(): ReadonlyMap<string, Heard> {
  const heard = new Map<string, Heard>()
  if (captioning.value !== 'on' || !part.value) return heard
  for (const { name, seat, mic, floor } of voices.value) {
    const peer = peers.value.get(name)
    // What comes over a way is known once it is laid.
    const track = peer?.state.value === 'connected' ? peer.stream.getAudioTracks()[0] : undefined
    if (track && seat !== null && mic === 'open' && floor !== 'ears') heard.set(name, { seat, track })
  }
  return heard
}

const scribes = new Map<string, Scribe>()

effect(() => {
  const heard = heardNow()
  untracked(() => {
    for (const [name, scribe] of scribes) {
      if (heard.has(name)) continue
      scribes.delete(name)
      scribe.stop()
    }
    for (const [name, { seat, track }] of heard) {
      if (scribes.has(name)) continue
      const wrote = (words: string) => isRead(name) && show(seat, words)
      scribes.set(name, new Scribe(track, { wrote, gaveUp }))
    }
  })
})

function gaveUp(): void {
  captioning.value = 'cannot'
}

/** Whoever has gone, or is not read any more, has nothing left to say. */
const isRead = (name: string) => captioning.value === 'on' && voices.value.some((voice) => voice.name === name)

effect(() => {
  const isOn = captioning.value === 'on' && part.value !== null
  const seats = new Set(isOn ? voices.value.map(({ seat }) => seat) : [])
  untracked(() => {
    for (const seat of captions.value.keys()) if (!seats.has(seat)) hide(seat)
  })
})

const timers = new Map<Seat, ReturnType<typeof setTimeout>>()

function show(seat: Seat, words: string): void {
  clearTimeout(timers.get(seat))
  timers.set(
    seat,
    setTimeout(() => hide(seat), LASTS),
  )
  captions.value = new Map(captions.value).set(seat, words)
}

function hide(seat: Seat): void {
  clearTimeout(timers.get(seat))
  timers.delete(seat)
  const left = new Map(captions.value)
  left.delete(seat)
  captions.value = left
}
