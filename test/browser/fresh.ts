/** For a file of tests: a fresh parlour for each test. What a page complained about fails the test. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { closeAll } from '../open.ts'
import { type Build, theBrowser } from './chromium.ts'
import { Parlour, type ParlourPlan } from './parlour.ts'
import { Street } from './street.ts'

export function freshParlour(plan: ParlourPlan = {}, build?: Build): () => Parlour {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open({ ...plan, browser: await theBrowser(build) })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellOf(parlour)
    await parlour.close(task.result?.state === 'fail' ? 'closed' : 'kept').finally(closeAll)
  })
  return () => parlour
}

/**
 * One parlour for a story in chapters, each a test of its own: how long a test may last is there for what never comes, and a whole
 * evening on a busy machine is only long. What comes after a chapter that failed is not told.
 */
export function storiedParlour(plan: ParlourPlan = {}): () => Parlour {
  let parlour: Parlour
  let broken = false
  beforeAll(async () => {
    parlour = await Parlour.open({ ...plan, browser: await theBrowser() })
  })
  beforeEach(({ skip }) => {
    if (broken) skip('the chapter before failed')
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    broken = true
    await tellOf(parlour)
  })
  afterAll(() => parlour.close(broken ? 'closed' : 'kept').finally(closeAll))
  return () => parlour
}

/** The same as a fresh one, of several houses behind a balancer. */
export function freshStreet(): () => Street {
  let street: Street
  beforeEach(async () => {
    street = await Street.open(await theBrowser())
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellOf(street)
    await street.close().finally(closeAll)
  })
  return () => street
}

/** What everybody heard and said last, and what their page shows: a red that hardly ever comes may not come again. */
async function tellOf({ people }: Pick<Parlour, 'people'>): Promise<void> {
  for (const { name, page, heard, said } of people) {
    const tree = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error) => `nothing to see: ${error}`)
    const last = (frames: readonly string[]) => frames.slice(-5).join('\n')
    process.stderr.write(`${name} at ${page.url()}\n${tree}\nheard\n${last(heard)}\nsaid\n${last(said)}\n`)
  }
}
