/** Practice without a line: what was once opened is on the device, and plays there. */
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { verify } from '../../kernel/verify.ts'
import { findings } from './axe.ts'
import { moveOnce, playOut } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

/** What lies on the device under this name. */
const kept = ({ page }: Person, key: string) =>
  page.evaluate((name) => localStorage.getItem(`humbug.${name}`) ?? '', key)

/** From the form to the table: so many chairs. */
async function sitDown(person: Person, seats: number): Promise<void> {
  const { page } = person
  const chip = page
    .locator('.choice')
    .nth(1)
    .locator('.choice_chip', { hasText: new RegExp(`^${seats}$`) })
  await person.press(chip)
  await person.press(page.locator('.new_lay button'))
  await page.locator('main.play_table .play_upper').waitFor()
}

/** Anything that may be pressed when one is asked for the first time, in any of the games. */
const anything = [
  ...[
    '.toast-court_redraw .kit_go',
    '.toast-pointing_grudges button',
    '.hoax-choices_picks .hoax-choices_big:enabled',
    '.hoax-maskcards .hoax-maskcards_pill:enabled',
    '.ledge .hoax-choices_big.hoax-choices_calm:enabled',
  ],
  ...[
    '.banquet-deeds_deed[data-state="quiet"]',
    // Whatever a character asks, before the course or on a turn: it can be done, or left.
    '.banquet-deeds_prompt button',
    ':is(.hoax-rites_told, .banquet-ledger_told) .kit_go',
  ],
].join(', ')

test('a whole game without a line, with a reload in its middle, and the start of every other', async () => {
  const ada = await parlour().newPerson({ as: 'phone', page: 'keeps' })
  const { page } = ada
  await ada.goTo('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  parlour().wire.cut('hung up')

  // The first page says what still works.
  await ada.goTo('/')
  await page.locator('.home_alone').waitFor()
  expect(await findings(ada)).toEqual([])
  await ada.press(page.locator('.home_alone').getByRole('link', { name: 'Play against puppets' }))
  await page.locator('.new_lay button').waitFor()
  expect(await findings(ada)).toEqual([])
  await sitDown(ada, 3)
  expect(await ada.text('h1')).toBe('Practice · game 1')
  expect(await page.locator('.notice.notice_lost').count()).toBe(0)
  for (let n = 0; n < 4; n++) await moveOnce(ada, 'bold')
  const before = JSON.parse(await kept(ada, 'near.game'))
  await page.reload()
  await page.locator('main.play_table .play_upper').waitFor()
  const after = JSON.parse(await kept(ada, 'near.game'))
  expect(after.record.startsWith(before.record)).toBe(true)
  expect(await findings(ada)).toEqual([])
  await playOut([ada], 'bold')
  expect(verify(await kept(ada, 'near.record'), findGame).fair).toBe(true)
  expect(await page.locator('.over_ways a[href="/replay#near"]').count()).toBe(1)
  // Nobody stood in for the bots: the thread in which they think is on the device as well.
  expect(page.workers().filter((worker) => /thought\.worker/.test(worker.url()))).toHaveLength(1)
  await ada.press(page.getByRole('button', { name: 'Another game' }))
  await page.locator('.over').waitFor({ state: 'detached' })
  expect(await ada.text('h1')).toBe('Practice · game 2')

  for (const game of ['goblets', 'toast', 'hoax']) {
    await ada.goTo(`/practice/${game}`)
    await sitDown(ada, 4)
    const mine = () =>
      kept(ada, 'near.game').then((text) =>
        JSON.parse(text)
          .record.split('\n')
          .filter((line: string) => line.startsWith('{"seat":0')),
      )
    while ((await mine()).length === 0) {
      await page.locator(anything).first().waitFor()
      await ada.pressIfThere(anything)
    }
  }

  // So are lessons and rules.
  await ada.goTo('/learn/hoax')
  await page.locator('.coach[data-step="1"]').waitFor()
  await ada.goTo('/rules/toast')
  await page.locator('.rules_chapter').first().waitFor()

  // A game that was torn is not gone on with, and says so.
  await page.evaluate(() => localStorage.setItem('humbug.near.game', 'torn'))
  await ada.goTo('/practice/hoax#play')
  await page.locator('.new_lay button').waitFor()
  expect(await ada.text('.notice_notices')).toContain('could not be read')
})
