/** What the oldest browsers can run, and what still older ones read instead of a blank page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tooNew } from '../../checks/browsers.ts'
import { oldest } from '../../web/build/browsers.ts'
import { builtPage } from '../../web/build.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

test('nothing in the built page is newer than the oldest browser that README names', async () => {
  const folder = await builtPage(() => {})
  const names = readdirSync(folder, { recursive: true }).map(String)
  const read = names.filter((name) => /\.(?:js|css)$/.test(name))
  expect(read.length).toBeGreaterThan(50)
  expect(read.flatMap((name) => tooNew(name, readFileSync(join(folder, name), 'utf8')))).toEqual([])
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  for (const name of [`iOS ${oldest.safari}`, `Chrome ${oldest.chrome}`, `Firefox ${oldest.firefox}`])
    expect(readme).toContain(name)
})

/** The page is not there, and the plain words are. */
async function readsPlainly(person: Person, words: string): Promise<void> {
  person.forgiven.push(/./)
  await person.page.goto(parlour().address('/t/ABCDEF'))
  const plain = person.page.locator('#plain')
  await plain.waitFor({ state: 'visible' })
  expect(await plain.innerText()).toContain(words)
  expect(await person.page.locator('h1').count()).toBe(0)
}

test.each([
  ['knows no modules', () => delete (HTMLScriptElement.prototype as Partial<HTMLScriptElement>).noModule],
  ['has no Object.hasOwn', () => delete (Object as Partial<typeof Object>).hasOwn],
  ['throws in the first script', () => Reflect.deleteProperty(Intl, 'PluralRules')],
])('a browser that %s gets plain words in its language', async (_, breakIt) => {
  const [ada, ben] = [await parlour().newPerson(), await parlour().newPerson({ language: 'de', as: 'small' })]
  for (const { page } of [ada, ben]) await page.addInitScript(breakIt)
  await readsPlainly(ada, `too old. Humbug needs an iPhone or iPad with iOS ${oldest.safari}`)
  await readsPlainly(ben, `zu alt. Humbug braucht ein iPhone oder iPad mit iOS ${oldest.safari}`)
})

test('so does one that cannot read the first script, or does not get it', async () => {
  const [ada, ben] = [await parlour().newPerson(), await parlour().newPerson({ language: 'de', as: 'phone' })]
  const first = /\/assets\/first-[^/]+\.js$/
  await ada.page.route(first, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let a = b ?=> c' }))
  await readsPlainly(ada, 'could not start here')
  await ben.page.route(first, (route) => route.abort())
  await readsPlainly(ben, 'konnte hier nicht starten')
  // The line is whole again.
  await ben.page.unroute(first)
  await ben.press(ben.page.locator('#plain a'))
  await ben.page.locator('h1').first().waitFor()
  expect(await ben.page.locator('#plain').isVisible()).toBe(false)
})

test('what goes wrong later leaves the page alone', async () => {
  const ada = await parlour().newPerson()
  ada.forgiven.push(/later/)
  await ada.goTo('/')
  await ada.page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'later' })))
  expect(await ada.page.locator('#plain').isVisible()).toBe(false)
  expect(await ada.page.locator('#plain').getAttribute('hidden')).toBe(null)
})
