import { forking } from '../../banquet/bots/fork.ts'
import type { Goblets } from '../state.ts'

export const fork = forking<Goblets>({
  table: ({ discards, wine }) => ({ discards: [...discards], wine: [...wine] }),
  hand: () => ({}),
  box: () => ({ annals: null }),
})
