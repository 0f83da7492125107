/** `npm test`: every check and every test, one after the other, and the count of them last. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from '../test/browser/chromium.ts'
import { builtPage } from '../web/build.ts'

const root = new URL('..', import.meta.url).pathname
const bin = (path: string) => join(root, 'node_modules', path)

/** Runs one of our tools under this Node, and says whether it was content. */
function run(title: string, program: string, words: readonly string[]): boolean {
  process.stdout.write(`\n— ${title}\n`)
  const { status } = spawnSync(process.execPath, [bin(program), ...words], { cwd: root, stdio: 'inherit' })
  return status === 0
}

/** What many tests need is made before them: side by side they would all begin to make it. */
async function have(title: string, make: () => Promise<string>): Promise<boolean> {
  process.stdout.write(`\n— ${title}\n`)
  try {
    process.stdout.write(`${await make()}\n`)
    return true
  } catch (error) {
    process.stderr.write(`humbug: ${error instanceof Error ? error.message : error}\n`)
    return false
  }
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Import directions and clauses are tests themselves: checks/*.test.ts. */
function tests(): { passed: number; failed: number } {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-test-'))
  const file = join(folder, 'report.json')
  const content = run('tests', 'vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  // A file that did not even load has no failed test, but it failed.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return { passed: report.numPassedTests, failed: content ? failed : Math.max(1, failed) }
}

const checks = [
  run('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  run('types', 'typescript/bin/tsc', []),
  run('unused code', 'knip/bin/knip.js', []),
  await have('page', () => builtPage(() => {})),
  await have('browser', chromiumPath),
]
const { passed, failed } = tests()
const broken = checks.filter((content) => !content).length + failed
process.stdout.write(`\n${checks.filter(Boolean).length + passed} passed, ${broken} failed\n`)
process.exitCode = broken === 0 ? 0 : 1
