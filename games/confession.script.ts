/** For tests of confessions: every way to say every reason, in one language. */
import { expect } from 'vitest'
import type { Admission, ConfessionText } from '../kernel/confession.ts'

/** So many ways there are to say each thing. */
const WAYS = [0, 1, 2]

/** Whatever was thought is told in three ways that differ, and in other words than any other thought. */
export function expectWords<Thought, Upshot>(
  { admit }: ConfessionText<Thought, Upshot>,
  thoughts: readonly Thought[],
  upshot: Upshot,
): void {
  const name = (seat: number) => `N${seat}`
  const admission = (thought: Thought): Admission<Thought, Upshot> => ({ at: 1, seat: 0, weight: 1, thought, upshot })
  const said = thoughts.map((thought) => WAYS.map((nth) => admit(admission(thought), name, nth)))
  for (const ways of said) {
    expect(new Set(ways.map(({ told }) => told)).size).toBe(WAYS.length)
    for (const { deed, told } of ways) {
      expect(deed).not.toBe('')
      expect(told).toMatch(/[.?!]$/)
    }
  }
  for (const nth of WAYS) {
    expect(new Set(said.map((ways) => `${ways[nth]?.deed} ${ways[nth]?.told}`)).size).toBe(thoughts.length)
  }
}
