/** The microphone of this device, for the button in the bar. */
import { signal } from '@preact/signals'

/** While it takes part; how it does is nobody's business but `web/voice`. */
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
