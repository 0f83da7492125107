/** Whoever sits down somewhere is to find the seat again: the device is asked to keep it, and the house a spare key. */
import { computed, effect } from '@preact/signals'
import { unhurried } from '../../protocol/words.ts'
import { near } from './near.ts'
import { keepSpare } from './spare.ts'
import { standing } from './table.ts'

/** The table at which this device has a seat, and whether the seat has to last for days. A house in this page knows no seats. */
const seated = computed(() => {
  const now = standing.value
  if (!now || now.seat === null || now.as || near.value) return ''
  return `${now.room.code} ${unhurried.has(now.room.settings.clock) ? 'days' : 'tonight'}`
})

export function followSeats(): () => void {
  return effect(() => {
    const [code, lasts] = seated.value.split(' ')
    if (!code) return
    void keepSpare(code)
    // Some browsers ask their person about it: only where it matters.
    if (lasts === 'days') void navigator.storage?.persist?.().catch(() => {})
  })
}
