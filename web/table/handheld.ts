/** Where the table is on a TV, a phone need only be a hand: its person may say so, for this table. */
import { signal } from '@preact/signals'
import type { Switch } from '../app/device.ts'
import { keep, kept } from '../app/kept.ts'
import { here } from '../app/table.ts'

/** Counted up with every flip. */
const flipped = signal(0)
const keyOf = (code: string) => `tv.${code}`

export function onTv(code: string): Switch {
  flipped.value
  return kept(keyOf(code)) === 'off' ? 'off' : 'on'
}

export function flipTv(code: string): void {
  keep(keyOf(code), onTv(code) === 'on' ? 'off' : 'on')
  flipped.value++
}

/** A screen shows this table. A TV with a browser of its own belongs to nobody at the table, and shows it all the same. */
export const isShown = () => here.value.screens + here.value.foreign > 0

/** It is shown, and nobody here minds looking up. */
export const isHandHeld = (code: string) => isShown() && onTv(code) === 'on'
