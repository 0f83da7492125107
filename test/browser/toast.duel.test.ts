/** The duel of Toast!: two people, six goblets, and one of them holds the Deadly Poison. */
import { expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { deed, leaveLedger, pourAny, readLedger } from './banquet.ts'
import { freshParlour } from './fresh.ts'
import { moveOnce, seatAtToast } from './toast.ts'

const parlour = freshParlour()

test('pour, peek, toast, and drink in turn, until the match is over', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'small', language: 'de' }),
  ])
  const people = [ada, ben]
  const eye = await seatAtToast(parlour(), people, { seats: 2, options: { host: 1, match: 1 } })
  expect(await ada.page.locator('.banquet-goblet').count()).toBe(6)
  expect(
    await ada.page
      .locator('.banquet-plate_aim, .banquet-mine_mygoal .banquet-heraldry_sign, .banquet-plate_who')
      .count(),
  ).toBe(0)
  // T5.2: no Rotate, no Swap, no Pass; the Toast is closed as long as there is something to pour.
  await deed(ada, 'pour').waitFor()
  expect(await ada.page.locator('.banquet-deeds_deed').count()).toBe(3)
  expect(await deed(ada, 'toast').getAttribute('data-state')).toBe('shut')

  for (let poured = 0; poured < 12; poured++) {
    const seat = poured % 2
    await eye.untilAsked(seat)
    await eye.seesMove(() => pourAny(at(people, seat), poured % 6))
  }
  await eye.untilAsked(0)
  await eye.seesMove(() => moveOnce(ada))
  expect(eye.table.stage).toBe('drinking')
  const isOver = () => eye.table.stage === 'over'
  for (let drunk = 1; !isOver(); drunk++) {
    const drinker = at(people, sure(eye.asked, 'one who is asked'))
    await drinker.page.locator('.banquet-goblet[data-state="may"]').first().waitFor()
    expect(await drinker.page.locator('.banquet-goblet[data-state="may"]').count()).toBe(7 - drunk)
    await eye.seesMove(() => moveOnce(drinker))
    const [adas, bens] = await Promise.all([readLedger(ada), readLedger(ben)])
    expect([adas.rows, bens.rows]).toEqual([1, 1])
    if (isOver()) expect(adas.cry).toMatch(/wins? the round|share the round/)
    await Promise.all(people.map(leaveLedger))
  }
  await Promise.all(people.map(({ page }) => page.locator('.over_places').waitFor()))
  expect(eye.table.score.some((points) => points === 1)).toBe(true)
  expect(await ada.page.locator('.over_places li').count()).toBe(2)
})
