/** At a table where people may look on: what they believe while a game runs, and what they believed when it is over. */
import { near } from '../app/near.ts'
import type { Standing } from '../app/table.ts'
import { Believed } from './Believed.tsx'
import { Stake } from './Stake.tsx'

export function BetsAtTable({ live }: { readonly live: Standing }) {
  const { stage, settings } = live.room
  if (near.value || settings.watching === 'closed') return null
  return stage === 'playing' ? <Stake live={live} /> : <Believed room={live.room} />
}
