import { forking } from '../../banquet/bots/fork.ts'
import type { Toast } from '../state.ts'

export const fork = forking<Toast>({
  table: ({ again, chain, breaches, full }) => ({
    again: [...again],
    chain: [...chain],
    breaches: [...breaches],
    full: [...full],
  }),
  hand: ({ returned }) => ({ returned: { ...returned } }),
  box: ({ bag }) => ({ bag: { ...bag }, notes: null }),
})
