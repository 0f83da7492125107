/** Who speaks just now, and how good the lines are; looked at while this device takes part. */
import { effect, signal } from '@preact/signals'
import { ask } from '../app/line.ts'
import { mine, narrow, part, peers } from './call.ts'
import { own } from './media.ts'
import type { Peer } from './peer.ts'
import { fresh, reading, type Steering, steered } from './quality.ts'

/** Names of those who speak; `me` for this device. */
export const speaking = signal<ReadonlySet<string>>(new Set())
export const ME = 'me'

const LOOK = 250
/** A light does not flicker with every syllable. */
const LASTS = 700
const WEIGH = 3000
/** Louder than breath. */
const LOUD = 0.02
/** Some hundredths of a second, as many samples as make a sound one can hear. */
const STRETCH = 2048
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
  // Longer than the time between two looks: of less, words that fall between them would never be heard, whatever their beat.
  analyser.fftSize = 16384
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const level = () => {
    analyser.getFloatTimeDomainData(samples)
    return loudest(samples)
  }
  return { track, level, close: () => void context.close() }
}

/** The loudest stretch of it: a short word among silence is a word. */
function loudest(samples: Float32Array): number {
  let level = 0
  for (let from = 0; from < samples.length; from += STRETCH) {
    const energy = samples.subarray(from, from + STRETCH).reduce((sum, sample) => sum + sample * sample, 0)
    level = Math.max(level, Math.sqrt(energy / STRETCH))
  }
  return level
}

/** What has come of each voice by now: how loud, and for how long. */
const counted = new Map<string, { readonly energy: number; readonly duration: number }>()

/** How loud somebody was since the last look: one who only looks now and then would miss every other word. */
async function levelOf({ name, connection }: Peer): Promise<number> {
  const receiver = connection.getReceivers().find(({ track }) => track.kind === 'audio')
  for (const one of (await receiver?.getStats())?.values() ?? []) {
    if (one.type !== 'inbound-rtp') continue
    const { totalAudioEnergy: energy = 0, totalSamplesDuration: duration = 0 } = one
    const before = counted.get(name) ?? { energy: 0, duration: 0 }
    counted.set(name, { energy, duration })
    return duration > before.duration ? Math.sqrt((energy - before.energy) / (duration - before.duration)) : 0
  }
  return 0
}

let insisted = 0
/** When each was last loud. */
const heard = new Map<string, number>()

async function look(): Promise<void> {
  const now = performance.now()
  const speaks = ownLevel() > LOUD
  if (speaks) heard.set(ME, now)
  for (const [name, peer] of peers.value) if ((await levelOf(peer)) > LOUD) heard.set(name, now)
  for (const name of counted.keys()) if (!peers.value.has(name)) counted.delete(name)
  for (const [name, when] of heard) if (now - when > LASTS) heard.delete(name)
  const loud = [...heard.keys()]
  if (loud.length !== speaking.value.size || loud.some((name) => !speaking.value.has(name)))
    speaking.value = new Set(loud)
  const waits = speaks && mine.value && mine.value.gives !== mine.value.floor
  if (!waits || now - insisted < INSIST) return
  insisted = now
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
  const timers = [setInterval(() => void look(), LOOK), setInterval(() => void weigh(), WEIGH)]
  return () => {
    for (const timer of timers) clearInterval(timer)
    meter?.close()
    meter = undefined
    heard.clear()
    speaking.value = new Set()
  }
}
