/** Somebody who wants nothing: a turn let pass with one tap, in which others see what they always see; and woken where it concerns them. */
import { expect, test } from 'vitest'
import type { Move } from '../../games/hoax/state.ts'
import { at } from '../../kernel/at.ts'
import { freshParlour } from './fresh.ts'
import { all, letPass, seatAtHoax, tableOf, take, wear } from './hoax.ts'

const parlour = freshParlour()

test('one tap lets a whole turn pass, and whoever dozes is woken by a theft and by nothing else', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const { page } = ada
  const { others } = await seatAtHoax(parlour(), [ada], { seats: 4 })
  const [ben, cleo, dora] = [at(others, 0), at(others, 1), at(others, 2)]
  const chip = (words: string) => page.getByRole('button', { name: words })
  /** Ada's own page may learn of it later than others. */
  const turnOf = (name: string) => page.locator('.ledge h2', { hasText: `Who is ${name} today?` }).waitFor()
  await take(ada)
  await all(others, 'take')
  await wear(ada, 'peasant')

  // My own last call: nobody spoke, and I have no pack to ask with. It is not asked.
  await all(others, 'pass')
  await ben.until(() => tableOf(ben).stage === 'last call')
  await page.locator('.ledge h2', { hasText: 'You let it pass' }).waitFor()
  await all(others, 'pass')
  await ben.until(() => tableOf(ben).stage === 'action' && tableOf(ben).acting === 1)

  // Ben's turn, all of it: three windows and a last call, with one tap before it has begun.
  const { question: before } = ben.view.agenda
  await turnOf('Guest 1')
  await ada.press(chip('Pass this turn'))
  await all([ben], 'income')
  await all([cleo, dora], 'illegal')
  await all([cleo, dora], 'fine')
  await all([cleo, dora], 'forgive')
  await all([ben], 'pay')
  await all(others, 'pass')
  await ben.until(() => tableOf(ben).acting === 2)
  // What left the device since is four times the word that a finger would have sent, and nothing else.
  const said = () => {
    const all = ada.said.map((text) => JSON.parse(text))
    const first = all.findIndex(({ question }) => question > before)
    return first < 0 ? [] : all.slice(first)
  }
  await expect.poll(() => said().length).toBe(4)
  expect(said().map(({ is, move }) => [is, move?.kind])).toEqual(Array(4).fill(['move', 'pass']))
  expect(new Set(said().map(({ question }) => question)).size).toBe(4)

  // Whoever dozes is asked about what is taken from them.
  await turnOf('Guest 2')
  await ada.press(chip('Wake me if it concerns me'))
  await cleo.until(() => cleo.view.agenda.asked.includes(2))
  const theft: Move = { kind: 'steal', from: 0, sort: 'grain' }
  await cleo.must({ is: 'move', question: cleo.view.agenda.question, move: theft })
  await letPass(ada)
  await page.locator('.ledge .hoax-choices_big.hoax-choices_calm').waitFor({ state: 'detached' })
  await all([ben, dora], 'pass')
  await all(others, 'pass')

  // What does not concern them the house lets pass; their page says nothing, and has not forgotten it when it is opened anew.
  await turnOf('Guest 3')
  const heard = ada.said.length
  await all([dora], 'income')
  await all([ben, cleo], 'pass')
  await dora.until(() => tableOf(dora).stage === 'last call')
  await page.reload()
  await chip('Wake me if it concerns me').and(page.locator('[aria-pressed="true"]')).waitFor()
  await all(others, 'pass')
  await ben.until(() => tableOf(ben).acting === 0)
  const words = () => ada.said.slice(heard).map((text) => JSON.parse(text).is)
  // The page that was opened anew says it again in its own time: until then the house remembers.
  await expect.poll(words).toContain('doze')
  expect(words()).not.toContain('move')
  await ada.press(page.locator('.hoax-maskcards_maskcard[data-role=peasant] .hoax-maskcards_pill').first())
  // Others play here, so nobody hurries their puppets.
  expect(await chip('Hurry the puppets').count()).toBe(0)
})
