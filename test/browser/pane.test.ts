/** A window that was somebody's is as good as new for the next, or it is not lent again. */
import { expect, test } from 'vitest'
import { closeAll } from '../open.ts'
import { theBrowser } from './chromium.ts'
import { Parlour } from './parlour.ts'
import type { Person } from './person.ts'

/** Somebody comes to a house of their own, and it is closed behind them. */
async function visit<T>(look: (person: Person) => Promise<T>): Promise<T> {
  const parlour = await Parlour.open({ browser: await theBrowser() })
  const ada = await parlour.newPerson({ as: 'flat', language: 'de' })
  await ada.goTo('/')
  const seen = await look(ada)
  await parlour.close('kept').finally(closeAll)
  return seen
}

/** All that a page could know of those who were here before. */
const traces = ({ page }: Person) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key.startsWith('left')),
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    names: Object.keys(globalThis).filter((name) => name.startsWith('left')),
    size: [innerWidth, innerHeight],
    past: history.length,
  }))
/** How many windows the browser has, lent or kept. */
const panes = async () => (await theBrowser()).contexts().length

test('nothing is left in a window that is lent again', async () => {
  const clean = await visit(traces)
  const before = await panes()
  await visit(async ({ page }) => {
    await page.evaluate(async () => {
      localStorage.setItem('left', 'here')
      sessionStorage.setItem('left', 'here')
      // biome-ignore lint/suspicious/noDocumentCookie: this is what is tried
      document.cookie = 'left=here'
      Object.assign(globalThis, { left: 'here' })
      indexedDB.open('left')
      await caches.open('left')
      history.pushState(null, '', '/about')
    })
    await page.mouse.move(200, 200)
    await page.setViewportSize({ width: 500, height: 500 })
  })
  // The page before is the one on which it waited.
  expect(await visit(traces)).toEqual({ ...clean, past: 2 })
  expect(await panes()).toBe(before)
})

test('what was done to a window for good is done to no other', async () => {
  await visit(({ context }) => context.addInitScript(() => Object.assign(globalThis, { left: 'here' })))
  await visit(({ page }) => page.route('**/*', (route) => route.abort()))
  expect((await visit(traces)).names).toEqual([])
})

test('where somebody still waits for something, nobody else looks through the window', async () => {
  const waited = await visit(async ({ page }) => {
    const waiting = page.waitForFunction(() => location.pathname === '/about')
    waiting.catch(() => {})
    return { waiting }
  })
  await visit((another) => another.goTo('/about'))
  await expect(waited.waiting).rejects.toThrow(/closed/)
})
