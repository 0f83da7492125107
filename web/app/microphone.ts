/** The microphone of this device, for the button in the bar. */
import { signal } from '@preact/signals'

/** While it takes part; how it does is nobody's business but `web/voice`. */
interface Control {
  readonly state: 'open' | 'shut' | 'ears'
  /** Pressed, unless it was held: then it was talked. `otherwise`: where there is nothing to turn. */
  press(otherwise: () => void): void
  down(): void
  up(): void
}
export const control = signal<Control | null>(null)

/** At which table this window took part when it was last loaded: after a reload it does again. A browser may forbid to remember it. */
export const PART = 'humbug.voice'

export function partHere(): string | null {
  try {
    return sessionStorage.getItem(PART)
  } catch {
    return null
  }
}
