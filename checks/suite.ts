/**
 * One run of everything. The checks go side by side, and the tests beside them: those without a browser at once, the others as
 * soon as there is a page and a browser. A browser waits now and then; so no core ever does. What a check says comes in one
 * piece when it ends.
 */
import { type Check, looks, needs, surroundings } from './checks.ts'
import { type Half, type Outcome, type Red, tests } from './tests.ts'

export type Part = Half | 'all'
export const isPart = (word: string): word is Part => word === 'all' || word === 'unit' || word === 'browser'

export async function suite(part: Part, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<Outcome> {
  const tell = async (check: Promise<Check>): Promise<Check> => {
    const { title, content, words } = await check
    say(`\n— ${title}${content ? '' : ': not content'}${words && '\n'}${words}`)
    return check
  }
  const looked = part === 'all' ? looks().map(tell) : []
  const around = await Promise.all(surroundings().map(tell))
  const unit = part === 'browser' ? [] : [tests('unit', env, say)]
  const had = part === 'unit' ? [] : await Promise.all(needs().map(tell))
  const browser = part === 'unit' ? [] : [tests('browser', env, say)]
  const outcomes = await Promise.all([...unit, ...browser])
  return [weighed([...around, ...had, ...(await Promise.all(looked))]), ...outcomes].reduce(together)
}

function weighed(checks: readonly Check[]): Outcome {
  const reds: Red[] = checks.filter(({ content }) => !content).map(({ title, words }) => ({ file: title, why: words }))
  return { passed: checks.length - reds.length, failed: reds.length, reds, skipped: new Map(), took: new Map() }
}

const together = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  reds: [...a.reds, ...b.reds],
  skipped: new Map([...a.skipped, ...b.skipped]),
  took: new Map([...a.took, ...b.took]),
})
