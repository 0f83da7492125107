/** A turn of Hoax for five: four people in two languages who react at the same time, and a liar without a page. */

import { expect, test } from 'vitest'
import type { Hand, Move } from '../../games/hoax/state.ts'
import { at } from '../../kernel/at.ts'
import type { Seated } from '../open.ts'
import { freshParlour } from './fresh.ts'
import { accuse, goOn, letPass, letRest, readRole, seatAtHoax, speak, tableOf, take, vote } from './hoax.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

async function does(player: Seated, move: Move): Promise<void> {
  await player.must({ is: 'move', question: player.view.agenda.question, move })
}

/** All of them at once, as far as a machine can. */
const together = (people: readonly Person[], act: (person: Person, nth: number) => Promise<unknown>) =>
  Promise.all(people.map(act))

test('four react in one window, a house is built, paid, doubted, and falls', async () => {
  const people = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
    parlour().newPerson({ name: 'Cleo', as: 'small' }),
    parlour().newPerson({ name: 'Dan', as: 'tablet', language: 'de' }),
  ])
  const [ada, ben, cleo, dan] = people as [Person, Person, Person, Person]
  const { others } = await seatAtHoax(parlour(), people, { seats: 5, options: { starter: 4 }, named: () => 'Emil' })
  const emil = at(others, 0)
  await emil.until(() => tableOf(emil)?.stage === 'taking')
  await does(emil, { kind: 'take', sort: 'gold' })
  for (const person of people) await take(person)

  // H1.2: my role is on the screen for as long as I hold it up, and nowhere else.
  await emil.until(() => tableOf(emil).stage === 'action')
  expect(await ada.page.locator('.hoax-mymask_rolecard').count()).toBe(0)
  const role = await readRole(ada)
  expect(role).toBeTruthy()
  expect(await ada.page.locator('.log_logs li[data-of="mine"]').count()).toBe(0)

  // Emil's deed is a lie.
  const truth = (emil.hand as Hand).role
  const lie: Move = truth === 'peasant' ? { kind: 'income', role: 'emperor' } : { kind: 'income', role: 'peasant' }
  await does(emil, lie)
  await together(people, ({ page }) => page.locator('.ledge .hoax-choices_big.hoax-choices_calm').waitFor())

  // H3.4: three have chosen, and nobody knows what.
  await together([ada, ben, cleo], (person, nth) => (nth < 2 ? speak(person) : letPass(person)))
  await together(people, ({ page }) =>
    expect.poll(() => page.locator('[data-roof] .hoax-slots_slot.hoax-slots_sealed').count()).toBe(3),
  )
  for (const { page } of people) expect(await page.locator('[data-level="1"]').count()).toBe(0)
  expect(tableOf(emil).cards.length).toBe(1)
  await letPass(dan)
  await together(people, ({ page }) => expect.poll(() => page.locator('[data-level="1"] .hoax-claim').count()).toBe(2))
  expect(await ada.text('[data-level="1"]')).toContain('“Illegal!”')
  expect(await ben.text('[data-level="1"]')).toContain('„Verboten!“')

  // H2.2: Cleo is Judge, names what there is, and Emil owes it.
  await together([ada, ben, dan], letPass)
  await speak(cleo)
  await ben.page.locator('.hoax-bill').waitFor()
  expect(await ben.text('.hoax-bill h3')).toBe('Emil schuldet')
  // Nobody forgives on a Judge of their own (H3.3): Cleo is not asked.
  await together([ada, ben, dan], letPass)
  await emil.until(() => tableOf(emil).stage === 'choice')
  await does(emil, { kind: 'pay', to: 2, role: 'judge' })
  await cleo.page.locator('[data-level="2"] .hoax-claim', { hasText: 'got' }).waitFor()
  // Where she has to share she chooses; with one token there is nothing to share.
  const share = cleo.page.locator('.ledge .hoax-choices_two .hoax-choices_bold')
  await cleo.page
    .locator('.ledge .hoax-choices_two .hoax-choices_bold, .ledge .hoax-choices_bold[aria-keyshortcuts="p"]')
    .first()
    .waitFor()
  if (await share.count()) await cleo.press(share.first())

  // H5.4: the deed was a lie; all that rested on it falls, and the tokens go back.
  await emil.until(() => tableOf(emil).stage === 'last call')
  await dan.page.locator('.ledge .hoax-choices_bold[aria-keyshortcuts="p"]').waitFor()
  const claimed = (lie as { readonly role: 'emperor' | 'peasant' }).role
  await accuse(dan, claimed)
  await together([ada, ben, cleo], (person) => vote(person, 'lie'))
  await together(people, ({ page }) => page.locator('.hoax-rites_told .kit_go').waitFor())
  expect(await ada.text('.hoax-rites_cry')).toMatch(/^“I am no (Peasant|Emperor)\.”$/)
  expect(await ben.text('.hoax-rites_cry')).toMatch(/^„Ich bin kein (Bauer|Kaiser)\.“$/)
  for (const { page } of people) {
    expect(await page.locator('.hoax-ballots_ballot:has(use[href$="#thumb-up"])').count()).toBe(4)
    expect(await page.locator('.hoax-claim[data-motion="falls"]').count()).toBe(4)
  }
  await together(people, goOn)
  expect(tableOf(emil).purses.every(({ gold, wine, grain }) => gold + wine + grain === 1)).toBe(true)
  expect(await ada.page.locator('.hoax-house_cardhouse .hoax-claim').count()).toBe(0)
  await dan.page.locator(`.hoax-guests_guest[data-seat="4"] .hoax-figures_crossed use[href$="#${claimed}"]`).waitFor()

  // My notes know it too, and what I scribble there stays on my device.
  expect(await ada.page.locator('.hoax-notes_papers .hoax-notes_cell .hoax-notes_scribble').count()).toBe(1)
  const said = ada.said.length
  const cell = ada.page.locator('.hoax-notes_papers button.hoax-notes_cell').first()
  for (const mark of ['my doubt', 'my hunch', 'I would bet on it', 'no mark', 'my doubt']) {
    await ada.press(cell)
    expect(await cell.innerText()).toContain(mark)
  }
  // Where it has heard nothing for long, a page asks by itself whether anybody is there.
  expect(ada.said.slice(said).filter((text) => JSON.parse(text).is !== 'mine')).toEqual([])
  await ada.page.reload()
  await cell.waitFor()
  expect(await cell.innerText()).toContain('my doubt')

  await together(people, letRest)
  await does(emil, { kind: 'pass' })
  await ada.page.locator('.hoax-maskcards').waitFor()
})
