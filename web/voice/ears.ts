/** Who speaks just now, and how good the lines are; looked at while this device takes part. */
import { effect, signal } from '@preact/signals'
import { ask } from '../app/line.ts'
import { mine, narrow, part, peers } from './call.ts'
import { own } from './media.ts'
import { fresh, reading, type Steering, steered } from './quality.ts'

/** Names of those who speak; `me` for this device. */
export const speaking = signal<ReadonlySet<string>>(new Set())
export const ME = 'me'

const LOOK = 200
const WEIGH = 3000
/** Louder than breath. */
const LOUD = 0.02
/** Who has not the floor says that they speak, and not at every word. */
const INSIST = 2000

let meter: { readonly track: MediaStreamTrack; readonly level: () => number; readonly close: () => void } | undefined

/** How loud this device's own microphone is: measured here, since nobody sends it back. */
function ownLevel(): number {
  const track = own.value?.getAudioTracks()[0]
  if (meter?.track !== track) {
    meter?.close()
    meter = track && listenTo(track)
  }
  return track?.enabled ? (meter?.level() ?? 0) : 0
}

function listenTo(track: MediaStreamTrack) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const level = () => {
    analyser.getFloatTimeDomainData(samples)
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  }
  return { track, level, close: () => void context.close() }
}

function levelOf(connection: RTCPeerConnection): number {
  const receiver = connection.getReceivers().find(({ track }) => track.kind === 'audio')
  return Math.max(0, ...(receiver?.getSynchronizationSources().map(({ audioLevel = 0 }) => audioLevel) ?? []))
}

let insisted = 0

function look(): void {
  const loud = [...peers.value].filter(([, { connection }]) => levelOf(connection) > LOUD).map(([name]) => name)
  const speaks = ownLevel() > LOUD
  if (speaks) loud.push(ME)
  if (loud.length !== speaking.value.size || loud.some((name) => !speaking.value.has(name)))
    speaking.value = new Set(loud)
  const waits = speaks && mine.value && mine.value.gives !== mine.value.floor
  if (!waits || performance.now() - insisted < INSIST) return
  insisted = performance.now()
  void ask({ is: 'speaks' })
}

let steering = new Map<string, Steering>()

async function weigh(): Promise<void> {
  const next = new Map<string, Steering>()
  for (const [name, { connection }] of peers.value)
    next.set(name, steered(steering.get(name) ?? fresh, await reading(connection)))
  steering = next
  const thin = [...next].filter(([, { sends }]) => sends === 'voice').map(([name]) => name)
  if (thin.join() !== [...narrow.value].join()) narrow.value = new Set(thin)
}

let stop: (() => void) | undefined

effect(() => {
  const isOn = part.value !== null
  if (isOn === (stop !== undefined)) return
  stop?.()
  stop = isOn ? begin() : undefined
})

function begin(): () => void {
  const timers = [setInterval(look, LOOK), setInterval(() => void weigh(), WEIGH)]
  return () => {
    for (const timer of timers) clearInterval(timer)
    meter?.close()
    meter = undefined
    speaking.value = new Set()
  }
}
