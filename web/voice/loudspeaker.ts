/** What is heard here: each voice through a speaker of its own, as loud as its listener likes. */
import { effect, signal } from '@preact/signals'
import { voices } from '../app/voices.ts'
import { mine, part, peers } from './call.ts'
import { playsAloud } from './meeting.ts'

/** By seat: a person is as loud as they were when they come back. */
export const volumes = signal<ReadonlyMap<number, number>>(new Map())
/** In one room others' voices come from the screen, or from nowhere, unless somebody wants them here. */
export const aloud = signal<'as fits' | 'here'>('as fits')

/** Phones of some makers leave loudness to their buttons. */
export const canSetVolume = () => {
  const speaker = new Audio()
  speaker.volume = 0.5
  return speaker.volume === 0.5
}

export function setVolume(seat: number, volume: number): void {
  volumes.value = new Map(volumes.value).set(seat, volume)
}

const speakers = new Map<string, HTMLAudioElement>()

function speakerFor(name: string, stream: MediaStream): HTMLAudioElement {
  const known = speakers.get(name)
  if (known) return known
  const speaker = new Audio()
  speaker.srcObject = stream
  speakers.set(name, speaker)
  begin(speaker)
  return speaker
}

/** Some browsers let nobody hear before the page is touched, as after a reload, or where the device itself says nothing: then with the next touch. */
function begin(speaker: HTMLAudioElement): void {
  const again = () => void speaker.play().catch(() => {})
  speaker.play().catch(() => addEventListener('click', again, { once: true, capture: true }))
}

effect(() => {
  for (const [name, speaker] of speakers) {
    if (peers.value.has(name)) continue
    speaker.srcObject = null
    speakers.delete(name)
  }
  const self = mine.value
  const isLoud = self && (aloud.value === 'here' || (playsAloud(self, voices.value) && !isSilentInRoom()))
  for (const [name, peer] of peers.value) {
    const seat = voices.value.find((voice) => voice.name === name)?.seat ?? null
    const speaker = speakerFor(name, peer.stream)
    speaker.muted = !isLoud
    speaker.volume = seat === null ? 1 : (volumes.value.get(seat) ?? 1)
  }
})

/** A phone among others in one room. */
function isSilentInRoom(): boolean {
  return part.value?.where === 'room' && mine.value?.as !== 'screen'
}
