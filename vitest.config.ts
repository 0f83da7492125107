import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** How long a file is says little of how long it takes: the longest begin first, so that the rest goes on beside them. */
const longest =
  /\/(?:simulation|kill|fuzz|cli|evening|fixtures|twins|exchange)\.test\.ts$|\/games\/\w+\/(?:contract|bot)\.test\.ts$|\/engines\/\w+\.test\.ts$|\/browser\/(?:access|fits|game|goblets|learn|pwa|room|seats|styles|trouble)\.test\.ts$/

/** A process that serves many files goes on only while the next in turn is of its project: they stay together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): Promise<typeof files> {
    const sorted = await super.sort(files)
    const late = ({ moduleId, project }: (typeof files)[number]) =>
      Number(!longest.test(moduleId)) * 2 + Number(project.name === 'house')
    return sorted.toSorted((a, b) => late(a) - late(b))
  }
}

/** Files whose turn it is not: see checks/turns.ts. */
const later = (process.env.HUMBUG_LATER ?? '').split(',').filter(Boolean)
const elsewhere = ['**/node_modules/**', '.runtime/**', ...later]
const browser = 'test/{browser,engines}/**/*.test.ts'
/** Nothing that one of these files leaves behind can reach the next: a process serves many of them. */
const pure = '{kernel,games,protocol,web,checks}/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: one second, as is usual, is a clock in every question.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'test/folder.ts',
    sequence: { sequencer: LongestFirst },
    // Node runs our files as they are, here as in the house: what a bundler makes of them for tests is a third slower.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Many tests wait for a disk, a database or a house: one more than there are cores, and none of them is idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [pure], exclude: elsewhere, isolate: false },
      },
      {
        extends: true,
        test: { name: 'house', include: ['**/*.test.ts'], exclude: [...elsewhere, pure, browser], isolate: false },
      },
      {
        extends: true,
        // One browser serves all files of a process: each test has windows of its own. A browser has work for more than one
        // core by itself: two at a time are enough for any machine. `npm test` runs them beside the others.
        test: {
          name: 'browser',
          include: [browser],
          exclude: elsewhere,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
