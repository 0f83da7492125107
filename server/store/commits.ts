/** Commits of several at once, some of whom come too late: who wins, and what is kept. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { line, opening, write } from './samples.ts'
import type { Line, Store } from './store.ts'

/** A try of somebody who has seen some lines less or more than there are, with commands that may have been done already. */
const attempt = fc.record({
  ahead: fc.constantFrom(0, 0, 0, 0, -1, -2, 1, 2),
  commands: fc.array(fc.constantFrom(null, 'a', 'b', 'c', 'd', 'e', 'f', 'g'), { minLength: 1, maxLength: 3 }),
})
export const commit = fc.dictionary(fc.constantFrom('A', 'B', 'C'), attempt, { minKeys: 1 })
type Commit = typeof commit extends fc.Arbitrary<infer C> ? C : never

/** Writes them one after the other, and keeps count of what must have won. */
export async function runCommits(store: Store, run: string, commits: readonly Commit[]): Promise<void> {
  const kept = new Map(['A', 'B', 'C'].map((name) => [`${run} ${name}`, [line(1, 'opening')]]))
  const linesOf = (code: string) => sure(kept.get(code), 'table')
  await store.append([...kept].map(([code, lines]) => opening(code, { lines }, run)))
  for (const [at, tries] of commits.entries()) {
    const wanted = Object.entries(tries).map(([name, { ahead, commands }]) => {
      const code = `${run} ${name}`
      const from = Math.max(1, linesOf(code).length + 1 + ahead)
      const lines = commands.map((command, n) => ({ ...line(from + n, command), text: `commit ${at}` }))
      return write(code, { lines })
    })
    const tooLate = wanted.filter(({ code, lines }) => clashes(linesOf(code), lines))
    expect(await store.append(wanted)).toEqual(new Set(tooLate.map(({ code }) => code)))
    for (const won of wanted) if (!tooLate.includes(won)) linesOf(won.code).push(...won.lines)
  }
  for (const [code, lines] of kept) expect(await store.lines(code, 1)).toEqual(lines)
}

function clashes(kept: readonly Line[], lines: readonly Line[]): boolean {
  const done = [...kept, ...lines].flatMap(({ command }) => command ?? [])
  return lines[0]?.seq !== kept.length + 1 || new Set(done).size < done.length
}
