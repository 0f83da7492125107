/** Each lesson of the house, walked from its first word to its last by pressing what the coach opens. */

import { expect, test } from 'vitest'
import { fetchLesson } from '../../games/parts.ts'
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import { inAll, inTurn } from '../long.ts'
import { findings } from './axe.ts'
import { inSight } from './banquet.sight.ts'
import { learn, lessonEnd } from './coached.ts'
import { freshParlour } from './fresh.ts'
import { lowest, type Phone, phones } from './insight.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

test('the rats, on a phone, in two languages, with a word on what the coach keeps closed', async () => {
  const ada = await parlour().newPerson({ as: 'phone' })
  const { page } = ada
  const { words } = sure(await fetchLesson('rats'), 'lesson')
  await ada.goTo('/')
  await ada.press(page.locator('.home_card', { hasText: 'The Rats' }).locator('[data-learn]'))
  await learn(ada, 'rats', async (step) => {
    if (step !== 4) return
    // The same words in the other language, without losing one's place.
    const says = async (language: Language) => expect(await ada.text('.coach_words')).toContain(words[language].look)
    await says('en')
    await ada.press(page.getByRole('button', { name: 'Table and settings' }))
    await ada.press(page.locator('dialog .language_lang button[lang=de], dialog .language_lang :text-is("DE")').first())
    await page.keyboard.press('Escape')
    await says('de')
    // What the rules would allow, and the coach does not yet; what the rules do not allow has its clause.
    await ada.press(page.locator('.closed summary'))
    expect(await ada.text('.closed')).toContain('später, sagt der Lehrmeister')
    await ada.press(page.locator('.closed button').first())
    await page.locator('dialog').waitFor()
    await page.keyboard.press('Escape')
    // Folded away and back.
    await ada.press(page.locator('.coach header button'))
    await page.locator('.coach.coach_folded').waitFor()
    await ada.press(page.locator('.coach header button'))
    expect(await findings(ada)).toEqual([])
  })
  expect(await ada.text('.coach')).toContain('Jetzt kannst du es')
  expect(await findings(ada)).toEqual([])
  await ada.press(page.locator(lessonEnd).getByRole('button', { name: 'Von vorn' }))
  await page.locator('.coach[data-step="1"]').waitFor()
  await ada.goTo('/')
  expect(await ada.text('.home_card:has-text("Ratten") [data-learn]')).toBe('Noch einmal lernen')
})

/** At its end the lesson leads to a game on one's own. */
async function goOnToPuppets(person: Person): Promise<void> {
  await person.press(person.page.locator(lessonEnd).locator('a[href^="/practice"]'))
  await person.page.locator('.new_lay button').waitFor()
}

test('hoax, at a large screen', async () => {
  const ada = await parlour().newPerson({ as: 'wide' })
  await ada.goTo('/learn/hoax')
  await learn(ada, 'hoax')
  await goOnToPuppets(ada)
})

const wanted = [
  '.coach footer .kit_ink',
  '.banquet-deeds_prompt button',
  '.banquet-goblet[data-state="may"]',
  '.banquet-deeds_deed[data-state="open"]',
]

const lessons = [
  ['goblets', 'de'],
  ['toast', 'en'],
] as const

test.each(inTurn('lessons', lessons, 1))(
  '%s (%s), with what is to be done in sight on every phone',
  async (game, language) => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', language })
    await ada.goTo(`/learn/${game}`)
    const found = new Set<string>()
    await learn(ada, game, async (step) => {
      for (const one of (await inSight(ada, wanted, inAll<readonly Phone[]>(lowest, phones))).unseen)
        found.add(`step ${step}, ${one}`)
    })
    expect([...found]).toEqual([])
    await goOnToPuppets(ada)
  },
)
