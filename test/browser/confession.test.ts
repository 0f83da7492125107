/** After a game its puppets own up to what they thought: to whoever sees everything, and to nobody else. */
import { expect, test } from 'vitest'
import { fairGame } from '../../cli/fair-game.ts'
import { findGame, findKit, titles } from '../../games/index.ts'
import { fetchConfessor } from '../../games/parts.ts'
import { at, sure } from '../../kernel/at.ts'
import { momentsOf } from '../../kernel/chronicle.ts'
import { confess } from '../../kernel/confession.ts'
import { read } from '../../kernel/record.ts'
import { writeReplay } from '../../web/replay/file.ts'
import { inTurn } from '../long.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

const people = [
  { name: 'Ada', mark: 'moon', bot: false },
  { name: '', mark: 'key', bot: true },
  { name: '', mark: 'bell', bot: true },
  { name: '', mark: 'boot', bot: true },
] as const

/** A game of four, and what its puppets have to say. */
async function evening(key: string) {
  const game = sure(findGame(key), key)
  const record = await fairGame(game, new Array(4).fill('easy'), 3)
  const confessor = sure(await fetchConfessor(key), 'confessor')
  const moments = momentsOf(game, sure(read(record), 'record'))
  const admissions = [1, 2, 3].map((seat) => confess(confessor, moments, seat))
  return { file: writeReplay({ record, people }), admissions }
}

const puppets = ({ page }: Person) => page.locator('.confessions_puppet')
const fog = ({ page }: Person, name: string) => page.locator('.fogswitch_fogWide', { hasText: name })
const spoken = ({ page }: Person) => page.locator('main details [aria-busy=false]').waitFor()
const standsAt = ({ page }: Person, move: number) =>
  page.locator('.reel_told', { hasText: new RegExp(`^\\D+ ${move} `) }).waitFor()

async function open(person: Person, file: string, title: string): Promise<void> {
  await person.goTo('/replay')
  await person.page.setInputFiles('input[type=file]', {
    name: 'evening.humbug.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await standsAt(person, 0)
  await person.press(person.page.locator('summary', { hasText: title }))
}

test('through the fog they keep silent; without it each says three things, and a press leads there', async () => {
  const { file, admissions } = await evening('rats')
  const ada = await parlour().newPerson({ as: 'phone' })
  await open(ada, file, 'What the puppets thought')
  await ada.page.getByText('They speak of what nobody else at the table could see').waitFor()
  expect(await puppets(ada).count()).toBe(0)

  await ada.press(ada.page.locator('details button', { hasText: 'See everything' }))
  await spoken(ada)
  const counts = await puppets(ada).evaluateAll((all) => all.map((one) => one.querySelectorAll('li').length))
  expect(counts).toEqual(admissions.map((own) => own.length))
  expect(await puppets(ada).locator('h3').allInnerTexts()).not.toContain('Ada')

  const own = at(admissions, 1)
  const { at: when } = at(own, own.length - 1)
  const last = puppets(ada).nth(1).locator('li').last()
  await ada.press(last.getByRole('button'))
  await standsAt(ada, when)
  expect(await last.getAttribute('data-shown')).toBe('true')
  expect(await findings(ada)).toEqual([])
  expect(await misfits(ada.page)).toEqual([])

  // Whoever would rather not know hears no more of it.
  await ada.press(fog(ada, 'Spoiler-free'))
  await puppets(ada).first().waitFor({ state: 'detached' })
})

const confessing = titles.map(({ key }) => key).filter((key) => findKit(key)?.confessor)

test.each(inTurn('confessions', confessing, 1))('the puppets of %s speak German, too', async (key) => {
  const { file, admissions } = await evening(key)
  const ben = await parlour().newPerson({ as: 'phone', language: 'de' })
  await open(ben, file, 'Was die Puppen dachten')
  await ben.press(fog(ben, 'Allsehend'))
  await spoken(ben)
  const told = await puppets(ben).locator('li p').allInnerTexts()
  expect(told).toHaveLength(admissions.flat().length)
  for (const one of told) expect(one).not.toMatch(/undefined|NaN/)
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
