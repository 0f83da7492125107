/** Who looks on without a seat, and on how many screens: told to all, so that nobody watches unseen. */

import type { Seat } from '../../kernel/state.ts'
import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'
import { here } from '../app/table.ts'

const t = words({
  en: {
    watchers: (n: number) => plural.en(n, 'one onlooker', `${n} onlookers`),
    foreign: (n: number) => plural.en(n, 'one of them a screen', `${n} of them screens`),
    alone: 'one onlooker, on a screen',
    screens: (n: number) => plural.en(n, 'one screen of the table', `${n} screens of the table`),
  },
  de: {
    watchers: (n: number) => plural.de(n, 'ein Zuschauer', `${n} Zuschauer`),
    foreign: (n: number) => plural.de(n, 'einer davon ein Bildschirm', `${n} davon Bildschirme`),
    alone: 'ein Zuschauer, an einem Bildschirm',
    screens: (n: number) => plural.de(n, 'ein Bildschirm des Tisches', `${n} Bildschirme des Tisches`),
  },
})

/** All who look on besides this device. Whoever has no seat is an onlooker, but not on their own page. */
export function watchersFor(seat: Seat | null): number {
  return Math.max(0, here.value.watchers - (seat === null ? 1 : 0))
}

/** Nothing if nobody looks on. */
export function sayOnlookers(seat: Seat | null): string {
  const { screens, foreign } = here.value
  return [sayWatchers(watchersFor(seat), foreign), screens > 0 ? t().screens(screens) : ''].filter(Boolean).join(' · ')
}

function sayWatchers(watchers: number, foreign: number): string {
  if (watchers === 0) return ''
  if (foreign === 0) return t().watchers(watchers)
  return watchers === 1 ? t().alone : `${t().watchers(watchers)}, ${t().foreign(foreign)}`
}
