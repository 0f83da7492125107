/** The checks of our code, and what many tests need: each says at its end what it had to say, and whether it is content. */
import { fetchChromium } from '../test/browser/chromium.ts'
import { fetchCaddy } from '../test/caddy/found.ts'
import { fetchCoturn } from '../test/coturn/found.ts'
import { fetchOtherTimes } from '../test/disasters/found.ts'
import { fetchEngines } from '../test/engines/found.ts'
import { fetchHAProxy } from '../test/haproxy/found.ts'
import { postgresPrograms } from '../test/postgres/found.ts'
import { fetchPython } from '../test/python.ts'
import { builtPage } from '../web/build.ts'
import { heard, type Tool } from './tools.ts'

export interface Check {
  readonly title: string
  readonly content: boolean
  readonly words: string
}

/** Looks at the code with one of our tools. */
async function look(title: string, tool: Tool, words: readonly string[] = []): Promise<Check> {
  const { code, said } = await heard(tool, words)
  return { title, content: code === 0, words: said }
}

/** Makes what many tests need before them: side by side they would all begin to make it. */
async function have(title: string, make: () => Promise<string>): Promise<Check> {
  try {
    return { title, content: true, words: await make() }
  } catch (error) {
    return { title, content: false, words: `humbug: ${error instanceof Error ? error.message : error}` }
  }
}

/** Nothing here needs a test, and no test needs any of it. */
export const looks = (): Promise<Check>[] => [
  look('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  look('types', 'tsc'),
  look('unused code', 'knip'),
]

/** What the tests of the page do not begin without. */
export const needs = (): Promise<Check>[] => [
  have('page', () => builtPage(() => process.stderr.write('humbug: Building the page …\n'))),
  have('browser', fetchChromium),
  have('other browsers', fetchEngines),
]

/** What no test of houses begins without. */
export const surroundings = (): Promise<Check>[] => [
  have('database', postgresPrograms),
  have('programs of others', fetchOthers),
]

/** One after the other: a machine fetches its packages so. */
async function fetchOthers(): Promise<string> {
  const found = [await fetchHAProxy(), await fetchCaddy(), await fetchCoturn(), await fetchOtherTimes()]
  return [...found, await fetchPython()].join('\n')
}
