import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { closeAll } from '../open.ts'
import { filled } from './blocks.ts'
import { wholeEvening } from './evening.ts'
import { kernelBlocks } from './kernel.ts'
import { protocolBlocks } from './protocol.ts'

afterEach(closeAll)

const docs = join(import.meta.dirname, '../../docs')
const WRITE = 'HUMBUG_WRITE=docs npm run test:unit -- test/references'

/** The document is as its program writes it; with `HUMBUG_WRITE=docs` it is written first. */
function isFresh(name: string, blocks: Readonly<Record<string, string>>): void {
  const path = join(docs, name)
  const text = readFileSync(path, 'utf8')
  const fresh = filled(text, blocks)
  if (process.env.HUMBUG_WRITE === 'docs') writeFileSync(path, fresh)
  else expect(text, `docs/${name} is out of date: ${WRITE}`).toBe(fresh)
}

describe('what is written of', () => {
  test('the protocol is what a house says and hears', async () => {
    isFresh('protocol.md', protocolBlocks(await wholeEvening()))
  })

  test('the kernel is what its files declare', () => {
    isFresh('authoring/kernel.md', kernelBlocks())
  })
})

describe('a document', () => {
  const document = 'Before.\n<!-- one -->\nold\n<!-- /one -->\nAfter.\n'

  test('keeps its prose, and its blocks are written anew', () => {
    const fresh = 'Before.\n<!-- one -->\nnew\n<!-- /one -->\nAfter.\n'
    expect(filled(document, { one: 'new' })).toBe(fresh)
    expect(filled(fresh, { one: 'new' })).toBe(fresh)
  })

  test('has no block that nobody writes, and lacks none', () => {
    expect(() => filled(document, {})).toThrow('nobody writes the block one')
    expect(() => filled(document, { one: '', two: '' })).toThrow('the document has no block two')
  })
})
