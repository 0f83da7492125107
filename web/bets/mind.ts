/** What one has said so far, and how sure one is by habit. It lies on this device alone, where it is found again after a reload. */
import { signal } from '@preact/signals'
import { type Belief, type Sureness, sureness, verdicts } from '../../kernel/calibration.ts'
import type { Open } from '../../kernel/wager.ts'
import { knownName } from '../app/device.ts'
import { ask } from '../app/line.ts'
import { complain } from '../app/refused.ts'
import { keepOwn, keptOwn } from '../app/sealed.ts'
import { tell } from '../app/table.ts'

/** The slider stays where it was left. */
export const habit = signal<Sureness>(70)

/** The table at which one last said something: what was bet elsewhere is in the house, and told at the end. */
interface Mind {
  readonly code: string
  readonly said: Readonly<Record<string, Belief>>
}

const KEY = 'bets'

/** Counted up with every word, so that whoever shows them shows the new one. */
const written = signal(0)

const keyOf = ({ on, seat }: Open) => `${on} ${seat}`

function mindAt(code: string): Mind {
  const fresh = { code, said: {} }
  try {
    const mind: Mind | null = JSON.parse(keptOwn(KEY) ?? 'null')
    return mind?.code === code ? mind : fresh
  } catch {
    return fresh
  }
}

export function saidOf(code: string, claim: Open): Belief | undefined {
  written.value
  const belief = mindAt(code).said?.[keyOf(claim)]
  return belief && verdicts.includes(belief.says) && sureness.includes(belief.sure) ? belief : undefined
}

/** Tells the house, which seals it. The last word counts. */
export async function say(code: string, claim: Open, belief: Belief): Promise<void> {
  const name = knownName().trim()
  const { on, seat } = claim
  const word = { is: 'bet', on, seat, ...belief } as const
  const reply = await ask({ ...word, ...(name !== '' && { name }) })
  if (reply.is === 'no') void complain(reply.why)
  // Whoever is called as somebody who plays bets all the same, and without a name.
  if (reply.is !== 'ok' && !(reply.is === 'no' && reply.why === 'name' && (await tell(word)))) return
  const said = { ...mindAt(code).said, [keyOf(claim)]: belief }
  keepOwn(KEY, JSON.stringify({ code, said } satisfies Mind))
  written.value++
}
