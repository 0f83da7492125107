/** Tests, by vitest, and what came of them. */

import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { begin, root } from './tools.ts'

/** Which projects of vitest.config.ts belong to which half. */
const projects = { unit: ['--project', 'rules', '--project', 'house'], browser: ['--project', 'browser'] } as const
export type Half = keyof typeof projects

export interface Red {
  readonly file: string
  /** Nothing where a file failed outside of its tests. */
  readonly test?: string
  /** What was said of it, where that is known. */
  readonly why?: string
}

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly reds: readonly Red[]
  /** How many tests of a file could not be played here, because something is missing. */
  readonly skipped: ReadonlyMap<string, number>
  /** How long each file took, in milliseconds. */
  readonly took: ReadonlyMap<string, number>
}

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Import directions and clauses are tests themselves: checks/*.test.ts. */
export function tests(half: Half, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<Outcome> {
  return testsOf(projects[half], env, say)
}

/** Those that these words of vitest choose. */
export async function testsOf(
  which: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-test-'))
  const file = join(folder, 'report.json')
  const words = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = begin('vitest', words, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const heard: string[] = []
  const hear = (line: string) => {
    heard.push(line)
    say(line)
  }
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', hear)
  const [code] = await once(child, 'close')
  try {
    return outcome(JSON.parse(readFileSync(file, 'utf8')), code === 0 ? undefined : outside(heard))
  } catch {
    const reds = [{ file: 'vitest wrote no report', why: outside(heard) }]
    return { passed: 0, failed: 1, reds, skipped: new Map(), took: new Map() }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Of an error outside of all tests no report says anything: it is what vitest printed from there on, or at its end. */
function outside(heard: readonly string[]): string {
  const from = heard.findIndex((line) => /Unhandled|Startup Error/.test(line))
  return heard.slice(from < 0 ? -40 : from).join('\n')
}

export function outcome({ numPassedTests, testResults }: Report, trouble: string | undefined): Outcome {
  const named = testResults.map((result) => ({ ...result, file: relative(root, result.name) }))
  const reds = named.flatMap(({ file, status, message, assertionResults }): Red[] => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // A file that did not even load has no failed test, but it failed.
    if (failed.length === 0) return status === 'failed' ? [{ file, why: message }] : []
    return failed.map(({ fullName, failureMessages }) => ({ file, test: fullName, why: failureMessages.join('\n') }))
  })
  if (reds.length === 0 && trouble !== undefined) reds.push({ file: 'an error outside of all tests', why: trouble })
  const skipped = new Map(
    named
      .map(({ file, assertionResults }) => [file, assertionResults.filter(isSkipped).length] as const)
      .filter(([, many]) => many > 0),
  )
  const took = new Map(named.map(({ file, startTime, endTime }) => [file, endTime - startTime]))
  return { passed: numPassedTests, failed: reds.length, reds, skipped, took }
}

const isSkipped = ({ status }: { readonly status: string }) => status !== 'passed' && status !== 'failed'
