/** A nudge for somebody who is asked and looks elsewhere: the phone stirs, and where it cannot, the edge of the page lights up. */
import { signal } from '@preact/signals'
import { buzz } from './device.ts'
import { vibrate } from './sound.ts'

const LASTS = 1400

export const flash = signal<'lit' | 'out'>('out')
let fading: ReturnType<typeof setTimeout> | undefined

/** No iPhone does. */
export const canVibrate = () => 'vibrate' in navigator

export function nudge(): void {
  if (buzz.value === 'off') return
  if (canVibrate()) return vibrate(60, 50, 60)
  flash.value = 'lit'
  clearTimeout(fading)
  fading = setTimeout(() => {
    flash.value = 'out'
  }, LASTS)
}
