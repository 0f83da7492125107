/** Somebody's line is cut in the middle of a game: an onlooker sits in by the host's leave, until the owner is back. */

import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { findings } from './axe.ts'
import { asked, moveOnce } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour({ limits: { awayGrace: 4000 } })

const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })
const banner = ({ page }: Person, text: string | RegExp) => page.locator('.play_banner').getByText(text)

test('an onlooker plays for one who is away, and hands the seat back', async () => {
  const [ada, ben, cora] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
    parlour().newPerson({ name: 'Cora', as: 'small' }),
  ])
  const { code, others } = await seatAt(parlour(), [ben, ada], { settings: { clock: 'relaxed' } })
  await at(others, 0).must({ is: 'hand on', seat: 1 })
  await cora.goTo(`/watch/${code}`)
  expect(await asked(ben)).toBe('shake')

  // The seat is kept for a while: everybody sees for how long, and nobody has anything to press.
  await Promise.all([
    banner(ada, /^In \d s somebody may sit in\.$/).waitFor(),
    banner(cora, /^Ben is away\. In \d s somebody may sit in\.$/).waitFor(),
    ben.page.goto('about:blank'),
  ])
  await button(ada, 'Let a puppet stand in').waitFor()
  await cora.press(button(cora, 'Sit in for Ben'))
  await cora.page.getByLabel('What are you called?').fill('Cora')
  expect(await findings(cora)).toEqual([])
  await cora.press(button(cora, 'Offer it'))
  await banner(cora, /Cora would sit in for Ben.*The host decides/).waitFor()

  await banner(ada, 'Cora would sit in for Ben.').waitFor()
  expect(await findings(ada)).toEqual([])
  await ada.press(button(ada, 'Please do'))
  await banner(cora, 'You play for Ben.').waitFor()
  await banner(ada, 'Cora plays for Ben.').waitFor()
  expect(await moveOnce(cora)).toBe('shake')

  // Time is the table's to give: Cora asks, and with Ada two of three have asked.
  await asked(cora)
  await cora.press(button(cora, /^Table and settings$/))
  await cora.press(button(cora, /^Ask for more time/))
  await ada.press(button(ada, 'Let there be time'))
  await ada.page.getByRole('log').getByText('More time was granted.').waitFor()

  // The owner looks on until they take the seat back; then Cora is an onlooker as before.
  await ben.goTo(`/t/${code}`)
  await banner(ben, 'Cora spielt für dich.').waitFor()
  expect(await ben.page.locator('.rats-giver button:enabled').count()).toBe(0)
  await ben.press(button(ben, 'Meinen Platz wieder einnehmen'))
  await banner(cora, 'You are watching.').waitFor()
  expect(await cora.page.locator('main.play_table').locator('button, [role=slider]').count()).toBe(0)
  expect(await moveOnce(ben)).toBe('say')
})
