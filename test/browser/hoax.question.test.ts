/** A pack buys an answer: Ada saves for one, Ben picks a card unseen, and only Ada learns which. */

import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { freshParlour } from './fresh.ts'
import { all, aside, openAside, readRole, seatAtHoax, tableOf, take, untilMask, wear } from './hoax.ts'

const parlour = freshParlour()

test('a question, its answer, and what my notes make of it', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
  ])
  const people = [ada, ben]
  const { others } = await seatAtHoax(parlour(), people, { seats: 3, named: () => 'Cleo' })
  const cleo = at(others, 0)
  await take(ada)
  await take(ben)
  await all(others, 'take')
  const truth = await readRole(ben)

  /** Nobody minds what somebody does, until the next one chooses. */
  const letGo = async () => {
    await all(others, 'pass')
    await all(others, 'pass')
  }
  // H7.1: gold from the beginning, wine and grain from the store; no pack, no question.
  await wear(ada, 'pope', 1)
  await Promise.all([untilMask(people), letGo()])
  expect(await aside(ada, 'question').getAttribute('class')).toContain('shut')
  await wear(ben, 'peasant')
  const cleoActs = async () => {
    await letGo()
    await all(others, 'income')
    await all(others, 'pass')
  }
  await Promise.all([untilMask(people), cleoActs()])
  await wear(ada, 'peasant')
  await ada.press(openAside(ada, 'question'))
  await ada.press(ada.page.locator('dialog .hoax-sheets_face', { hasText: 'Ben' }))
  await cleo.until(() => tableOf(cleo).question !== null)

  // H7.2: what is missing would tell who Ben is, so nothing lies open before Ben wants it.
  const open = ben.page.locator('.ledge .hoax-choices_big.hoax-choices_bold:has(use[href$="#card-slide"])')
  await open.waitFor()
  expect(await ben.page.locator('.hoax-sheets_guess').count()).toBe(0)
  await ben.press(open)
  const cards = ben.page.locator('dialog .hoax-sheets_guess')
  await cards.first().waitFor()
  expect(await cards.count()).toBe(5)
  expect(await ben.page.locator(`dialog .hoax-sheets_guess use[href$="#${truth}"]`).count()).toBe(0)
  await ben.press(cards.first())

  // Whoever looks over my shoulder sees neither the answer nor my note of it, until I hold it up.
  const slip = ada.page.locator('.hoax-choices_slipHold')
  await slip.waitFor()
  expect(await ada.text('.hoax-choices_slipShown')).not.toContain('Ben is no')
  await ada.hold(slip, () => ada.page.locator('.hoax-choices_slipShown', { hasText: 'Ben is no' }).waitFor())
  expect(await ada.text('.hoax-choices_slipShown')).not.toContain('Ben is no')
  const note = ada.page.locator('.hoax-notes_papers .hoax-notes_cell .hoax-notes_scribble[data-of="shown"]')
  expect(await note.count()).toBe(0)
  await ada.hold(ada.page.locator('.hoax-notes_papers .hoax-notes_notesHold'), () => note.waitFor())
  expect(await note.count()).toBe(0)
  expect(await ben.page.locator('.hoax-choices_slipShown').count()).toBe(0)
  expect(tableOf(cleo).purses[0]).toEqual({ gold: 0, wine: 1, grain: 1 })
  await ada.press(ada.page.locator('.hoax-choices_slipShown .kit_link'))
  await ada.page.locator('.hoax-choices_slipShown').waitFor({ state: 'detached' })
})
