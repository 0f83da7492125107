/** Heard, not seen: each game to its end by what a screen reader says and by the roles and names it finds, nothing else. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { connect, playOut, settingsFor } from '../open.ts'
import { freshParlour } from './fresh.ts'
import { calmly, type Person } from './person.ts'
import { toldAt } from './sentences.ts'

const parlour = freshParlour()
const MOST_PRESSES = 1500

/** Keeps what is read out: all that is ever added to what is polite. */
async function listen({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.parentElement?.matches('[role=log][aria-live=polite]')) heard.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
}
const readOut = ({ page }: Person) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

/** What can be pressed there, by name, as a screen reader lists it. */
async function buttonsIn(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot()
  return [...tree.matchAll(/^ *- button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/gm)].map(([, name]) =>
    JSON.parse(`"${name}"`),
  )
}

/** Who is asked hears so from the title of the page; who is shown something may go on. */
const isAsked = (page: Page) => page.evaluate(() => document.title.startsWith('●'))
const onward = /^(Go on|Next|On to|To the)/

async function pressSomething(person: Person, chance: Chance): Promise<void> {
  const { page } = person
  const over = page.getByRole('dialog')
  const part = (await over.count()) > 0 ? over.last() : page.getByRole('main')
  const names = await buttonsIn(part)
  const wanted = (await isAsked(page)) ? names : names.filter((name) => onward.test(name))
  const name = wanted[chance(Math.max(1, wanted.length))]
  const before = await page.evaluate(() => document.body.innerText)
  if (name === undefined) {
    if (await over.count()) await page.keyboard.press('Escape')
    await page.waitForFunction((was) => document.body.innerText !== was, before, { ...calmly, timeout: 60_000 })
    return
  }
  const twins = part.getByRole('button', { name, exact: true })
  const button = twins.nth(chance(Math.max(1, await twins.count())))
  // It may be gone: the table goes on while one listens.
  await button.press('Enter', { timeout: 2000 }).catch(() => {})
}

test.each([
  ['rats', 3],
  ['goblets', 4],
  ['toast', 4],
  ['hoax', 3],
] as const)('%s, a whole game', async (key, seats) => {
  const ada = await parlour().newPerson({ name: 'Ada' })
  await listen(ada)
  const game = sure(findGame(key), key)
  const others = await Promise.all(Array.from({ length: seats - 1 }, () => connect(parlour().port)))
  const host = sure(others[0], 'host')
  const code = sure((await host.must({ is: 'create', settings: settingsFor(seats, {}, game) })).code, 'code')
  await ada.goTo(`/t/${code}`)
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await ada.page.getByRole('button', { name: 'Sit down' }).press('Enter')
  for (const [at, other] of others.entries()) {
    await other.must({ is: 'enter', code })
    await other.must({ is: 'sit', name: `Guest ${at + 1}` })
  }
  const luck = seeded(seats)
  await host.must({ is: 'start' })
  const rest = playOut(others, () => luck(1000))
  const end = ada.page.getByRole('heading', { name: /win/ })
  let presses = 0
  for (; presses < MOST_PRESSES && (await end.count()) === 0; presses++) await pressSomething(ada, luck)
  await rest
  expect(await end.count()).toBe(1)
  const sentences = (await toldAt(parlour().port, code))('en')
  const heard = await readOut(ada)
  expect(heard.filter((line) => sentences.includes(line))).toEqual(sentences)
  process.stdout.write(`${key}: ${presses} presses\n`)
})
