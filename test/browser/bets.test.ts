/** The audience plays along: an onlooker bets in secret, and when the game is over everybody reads what the room believed. */
import { expect, test } from 'vitest'
import { fairGame } from '../../cli/fair-game.ts'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { playOut } from '../open.ts'
import { gameOf, plays, watcher } from '../tables.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

test('an onlooker bets twice; nothing is seen of it before the end, and then all see what the room believed', async () => {
  const { port } = parlour()
  const { code, people } = await gameOf(port, 3, 3)
  const [eve, tv] = await Promise.all([
    parlour().newPerson({ name: 'Eve', as: 'small', language: 'de' }),
    parlour().newPerson({ name: 'TV', as: 'wide' }),
  ])
  await Promise.all([eve.goTo(`/t/${code}`), tv.goTo(`/tv/${code}`)])
  await tv.page.locator('main.play_table').waitFor()
  const ned = await watcher(port, code)
  const first = at(people, 0)
  const stake = eve.page.locator('[data-stake]')
  for (const kind of ['shake', 'look']) await plays(first, { kind }, [...people, ned])
  expect(await stake.count()).toBe(0)
  await plays(first, { kind: 'announce', claim: 1 }, [...people, ned])

  await button(eve, 'Gelogen').waitFor()
  expect(await misfits(eve.page)).toEqual([])
  await eve.press(button(eve, 'Gelogen'))
  await stake.getByText('Versiegelt').waitFor()
  // Another mind, and surer.
  await eve.page.getByLabel('Wie sicher?').press('End')
  await eve.press(button(eve, 'Wahr'))
  const sealed = eve.page.locator('[data-says=truth][aria-pressed=true]')
  await sealed.waitFor()
  // After a reload the page still knows what was said here.
  await eve.page.reload()
  await sealed.waitFor()
  expect(await eve.page.getByLabel('Wie sicher?').getAttribute('aria-valuetext')).toBe('100 %')
  await ned.must({ is: 'bet', on: ned.seq, seat: 0, says: 'lie', sure: 90, name: 'Ned' })
  for (const { page } of [eve, tv]) expect(await page.locator('[data-believed]').count()).toBe(0)

  await playOut(people, () => 2)
  await Promise.all([eve, tv].map(({ page }) => page.reload()))
  await tv.page.getByRole('heading', { name: 'The room believed …' }).waitFor()
  await tv.page.getByText('read best').waitFor()
  expect(await findings(tv)).toEqual([])
  await eve.page.getByRole('heading', { name: 'Der Raum glaubte …' }).waitFor()
  await eve.page.locator('[data-reading]').waitFor()
  expect(await eve.text('[data-believed]')).toMatch(/Ned: um/)
  expect(await findings(eve)).toEqual([])
  expect(await misfits(eve.page)).toEqual([])
})

test('who watches a game again may guess the lies without spoilers, and gets a curve; nothing is sent', async () => {
  const eve = await parlour().newPerson({ name: 'Eve', as: 'phone' })
  await eve.goTo('/replay')
  const record = await fairGame(sure(findGame('rats'), 'rats'), new Array(3).fill('easy'), 5)
  await eve.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await eve.press(eve.page.locator('summary', { hasText: 'Guess the lies' }))
  const sent: string[] = []
  eve.page.on('request', (request) => sent.push(request.url()))
  await eve.press(button(eve, 'Begin'))
  for (const says of ['True', 'A lie']) await eve.press(button(eve, says))
  expect(await findings(eve)).toEqual([])
  expect(await eve.page.locator('[data-guessed]').count()).toBe(0)
  await eve.press(button(eve, 'That is enough'))
  await eve.page.locator('[data-guessed] figure svg').waitFor()
  expect(await eve.text('[data-guessed]')).toMatch(/Off by .*Brier/)
  expect(await findings(eve)).toEqual([])
  expect(await misfits(eve.page)).toEqual([])
  // Parts of the page, and the list of them, come whenever the page has time.
  expect(sent.filter((url) => !/\/assets(\/|\.json$)/.test(url))).toEqual([])
})

test('an onlooker who is called as somebody who plays is told so, and bets without a name', async () => {
  const { port } = parlour()
  const { code, people } = await gameOf(port, 3, 3)
  const eve = await parlour().newPerson({ name: 'Eve', as: 'small', language: 'de' })
  await eve.goTo(`/t/${code}`)
  const first = at(people, 0)
  for (const kind of ['shake', 'look']) await plays(first, { kind }, people)
  await plays(first, { kind: 'announce', claim: 1 }, people)
  await eve.press(button(eve, 'Gelogen'))
  const name = eve.page.getByLabel('Dein Name, wenn du magst')
  await name.fill('Guest 2')
  await name.blur()
  await eve.page.getByText('So heißt hier schon jemand.').waitFor()
  await eve.page.reload()
  await eve.press(button(eve, 'Wahr'))
  await eve.page.locator('[data-says=truth][aria-pressed=true]').waitFor()
  await playOut(people, () => 2)
  await eve.page.reload()
  await eve.page
    .locator('[data-believed]')
    .getByText(/zu \d+ % wahr/)
    .first()
    .waitFor()
})
