/** For a file of tests: a fresh parlour for each test. What a page complained about fails the test. */
import { afterEach, beforeEach } from 'vitest'
import { closeAll } from '../open.ts'
import { type Build, theBrowser } from './chromium.ts'
import { Parlour, type ParlourPlan } from './parlour.ts'

export function freshParlour(plan: ParlourPlan = {}, build?: Build): () => Parlour {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open({ ...plan, browser: await theBrowser(build) })
  })
  afterEach(async ({ task }) => {
    await parlour.close(task.result?.state === 'fail' ? 'closed' : 'kept').finally(closeAll)
  })
  return () => parlour
}
