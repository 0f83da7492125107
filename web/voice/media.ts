/** The microphone and the camera of this device. Nothing is opened before somebody wishes it, and it is closed when they stop. */
import { signal } from '@preact/signals'
import type { Gift } from '../../protocol/voices.ts'
import { keep, kept } from '../app/kept.ts'

export type Kind = 'audio' | 'video'
/** Why there is nothing to be heard or seen from here. */
export type Trouble = 'unable' | 'insecure' | 'denied' | 'none' | 'busy'

/** What this device gives now. */
export const own = signal<MediaStream | null>(null)
/** What one can choose from; browsers tell it once something was opened. */
export const choices = signal<readonly MediaDeviceInfo[]>([])

/** Browsers lend neither over plain http. */
export const isLent = () => isSecureContext && 'mediaDevices' in navigator

const keyOf = { audio: 'microphone', video: 'camera' } as const
export const chosen = (kind: Kind) => kept(keyOf[kind]) ?? ''

/** Small faces: they sit at seats, and go to everybody at the table. */
const face = { width: { ideal: 320 }, height: { ideal: 240 }, frameRate: { ideal: 15, max: 20 }, facingMode: 'user' }
const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

function wished(kind: Kind): MediaTrackConstraints {
  const id = chosen(kind)
  return { ...(kind === 'audio' ? voice : face), ...(id && { deviceId: { ideal: id } }) }
}

/** Opens what is given, and closes what is not. */
export async function open(gives: Gift): Promise<Trouble | undefined> {
  // Some browsers are built or set up without it.
  if (!('RTCPeerConnection' in globalThis)) return 'unable'
  if (gives === 'ears') return void close()
  if (!isLent()) return 'insecure'
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: wished('audio'),
      video: gives === 'face' && wished('video'),
    })
    close()
    own.value = stream
    choices.value = await navigator.mediaDevices.enumerateDevices()
    return undefined
  } catch (error) {
    return troubleIn(error)
  }
}

/** A phone that slept may have taken them back. */
export const isLost = () => own.value?.getTracks().some(({ readyState }) => readyState === 'ended') ?? false

export function close(): void {
  for (const track of own.value?.getTracks() ?? []) track.stop()
  own.value = null
}

export function choose(kind: Kind, id: string): void {
  keep(keyOf[kind], id)
}

export function trackOf(kind: Kind): MediaStreamTrack | null {
  const stream = own.value
  return (kind === 'audio' ? stream?.getAudioTracks() : stream?.getVideoTracks())?.[0] ?? null
}

function troubleIn(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none'
}
