/** Nine at a table: four pairs of Noble and Winetaster, and an odd one, on the smallest of phones. */
import { expect, test } from 'vitest'
import { deed, lookIntoIt, pass, peek, pourByTaps } from './banquet.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { seatAtGoblets } from './goblets.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

async function readCard(person: Person): Promise<string> {
  const { page } = person
  const card = await person.hold(page.locator('.banquet-mine > .banquet-mine_peephole'), async () => {
    await page.locator('.banquet-mine > .banquet-mine_peephole[data-held]').waitFor()
    return page.locator('.banquet-mine > .banquet-mine_peephole b').innerText()
  })
  await page.locator('.banquet-mine > .banquet-mine_peephole[data-held]').waitFor({ state: 'detached' })
  expect(await page.locator('.banquet-mine > .banquet-mine_peephole b').innerText()).not.toBe(card)
  return card
}

test('a taster reads his card, his Noble says “after you”, and the turn goes round', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'small' }),
    parlour().newPerson({ name: 'Ben', as: 'small', language: 'de' }),
  ])
  const eye = await seatAtGoblets(parlour(), [ada, ben], { seats: 9, options: { host: 8 } })
  expect(await ada.page.locator('.banquet-plate').count()).toBe(5)
  expect(await ada.page.locator('.banquet-plate.banquet-plate_pair').count()).toBe(4)
  expect(await readCard(ada)).toMatch(/^(Loyal|Traitor)$/)
  expect(await ben.page.locator('.banquet-mine > .banquet-mine_peephole').count()).toBe(0)

  // The Noble opens, the taster acts first, and then the Noble.
  expect(eye.asked).toBe(1)
  expect(await deed(ada, 'pour').count()).toBe(0)
  await eye.seesMove(() => ben.press(ben.page.locator('.banquet-deeds_prompt .banquet-deeds_options button').first()))
  expect(eye.asked).toBe(0)
  await eye.seesMove(() => peek(ada))
  await lookIntoIt(ada)
  expect(await ben.page.locator('.banquet-mine_looked, .banquet-notes_memo').count()).toBe(0)
  expect(eye.asked).toBe(1)
  await eye.seesMove(() => pourByTaps(ben, 'poison', 2))
  // What lies behind the screen is shared, and so is what was poured from there.
  await ada.page.locator('.banquet-screen_fold:has(use[href$="#poison"]) .banquet-screen_pile[data-n="1"]').waitFor()

  await eye.untilAsked(1)
  expect(eye.table.round).toBe(2)
  await eye.seesMove(() => ben.press(ben.page.locator('.banquet-deeds_prompt .banquet-deeds_options button').first()))
  await deed(ada, 'pass').waitFor()
  expect(await misfits(ada.page)).toEqual([])
  await eye.seesMove(() => pass(ada))
})
