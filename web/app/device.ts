/** Who this device is: a secret of its own, and how its person likes things. There is no account. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { type Signal, signal } from '@preact/signals'
import { type Mark, marks } from '../../protocol/words.ts'
import { keep, kept } from './kept.ts'

/** 256 fresh bits, as hex. Works on plain http too, where `crypto.subtle` does not. */
export function fresh(): string {
  return bytesToHex(randomBytes(32))
}

function tokenOfThisDevice(): string {
  const known = kept('token')
  return known && /^[0-9a-f]{64}$/.test(known) ? known : fresh()
}

/** A new one is written down only once the house has said that it knows no older one (`spare.ts`). */
export const token = tokenOfThisDevice()

/** Whether the page lies on this device afterwards and opens without the house: over plain http no browser does that. */
export const keepsPage = () => isSecureContext && 'serviceWorker' in navigator

/** What the person is called wherever this device sits down. */
export function knownName(): string {
  return kept('name') ?? ''
}

export function knownMark(): Mark | undefined {
  return marks.find((mark) => mark === kept('mark'))
}

export function introduce(name: string, mark: Mark | undefined): void {
  keep('name', name)
  if (mark) keep('mark', mark)
}

export type Switch = 'on' | 'off'

function remembered(key: string, standard: Switch): Signal<Switch> {
  const chosen = signal<Switch>((kept(key) as Switch | null) ?? standard)
  chosen.subscribe((value) => keep(key, value))
  return chosen
}

/** Sounds are small, and silent until wished for; a phone in the hand may buzz when its person is asked. */
export const sound = remembered('sound', 'off')
export const buzz = remembered('buzz', 'on')
/** Puppets say something now and then. */
export const murmurs = remembered('murmurs', 'on')
/** How much things move: as the system says, or still. */
export const stillness = remembered('still', 'off')
/** Whether boards are read rather than looked at. */
export const inWords = remembered('words', 'off')

export function flip(chosen: Signal<Switch>): void {
  chosen.value = chosen.value === 'on' ? 'off' : 'on'
}
