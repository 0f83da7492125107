import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** The longest begin first, so that the rest goes on beside them; how long a file is says little of how long it takes. */
const longest =
  /\/games\/\w+\/contract\.test\.ts$|\/simulation\.test\.ts$|\/browser\/(?:access|fits|game|replay|room|seats|trouble)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): Promise<typeof files> {
    const sorted = await super.sort(files)
    const long = ({ moduleId }: (typeof files)[number]) => Number(longest.test(moduleId))
    return sorted.toSorted((a, b) => long(b) - long(a))
  }
}

const elsewhere = ['**/node_modules/**', '.runtime/**']
const browser = 'test/browser/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: 'test/folder.ts',
    sequence: { sequencer: LongestFirst },
    // Node runs our files as they are, here as in the house: what a bundler makes of them for tests is a third slower.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Left to itself it would keep a core free, and with two cores run everything in a row.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, browser],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // A browser has work for more than one core by itself: two at a time are enough for any machine.
        test: {
          name: 'browser',
          include: [browser],
          exclude: elsewhere,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
