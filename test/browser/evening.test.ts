/** One table, three games in a row, a TV, somebody who comes late, and the end of the evening. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOut } from '../open.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { lay, sitDown, twinOf } from './table.ts'
import { resize } from './window.ts'

const parlour = freshParlour()
const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })

/** The host starts. Beside a TV a phone folds its table away, so nobody waits to see it there. */
async function start(host: Person): Promise<void> {
  await host.press(host.page.locator('.lobby_start button.kit_go'))
  await host.page.locator('.play_frame .ledge').waitFor()
}

/** Others play for these people, as quickly as can be; a game of tests outruns its ceremonies, so everybody looks anew. */
async function playFor(people: readonly Person[], code: string, lookers: readonly Person[]): Promise<void> {
  const twins = await Promise.all(people.map((person) => twinOf(person, code)))
  await Promise.all(twins.map((twin) => twin.until(() => twin.room?.stage === 'playing')))
  // Two: the shortest way to the end.
  await playOut(twins, () => 2)
  for (const { socket } of twins) socket.terminate()
  await Promise.all(
    lookers.map(async ({ page }) => {
      await page.reload()
      await page.locator('.over_places').waitFor()
    }),
  )
}

const rows = (list: Locator) => list.locator('li').allInnerTexts()
const numbers = (texts: readonly string[]) => texts.map((text) => text.match(/\d+/g))

test('three games, a late guest, the score on phones and TV, and a podium', async () => {
  const [ada, ben, cleo, tv] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'small' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
    parlour().newPerson({ name: 'Cleo', as: 'phone' }),
    parlour().newPerson({ name: 'TV', as: 'wide' }),
  ])
  const code = await lay(ada, { seats: 3 })
  await Promise.all([
    ben.goTo(`/t/${code}`).then(() => sitDown(ben)),
    tv.goTo(`/tv/${code}`).then(() => tv.page.locator('.tv_lobby .tv_code').waitFor()),
  ])
  await start(ada)
  await cleo.goTo(`/t/${code}`)
  await cleo.page.getByText('After this game you may sit down.').waitFor()
  await playFor([ada, ben], code, [ada])
  // One game is no evening yet.
  expect(await ada.page.getByText('This evening').count()).toBe(0)

  await ada.press(button(ada, 'The same again'))
  await ada.press(button(ada, 'One more chair'))
  await cleo.page.locator('.seats_ls[data-free]').waitFor()
  await sitDown(cleo)
  await tv.page.locator('.tv_lobby').getByText('Cleo', { exact: true }).waitFor()
  await tv.page.locator('.tv_lobby .evening_score li').nth(2).waitFor()
  await start(ada)
  await playFor([ada, ben, cleo], code, [ada, ben, tv])
  const scores = [ada, ben, tv].map(({ page }) => page.locator('.evening_score'))
  for (const score of scores) await score.locator('li').nth(3).waitFor()
  const [seen, gelesen, shown] = await Promise.all(scores.map(rows))
  expect(shown).toEqual(seen)
  expect(numbers(gelesen ?? [])).toEqual(numbers(seen ?? []))
  await ben.page.getByRole('heading', { name: 'Dieser Abend' }).waitFor()
  expect(await findings(ada)).toEqual([])
  expect.soft(await misfits(ada.page)).toEqual([])
  await resize(ada.page, { width: 360, height: 640 })

  await ada.press(button(ada, 'Another game'))
  const sheet = ada.page.getByRole('dialog', { name: 'Which game next?' })
  await ada.press(sheet.locator('label', { hasText: 'Toast!' }))
  await sheet.getByText('Everybody stays on their chair').waitFor()
  expect(await findings(ada, 'structure')).toEqual([])
  await ada.press(sheet.getByRole('button', { name: 'Lay Toast!' }))
  await start(ada)
  await playFor([ada, ben, cleo], code, [ada])
  await ada.press(button(ada, 'End the evening'))
  await ada.press(button(ada, 'End it for everybody?'))
  await Promise.all([ada, ben, cleo, tv].map(({ page }) => page.locator('.podium').waitFor()))
  expect(await rows(tv.page.locator('.podium'))).toEqual(await rows(ada.page.locator('.podium')))
  expect(await ben.text('h1')).toBe('Das war der Abend')
  await ada.page.getByRole('status').getByText('That was the evening.').waitFor({ state: 'attached' })
  expect(await ada.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const games = await rows(tv.page.locator('.evening_games'))
  expect(games.map((line) => line.match(/Rats|Toast!/)?.[0])).toEqual(['Rats', 'Rats', 'Toast!'])
  // Cleo was not there in the first game, and gets no record of it.
  expect(await cleo.page.getByRole('link', { name: /^Watch game/ }).allInnerTexts()).toEqual([
    'Watch game 2 again',
    'Watch game 3 again',
  ])
  for (const person of [ada, tv]) expect(await findings(person)).toEqual([])
  expect.soft(await misfits(ben.page)).toEqual([])
  expect(await tv.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
})
