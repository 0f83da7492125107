import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** The longest begins first, so that the rest goes on beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): Promise<typeof files> {
    const sorted = await super.sort(files)
    const long = (file: (typeof files)[number]) => Number(file.moduleId.endsWith('games/contract.test.ts'))
    return sorted.toSorted((a, b) => long(b) - long(a))
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.runtime/**'],
    testTimeout: 120_000,
    globalSetup: 'test/folder.ts',
    sequence: { sequencer: LongestFirst },
    // Left to itself it would keep a core free, and with two cores run everything in a row.
    maxWorkers: '100%',
  },
})
