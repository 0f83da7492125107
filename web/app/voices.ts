/** Who is heard and seen at the table. All it takes to be one of them is fetched when somebody wishes it (`web/voice`). */
import { signal } from '@preact/signals'
import type { Frame } from '../../protocol/frames.ts'
import type { Voice } from '../../protocol/voices.ts'

export const voices = signal<readonly Voice[]>([])

type Said = Frame & { is: 'voices' | 'introduced' }
let listener: ((frame: Said) => void) | undefined

/** Who takes part wants to hear everything. */
export function listenToVoices(heard: (frame: Said) => void): void {
  listener = heard
}

export function hearVoices(frame: Said): void {
  if (frame.is === 'voices') voices.value = frame.voices
  listener?.(frame)
}
