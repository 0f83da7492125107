/** Somebody's line is cut in the middle of a game: an onlooker sits in with their word or that of all others, until they are back. */

import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { findings } from './axe.ts'
import { asked, moveOnce } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour({ limits: { awayGrace: 4000, sitInAfter: 6000 } })

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

  // Nobody sees a hand without its owner's word; Ben gives it.
  await ben.press(button(ben, /^Tisch und Einstellungen$/))
  const word = ben.page.getByRole('switch', { name: 'Für mich darf ein Mensch einspringen' })
  expect(await word.getAttribute('aria-checked')).toBe('false')
  await ben.press(word)
  await ben.page.locator('[data-welcome]').getByText('du liest dann, wer es war').waitFor()
  expect(await word.getAttribute('aria-checked')).toBe('true')
  expect(await findings(ben)).toEqual([])

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
  await banner(ben, 'Während du weg warst, saß Cora auf deinem Platz, zog einmal und sah deine Hand.').waitFor()
  expect(await cora.page.locator('main.play_table').locator('button, [role=slider]').count()).toBe(0)
  expect(await moveOnce(ben)).toBe('say')
})

test('without a word of the owner everybody else has to agree, and the owner reads of it', async () => {
  const [ada, ben, cora, dan] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'small' }),
    parlour().newPerson({ name: 'Cora', as: 'small' }),
    parlour().newPerson({ name: 'Dan', as: 'phone', language: 'de' }),
  ])
  const { code, others } = await seatAt(parlour(), [ben, ada, dan], { seats: 4 })
  const guest = at(others, 0)
  await guest.must({ is: 'hand on', seat: 1 })
  await cora.goTo(`/watch/${code}`)
  expect(await asked(ben)).toBe('shake')
  await ben.page.goto('about:blank')

  await cora.press(button(cora, 'Sit in for Ben'))
  await cora.page.getByText('They left no word about it').waitFor()
  await cora.page.getByLabel('What are you called?').fill('Cora')
  await cora.press(button(cora, 'Offer it'))
  await banner(ada, 'Cora would sit in for Ben. Still to agree: Dan and Guest 1.').waitFor()
  expect(await button(ada, 'Please do').count()).toBe(0)
  await banner(cora, 'Cora would sit in for Ben. Still to agree: Ada, Dan, and Guest 1.').waitFor()
  expect(await cora.page.locator('.play_banner button').count()).toBe(0)
  expect(await findings(dan)).toEqual([])

  // One who says no ends it; asked again, everybody agrees.
  await dan.press(button(dan, 'Nein, danke'))
  await cora.press(button(cora, 'Sit in for Ben'))
  await cora.press(button(cora, 'Offer it'))
  await dan.press(button(dan, 'Einverstanden'))
  await banner(ada, 'Cora would sit in for Ben. Still to agree: Guest 1.').waitFor()
  await guest.must({ is: 'agree', seat: 0, name: 'Cora' })
  await banner(dan, 'Cora würde für Ben einspringen. Noch nicht einverstanden: Ada.').waitFor()
  await ada.press(button(ada, 'Please do'))
  await banner(cora, 'You play for Ben.').waitFor()
  await cora.press(button(cora, 'Get up again'))
  await banner(cora, 'You are watching.').waitFor()

  // A look was enough: Ben reads of it, and again after a reload, until it is pressed away.
  const notice = 'While you were away Cora sat on your chair, made no move and saw your hand.'
  await ben.goTo(`/t/${code}`)
  await banner(ben, notice).waitFor()
  await banner(ben, 'A puppet plays for you.').waitFor()
  expect(await findings(ben)).toEqual([])
  await ben.press(button(ben, 'Take my seat back'))
  await ben.page.reload()
  await banner(ben, notice).waitFor()
  await button(ben, 'Good to know').focus()
  await ben.page.keyboard.press('Enter')
  await banner(ben, notice).waitFor({ state: 'detached' })
})
