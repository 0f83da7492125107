import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from './index.ts'

test.each(games)('$key is held to the contract', ({ key }) => {
  const file = readFileSync(new URL(`${key}/contract.test.ts`, import.meta.url), 'utf8')
  expect(file).toContain(`\nkeepsTheContract(${key}, bots)\n`)
})
