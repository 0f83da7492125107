/** After a game the coach thinks it over beside the page, without a line: what was known on a chair, what would have been better, and once more from there. */
import { expect, test } from 'vitest'
import { fairGame } from '../../cli/fair-game.ts'
import { findGame } from '../../games/index.ts'
import { fetchCoach } from '../../games/parts.ts'
import type { RatsState } from '../../games/rats/state.ts'
import { at, sure } from '../../kernel/at.ts'
import { coached } from '../../kernel/chances.ts'
import { momentsOf } from '../../kernel/chronicle.ts'
import { read } from '../../kernel/record.ts'
import { writeReplay } from '../../web/replay/file.ts'
import { findings } from './axe.ts'
import { moveOnce } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

const people = [
  { name: 'Ada', mark: 'moon', bot: false },
  { name: 'Ben', mark: 'key', bot: false },
  { name: '', mark: 'bell', bot: true },
] as const
const BEN = 1

/** A game of three, and what the coach has to say to Ben, by our own reckoning. */
async function evening() {
  const game = sure(findGame('rats'), 'rats')
  const record = await fairGame(game, new Array(3).fill('easy'), 3)
  const moments = momentsOf(game, sure(read(record), 'record'))
  const said = [...coached(sure(await fetchCoach('rats'), 'coach'), moments, BEN)]
  const decisions = said.flatMap((one) => (one.is === 'advice' ? [one.at] : []))
  return { file: writeReplay({ record, people }), moments, decisions, swings: sure(said.at(-1), 'end') }
}

const standsAt = ({ page }: Person, move: number) =>
  page.locator('.reel_told', { hasText: new RegExp(`^\\D+ ${move} `) }).waitFor()

/** What is being done, as soon as it is said: a quick device may have done it before anybody looks. */
const firstProgress = ({ page }: Person) =>
  page.evaluate(
    () =>
      new Promise<string | null>((done) => {
        const find = () => {
          const bar = document.querySelector('[role=progressbar]')
          if (bar) done(bar.getAttribute('aria-label'))
        }
        new MutationObserver(find).observe(document.body, { childList: true, subtree: true })
      }),
  )

test('whoever has seen the end hears of every decision, goes there, and tries it again', async () => {
  const { file, moments, decisions, swings } = await evening()
  const ben = await parlour().newPerson({ as: 'phone', page: 'keeps' })
  const { page } = ben
  await ben.goTo('/replay')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  parlour().wire.cut('hung up')
  const buffer = Buffer.from(file)
  await page.setInputFiles('input[type=file]', { name: 'evening.humbug.json', mimeType: 'application/json', buffer })
  await standsAt(ben, 0)
  const fold = page.locator('details', { hasText: 'The coach' })
  await ben.press(fold.locator('summary'))
  await fold.getByText('I speak of the whole game').waitFor()
  expect(await fold.locator('.hindsight_whose').count()).toBe(0)
  await ben.press(fold.getByRole('button', { name: 'See everything' }))

  const progress = firstProgress(ben)
  await ben.press(fold.getByRole('button', { name: 'Ben' }))
  expect(await progress).toBe('Thinking it over')
  await fold.locator('.hindsight[aria-busy=false]').waitFor()
  expect(await fold.getByRole('progressbar').count()).toBe(0)
  await ben.press(fold.getByRole('button', { name: `All decisions: ${decisions.length}` }))
  const all = fold.locator('.hindsight_decisions').first().locator('li')
  expect(await all.count()).toBe(decisions.length)
  expect(await fold.locator('.hindsight_decisions').last().locator('li').count()).toBe(
    swings.is === 'swings' ? swings.swings.length : 0,
  )
  const advice = await all.locator('.hindsight_advice').allInnerTexts()
  expect(advice).toHaveLength(decisions.length)
  for (const said of advice) expect(said).toMatch(/wicked puppet/)
  expect(await fold.getByRole('img').getAttribute('aria-label')).toMatch(
    /^How the chances went: Ada from \d+\s% to \d+\s%, Ben from \d+\s% to \d+\s%, Bell from/,
  )
  expect(await findings(ben)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // The table as it stood before the deed, through Ben's eyes; the coach stays.
  const nth = decisions.findIndex((when) => (at(moments, when - 1).state as RatsState).table.stage === 'told')
  const when = at(decisions, nth, 'decision')
  await ben.press(all.nth(nth).locator('.hindsight_deed'))
  await standsAt(ben, when - 1)
  expect(await page.locator('.fogswitch_fogSeat').nth(BEN).getAttribute('aria-pressed')).toBe('true')
  expect(await all.nth(nth).getAttribute('data-shown')).toBe('true')

  await ben.press(all.nth(nth).getByRole('button', { name: 'Try it again from here' }))
  const card = page.getByRole('complementary', { name: `Once more from move ${when}` })
  await card.getByText('no record, no proof').waitFor()
  expect(await page.locator('h1').innerText()).toMatch(/^Second try · /)
  expect(await moveOnce(ben)).toBe('answer')
  await ben.press(card.getByRole('button', { name: 'Back to the replay' }))
  await standsAt(ben, when - 1)
  // What was heard is not thought over again.
  await fold.locator('.hindsight[aria-busy=false]').waitFor()
  await ben.press(page.locator('.fogswitch_fogWide', { hasText: 'Spoiler-free' }))
  await fold.getByText('I speak of the whole game').waitFor()
})
