/** `humbug check`: whether a game can be released, and what would make it a better one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foldersIn } from '../../checks/games.ts'
import { lacksOf } from '../../checks/lacks.ts'
import { looksAt } from '../../checks/one-game.ts'
import { root } from '../../checks/tools.ts'
import { type Wish, wishesOf } from '../../checks/wishes.ts'
import type { Kit } from '../../kernel/kit.ts'
import type { Voice } from '../voice.ts'
import { onlyWord, read, Usage } from '../words.ts'
import { type Findings, type Seen, written } from './report.ts'
import { authorText } from './sources.ts'

export async function check(args: readonly string[], voice: Voice): Promise<{ print: string; code: number }> {
  const words = read(args, {})
  const text = authorText(words)
  const name = onlyWord(words, 'NAME')
  const known = foldersIn(root).filter((folder) => existsSync(join(root, 'games', folder, 'RULES.md')))
  if (!known.includes(name)) throw new Usage(words.text.errors.noGame(name, known.toSorted().join(', ')))
  if (!words.json) voice.err(`${text.looking(name)}\n`)
  const findings = await lookAt(name)
  const code = findings.seen.every(({ content }) => content) ? 0 : 1
  return { print: words.json ? JSON.stringify(findings) : written(findings, text), code }
}

async function lookAt(name: string): Promise<Findings> {
  const from = performance.now()
  const lacks = lacksOf(name)
  const parts: Seen = { look: 'parts', content: lacks.length === 0, took: performance.now() - from, words: '' }
  const seen = [parts, ...(await looksAt(name))]
  return { name, seen, lacks, wishes: await wishesFor(name) }
}

/** Of a kit that cannot be read the types have said enough. */
async function wishesFor(name: string): Promise<Wish[]> {
  try {
    const { kit }: { readonly kit: Kit } = await import(join(root, 'games', name, 'kit.ts'))
    return await wishesOf(kit)
  } catch {
    return []
  }
}
