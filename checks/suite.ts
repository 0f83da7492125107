/**
 * One run of everything. The checks go side by side, and the tests beside them as soon as there is a page and a browser.
 * What a check says comes in one piece when it ends.
 */
import { type Check, looks, needs } from './checks.ts'
import { type Outcome, type Part, type Red, tests } from './tests.ts'

export async function suite(part: Part, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<Outcome> {
  const tell = async (check: Promise<Check>): Promise<Check> => {
    const { title, content, words } = await check
    say(`\n— ${title}${content ? '' : ': not content'}${words && '\n'}${words}`)
    return check
  }
  const looked = part === 'all' ? looks().map(tell) : []
  const had = part === 'unit' ? [] : await Promise.all(needs().map(tell))
  const outcome = await tests(part, env, say)
  const checks = [...had, ...(await Promise.all(looked))]
  const reds: Red[] = checks.filter(({ content }) => !content).map(({ title }) => ({ file: title }))
  return {
    passed: outcome.passed + checks.length - reds.length,
    failed: outcome.failed + reds.length,
    reds: [...reds, ...outcome.reds],
    took: outcome.took,
  }
}
