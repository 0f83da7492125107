/** Who is heard and seen at the table. All it takes to be one of them is fetched when somebody wishes it (`web/voice`). */
import { signal } from '@preact/signals'
import type { Frame } from '../../protocol/frames.ts'
import type { Voice } from '../../protocol/voices.ts'

export const voices = signal<readonly Voice[]>([])

/** The microphone of this device while it takes part; how it does is nobody's business but `web/voice`. */
export interface Control {
  readonly state: 'open' | 'shut' | 'ears'
  flip(): void
  hold(): void
  letGo(): void
}
export const control = signal<Control | null>(null)

/** At which table this window took part when it was last loaded: after a reload it does again. */
const KEY = 'humbug.voice'
export function tookPart(code: string): string | null {
  const kept = sessionStorage.getItem(KEY)?.split(' ', 2)
  return kept?.[0] === code ? (kept[1] ?? null) : null
}
export function rememberPart(code: string, how: string | null): void {
  if (how === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, `${code} ${how}`)
}

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
