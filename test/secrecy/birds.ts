/** Canaries: names that must never be heard where a drawer is shut. */

import type { Conduct } from '../../server/ports.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import type { Table } from '../../server/table/table.ts'

export const canary = (name: string) => `canary-${name}-7c1d4f`

/** Puts a bird into every drawer that somebody must not look into. */
function hide(table: Table): void {
  const { play } = table
  if (!play) return
  Object.assign(play.state.box, { bird: canary('box') })
  for (const [seat, hand] of play.state.hands.entries()) Object.assign(hand, { bird: canary(`hand-${seat}`) })
}

/** A house that hides one in every drawer, at every step. */
export const conduct: Conduct = {
  decide,
  next,
  wake,
  enact(table, deed, at) {
    const written = enact(table, deed, at)
    hide(table)
    return written
  },
}

/** Whose hands were heard. */
export const hands = (heard: readonly string[]) => [
  ...new Set(heard.flatMap((text) => [...text.matchAll(/canary-hand-(\d)/g)].map(([, seat]) => Number(seat)))),
]
