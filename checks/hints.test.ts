import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { type Advice, hints } from '../kernel/contract/hints.ts'
import { root } from './tools.ts'

test.each(games)('$key has every file that a breach of the contract could send its author to', ({ key }) => {
  const all: readonly Advice[] = Object.values(hints)
  const files = new Set(all.flatMap(({ look }) => look.map(([file]) => file)))
  expect([...files].filter((file) => !existsSync(join(root, 'games', key, file)))).toEqual([])
})
