/** For a file of tests: one browser, and a fresh parlour for each test. What a page complained about fails the test. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { closeAll } from '../open.ts'
import { launch } from './chromium.ts'
import { Parlour, type ParlourPlan } from './parlour.ts'

export function freshParlour(plan: ParlourPlan = {}): () => Parlour {
  let browser: Browser
  let parlour: Parlour
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    parlour = await Parlour.open({ ...plan, browser })
  })
  afterEach(async () => {
    await parlour.close().finally(closeAll)
  })
  return () => parlour
}
