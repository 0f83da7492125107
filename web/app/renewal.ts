/**
 * A page that is older than its house says so at a table, and turns by itself between two moves: never while something is asked of its
 * person, shown to them, held or typed.
 */
import { computed, effect } from '@preact/signals'
import type { Glance } from '../../kernel/state.ts'
import { line } from './line.ts'
import { near } from './near.ts'
import { scene } from './scene.ts'
import { pending, type Standing, standing } from './table.ts'
import { takeUpdate, update } from './update.ts'

/** Long enough to read why. */
const A_BREATH = 1500

/** There is a newer page for the table at which one is. */
export const waits = computed(() => update.value === 'ready' && standing.value !== null && near.value === undefined)

function isAsked({ seat, game }: Standing): boolean {
  return seat !== null && ((game as Glance | undefined)?.agenda.asked.includes(seat) ?? false)
}

/** Nothing is under way. While cards are dealt, devices have their part in it; and what came out at the end is to be looked at. */
const isBetween = computed(() => {
  const now = standing.value
  if (!waits.value || !now || line.value !== 'open' || pending.value !== null) return false
  if ((scene.value?.ceremony ?? 'over') !== 'over') return false
  return now.room.stage === 'lobby' || (now.room.stage === 'playing' && !isAsked(now))
})

/** Somebody types, holds something down, or has opened a sheet. */
const isBusy = () => document.querySelector(':active, dialog, [role=dialog], input:focus, textarea:focus') !== null

let timer: ReturnType<typeof setTimeout> | undefined

export function mindRenewal(): void {
  const turn = () => (isBusy() ? wait() : void takeUpdate())
  const wait = () => {
    timer = setTimeout(turn, A_BREATH)
  }
  effect(() => {
    clearTimeout(timer)
    if (isBetween.value) wait()
  })
}
