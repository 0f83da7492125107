/** What one has said so far, and how sure one is by habit. It lies on this page alone. */
import { signal } from '@preact/signals'
import type { Belief, Sureness } from '../../kernel/calibration.ts'
import type { Open } from '../../kernel/wager.ts'
import { knownName } from '../app/device.ts'
import { tell } from '../app/table.ts'

/** The slider stays where it was left. */
export const habit = signal<Sureness>(70)

const said = signal<Readonly<Record<string, Belief>>>({})

const keyOf = (code: string, { on, seat }: Open) => `${code} ${on} ${seat}`

export function saidOf(code: string, claim: Open): Belief | undefined {
  return said.value[keyOf(code, claim)]
}

/** Tells the house, which seals it. The last word counts. */
export async function say(code: string, claim: Open, belief: Belief): Promise<void> {
  const name = knownName().trim()
  const { on, seat } = claim
  const taken = await tell({ is: 'bet', on, seat, ...belief, ...(name !== '' && { name }) })
  if (taken) said.value = { ...said.value, [keyOf(code, claim)]: belief }
}
