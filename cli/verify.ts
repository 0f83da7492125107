import { findGame } from '../games/index.ts'
import { sure } from '../kernel/at.ts'
import { flaws, verify as judge } from '../kernel/verify.ts'
import { textOf } from './files.ts'
import { onlyWord, read } from './words.ts'

export function verify(args: readonly string[]): { print: string; code: number } {
  const words = read(args, {})
  const verdict = judge(textOf(words, onlyWord(words, 'FILE')), findGame)
  if (!verdict.fair) {
    const { flaw, line } = verdict
    return {
      code: 1,
      print: words.json ? JSON.stringify(verdict) : words.text.unfair(flaws[words.language][flaw], line),
    }
  }
  const { sealed, ranking } = verdict
  const { game, seats } = sealed.terms
  const entries = sealed.entries.length
  const { chain } = sure(sealed.closing, 'closing')
  const print = words.json
    ? JSON.stringify({ fair: true, game, seats, entries, ranking, chain })
    : words.text.fair(entries, chain)
  return { code: 0, print }
}
