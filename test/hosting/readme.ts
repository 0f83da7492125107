/** README's *How to host*, as whoever hosts reads it: what they type, way by way. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../checks/tools.ts'

export interface Way {
  readonly title: string
  /** The lines of its blocks. */
  readonly lines: readonly string[]
  /** Words that stand between its sentences; whoever tries something else than what is written there learns so here. */
  said(words: string): string
}

export function waysIn(text: string): Way[] {
  const [, section = ''] = /^## How to host\n([\s\S]*?)^## /m.exec(text) ?? []
  return section
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n', 1)
      const blocks = [...part.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
      const inline = [...part.replace(/^```\n[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)]
      const all = inline.map(([, words = '']) => words.replace(/\s+/g, ' '))
      return {
        title,
        lines: blocks.flatMap((block) => block.trimEnd().split('\n')),
        said(words) {
          if (!all.includes(words)) throw new Error(`README does not say \`${words}\` under ${title}`)
          return words
        },
      }
    })
}

export const ways = (): Way[] => waysIn(readFileSync(join(root, 'README.md'), 'utf8'))
