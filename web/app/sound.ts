/** Small sounds, made on the spot: no file to load. Each has a caption, for those who do not hear it or have it off. */
import { signal } from '@preact/signals'
import { buzz, sound } from './device.ts'
import { onStage } from './stage.ts'

export type Cue = 'turn' | 'rattle' | 'knock' | 'thud' | 'lift' | 'win' | 'lose' | 'word'

/** The caption of the sound that is heard now. */
export const caption = signal<Cue | null>(null)

const CAPTION = 1800
let fading: ReturnType<typeof setTimeout> | undefined

/** A tone that dies away; `bend` is where its pitch ends. */
function tone(context: AudioContext, at: number, pitch: number, length: number, loud: number, bend = pitch): void {
  const voice = context.createOscillator()
  const gain = context.createGain()
  voice.type = 'triangle'
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(bend, at + length)
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  voice.connect(gain).connect(context.destination)
  voice.start(at)
  voice.stop(at + length)
}

/** Bone on stone: a very short burst of noise. */
function click(context: AudioContext, at: number, pitch: number, loud: number): void {
  const length = 0.05
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 3
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(context.destination)
  source.start(at)
}

const played: Readonly<Record<Cue, (context: AudioContext, at: number) => void>> = {
  turn: (context, at) => {
    tone(context, at, 660, 0.5, 0.12)
    tone(context, at + 0.14, 990, 0.7, 0.1)
  },
  rattle: (context, at) => {
    for (let n = 0; n < 9; n++) click(context, at + n * 0.07 + Math.random() * 0.03, 1400 + Math.random() * 1800, 0.5)
  },
  knock: (context, at) => click(context, at, 500, 0.7),
  thud: (context, at) => tone(context, at, 120, 0.3, 0.3, 50),
  lift: (context, at) => tone(context, at, 160, 0.7, 0.14, 520),
  win: (context, at) => {
    for (const [n, pitch] of [523, 659, 784].entries()) tone(context, at + n * 0.12, pitch, 0.6, 0.1)
  },
  lose: (context, at) => {
    for (const [n, pitch] of [392, 330, 262].entries()) tone(context, at + n * 0.16, pitch, 0.6, 0.1)
  },
  word: (context, at) => click(context, at, 2600, 0.3),
}

export function play(cue: Cue): void {
  if (sound.value === 'off') return
  caption.value = cue
  clearTimeout(fading)
  fading = setTimeout(() => {
    caption.value = null
  }, CAPTION)
  onStage((stage) => played[cue](stage, stage.currentTime + 0.01))
}

export function vibrate(...pattern: number[]): void {
  // Before the first touch a browser forbids it, and says so aloud: after a reload one may be asked before that.
  if (buzz.value === 'on' && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern)
}
