import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** How long a file is says little of how long it takes: the longest begin first, so that the rest goes on beside them. */
const longest =
  /\/(?:simulation|kill|fuzz|cli)\.test\.ts$|\/games\/\w+\/(?:contract|bot)\.test\.ts$|\/browser\/(?:learn|trouble|game|room|seats|pwa|around|rats)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): Promise<typeof files> {
    const sorted = await super.sort(files)
    const late = ({ moduleId }: (typeof files)[number]) => Number(!longest.test(moduleId))
    return inTurn(sorted.toSorted((a, b) => late(a) - late(b)))
  }
}

/** One of a browser, one of the others: a browser waits now and then, and has work for more than one core when it does not. */
function inTurn<T extends { readonly project: { readonly name: string } }>(files: readonly T[]): T[] {
  const [browsers, others] = [files.filter(inBrowser), files.filter((file) => !inBrowser(file))]
  return Array.from({ length: files.length }, (_, at) => [browsers[at], others[at]])
    .flat()
    .filter((file) => file !== undefined)
}
const inBrowser = ({ project }: { readonly project: { readonly name: string } }) => project.name === 'browser'

const elsewhere = ['**/node_modules/**', '.runtime/**']
const browser = 'test/browser/**/*.test.ts'
/** Nothing that one of these files leaves behind can reach the next: a process serves many of them. */
const pure = '{kernel,games,protocol,web,checks}/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: 'test/folder.ts',
    sequence: { sequencer: LongestFirst },
    // Node runs our files as they are, here as in the house: what a bundler makes of them for tests is a third slower.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Some wait for a clock or a browser: one more than there are cores. Six browsers are enough for any machine.
    maxWorkers: Math.min(availableParallelism(), 5) + 1,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [pure], exclude: elsewhere, isolate: false },
      },
      {
        extends: true,
        test: { name: 'house', include: ['**/*.test.ts'], exclude: [...elsewhere, pure, browser] },
      },
      {
        extends: true,
        // One browser serves all files of a process: each test has windows of its own.
        test: { name: 'browser', include: [browser], exclude: elsewhere, isolate: false },
      },
    ],
  },
})
