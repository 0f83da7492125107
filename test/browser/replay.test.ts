/** A game that is over, watched again: step by step, through every fog, by a link, and from a file. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fairGame } from '../../cli/fair-game.ts'
import { coursesOf } from '../../games/banquet/chronicle.journey.ts'
import type { Goblets } from '../../games/goblets/state.ts'
import { findGame } from '../../games/index.ts'
import type { RatsState } from '../../games/rats/state.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { type Moment, momentsOf } from '../../kernel/chronicle.ts'
import { read } from '../../kernel/record.ts'
import { playOut } from '../open.ts'
import { gameOf, recordOf } from '../tables.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person, Visitor } from './person.ts'
import { resize } from './window.ts'

const parlour = freshParlour()

/** A game that three players without a page have played, and all its moments. */
async function evening() {
  const { code, people } = await gameOf(parlour().port, 3, 3)
  const first = at(people, 0)
  const whim = seeded(5)
  await playOut(people, () => whim(60))
  const record = await (await recordOf(parlour().port, first, `${code}/1`)).text()
  const moments = momentsOf(sure(findGame('rats'), 'rats'), sure(read(record), 'record'))
  const states = moments.map(({ state }) => state as RatsState)
  /** Somebody has just looked, and has said nothing yet. */
  const looked = states.findIndex(
    ({ table, hands }, nth) => nth > 2 && table.stage === 'looked' && hands.some(({ dice }) => dice),
  )
  const eyes = at(states, looked, 'look').hands.findIndex(({ dice }) => dice !== null)
  return { code, token: first.token, record, states, last: states.length - 1, looked, eyes }
}

/** Somebody who comes with the device of one who sat there. */
async function sitter(token: string, visitor: Partial<Visitor>): Promise<Person> {
  const person = await parlour().newPerson(visitor)
  await person.context.addInitScript((own) => localStorage.setItem('humbug.token', own), token)
  return person
}

const told = ({ page }: Person) => page.locator('.reel_told')
const standsAt = (person: Person, move: number) =>
  told(person)
    .filter({ hasText: new RegExp(`^\\D+ ${move} `) })
    .waitFor()
const seatFog = ({ page }: Person, seat: number) => page.locator('.fogswitch_fogSeat').nth(seat)
const wideFog = ({ page }: Person, name: string) => page.locator('.fogswitch_fogWide', { hasText: name })
const dice = ({ page }: Person) => page.locator('.rats-replay_baredDice > span')

const unfold = (person: Person, title: string) => person.press(person.page.locator('summary', { hasText: title }))
const give = ({ page }: Person, name: string, text: string) =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('a sitter steps through the evening, and each fog shows no more than it may', async () => {
  const { code, token, states, last, looked, eyes } = await evening()
  const ada = await sitter(token, { as: 'wide' })
  await ada.goTo(`/t/${code}`)
  await ada.press(ada.page.getByRole('link', { name: 'Watch it again' }))
  await ada.page.locator('.seal_proofSeal[data-kind="plain"]').waitFor()
  await standsAt(ada, 0)

  // Spoiler-free is how everybody begins: no hand, no ranking, no truth before its time.
  expect(await ada.page.locator('.stage_bared, .tale_ending, .reckoning_awards').count()).toBe(0)
  await ada.page.keyboard.press('ArrowRight')
  await standsAt(ada, 1)
  await ada.page.keyboard.press('End')
  await standsAt(ada, last)
  await ada.page.locator('.tale_ending .over_places li').first().waitFor()
  expect(await ada.page.locator('.stage_bared, .reckoning_awards').count()).toBe(0)
  await ada.page.keyboard.press('Home')
  await standsAt(ada, 0)
  expect(await ada.page.locator('.tale_ending').count()).toBe(0)

  // A moment at which one hand knows what two others do not.
  const wall = at(states, looked).box.dice.length
  await ada.page.goto(parlour().address(`/replay/${code}/1#m=${looked}&fog=none`))
  await standsAt(ada, looked)
  expect(await dice(ada).count()).toBe(0)
  expect(await ada.text('.tale')).not.toMatch(/saw/)
  // Whoever has just chosen a fog steps on with the same keys, and stays in it.
  await ada.press(wideFog(ada, 'Spoiler-free'))
  await ada.page.keyboard.press('ArrowRight')
  await standsAt(ada, looked + 1)
  await ada.page.keyboard.press('ArrowLeft')
  await standsAt(ada, looked)
  expect(await dice(ada).count()).toBe(0)
  await ada.press(wideFog(ada, 'All-seeing'))
  await dice(ada).first().waitFor()
  expect(await dice(ada).count()).toBe(wall)
  expect(await ada.text('.tale')).toMatch(/saw/)
  await ada.page.locator('.reckoning_awards').waitFor()
  await standsAt(ada, looked)
  await ada.press(seatFog(ada, eyes))
  await ada.page.locator('.reckoning_awards').waitFor({ state: 'detached' })
  expect(await dice(ada).count()).toBe(wall)
  expect(await ada.text('.tale')).toMatch(/saw/)
  await ada.press(seatFog(ada, (eyes + 1) % 3))
  await dice(ada).first().waitFor({ state: 'detached' })
  expect(await ada.text('.tale')).not.toMatch(/saw/)
  // Not even in a corner of the page where nobody looks.
  expect(await ada.page.locator('#app').innerHTML()).not.toMatch(/held-dice|die-\d/)

  // A column of the ledger leads to its turn; the ledger lies folded until somebody wants it.
  expect(await ada.page.getByRole('button', { name: 'Go to turn 1', exact: true }).count()).toBe(0)
  await unfold(ada, 'Who claimed what')
  await ada.press(ada.page.getByRole('button', { name: 'Go to turn 1', exact: true }))
  await standsAt(ada, 0)
  await ada.press(ada.page.getByRole('button', { name: 'Speed: 1×' }))
  await ada.press(ada.page.getByRole('button', { name: 'Play' }))
  await told(ada).filter({ hasNotText: 'Move 0 ' }).waitFor()
  await ada.press(ada.page.getByRole('button', { name: 'Pause' }))

  // Whoever follows a link to a moment lands there.
  const cora = await sitter(token, { as: 'phone', language: 'de' })
  await cora.goTo(`/replay/${code}/1#m=${looked}&fog=all`)
  await standsAt(cora, looked)
  await dice(cora).first().waitFor()
  expect(await dice(cora).count()).toBe(wall)
  expect(await wideFog(cora, 'Allsehend').getAttribute('aria-pressed')).toBe('true')
  for (const title of ['Wer was behauptet hat', 'Lügen, erzählt und ertappt']) await unfold(cora, title)
  for (const person of [ada, cora]) expect(await findings(person)).toEqual([])
  await cora.press(seatFog(cora, eyes))
  await cora.page.locator('.reckoning_awards').waitFor({ state: 'detached' })
  expect(await misfits(cora.page)).toEqual([])
})

test('a stranger is shown nothing but the way to a file; and from a file, everything', async () => {
  const { code, token, record, looked, last } = await evening()
  const ada = await sitter(token, { as: 'wide' })
  await ada.goTo(`/replay/${code}/1`)
  const keeping = ada.page.waitForEvent('download')
  await unfold(ada, 'Pass it on')
  await ada.press(ada.page.getByRole('link', { name: 'Keep as a file' }))
  const kept = await keeping
  expect(kept.suggestedFilename()).toBe(`humbug-${code}-1.humbug.json`)
  const file = readFileSync(await kept.path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({
    record,
    people: [{ name: 'Guest 1' }, { name: 'Guest 2' }, { name: 'Guest 3' }],
  })

  const ben = await parlour().newPerson({ as: 'wide' })
  ben.forgiven.push(/404/)
  await ben.goTo(`/replay/${code}/1#m=${looked}&fog=all`)
  await ben.page.getByText('There is no such record for you').waitFor()
  expect(await ben.page.locator('.replay').count()).toBe(0)
  await give(ben, 'picture.json', 'a picture of a rat')
  await ben.page.locator('.replay_openTrouble').waitFor()
  await give(ben, 'evening.humbug.json', file)
  await ben.page.locator('.seal_proofSeal[data-kind="plain"]').waitFor()
  await standsAt(ben, 0)
  expect(await ben.text('.fogswitch_fogSeats')).toMatch(/Guest 1[\s\S]*Guest 2[\s\S]*Guest 3/)
  await unfold(ben, 'Pass it on')
  await ben.page.getByRole('link', { name: 'Keep as a file' }).waitFor()
  expect(await ben.page.getByRole('button', { name: 'Copy a link' }).count()).toBe(0)
  // The bare record has no names, and a record that was changed does not hold.
  await give(ben, 'evening.jsonl', record)
  await ben.page.locator('.fogswitch_fogSeats', { hasNotText: 'Guest' }).waitFor()
  await give(ben, 'forged.jsonl', record.replace(/"chain":"..../, '"chain":"0000'))
  await ben.page.locator('.seal_proofSeal[data-kind="cracked"]').waitFor()
  await ben.page.keyboard.press('End')
  await standsAt(ben, last)
  // Folded away it is not deaf: what went wrong with the next file is said.
  await give(ben, 'picture.json', 'a picture of a rat')
  await ben.page.locator('.replay_openTrouble').waitFor()
  // A practice game lies on the device itself.
  await ben.page.evaluate((text) => localStorage.setItem('humbug.near.record', text), record)
  await ben.goTo(`/replay#near&m=${looked}&fog=all`)
  await standsAt(ben, looked)
})

test('a game is told in its own words, what mattered first and the rest folded', async () => {
  const ofFive = (key: string, seed: number) => fairGame(sure(findGame(key), key), new Array(5).fill('easy'), seed)
  const record = await ofFive('goblets', 7)
  const moments = momentsOf(sure(findGame('goblets'), 'goblets'), sure(read(record), 'record'))
  const courses = coursesOf(moments as unknown as Moment<Goblets>[])
  const ada = await parlour().newPerson({ as: 'small' })
  const { page } = ada
  await ada.goTo('/replay')
  await give(ada, 'goblets.jsonl', record)
  await standsAt(ada, 0)
  await page.keyboard.press('End')
  await standsAt(ada, moments.length - 1)

  // At this table nobody says anything that could be a lie, and in the fog nobody sees where a goblet went.
  await unfold(ada, 'Who poured what')
  await page.locator('.ledgertable_claimed').first().waitFor()
  const lies = page.locator('.ledgertable_truth, .reckoning_honesty, .banquet-journey_map, .reckoning_turned')
  expect(await lies.count()).toBe(0)
  expect(await ada.text('main')).not.toMatch(/Lies, told|claimed|doubted/)
  await page.keyboard.press('Home')
  await standsAt(ada, 0)
  await page.locator('.ledgertable_claimed').first().waitFor({ state: 'detached' })

  // Who sees everything sees the way of each goblet, hand by hand.
  await ada.press(wideFog(ada, 'All-seeing'))
  const chart = page.locator('.banquet-journey_map')
  const course = at(courses, 0, 'course')
  const hands = chart.locator('li button')
  await hands.first().waitFor()
  expect(await hands.count()).toBe(course.columns.length)
  expect(await chart.locator('svg > [data-nth]:has(path)').count()).toBe(5)
  expect(await chart.locator('[data-end]:not([data-end="false"])').count()).toBe(5)
  const pour = course.columns.findIndex(({ act }) => act === 'pour')
  expect(await hands.nth(pour).innerText()).toMatch(/^.+ pours .+ into the goblet before .+/)
  await ada.press(hands.nth(pour))
  await standsAt(ada, at(course.columns, pour).at)
  expect(await hands.nth(pour).getAttribute('aria-current')).toBe('step')

  // The same in words, and who knew; the fold stays open while one steps.
  await unfold(ada, 'Goblet by goblet')
  const tales = page.locator('.banquet-journey_tales section')
  expect(await tales.count()).toBe(5)
  const known = await page.locator('.banquet-journey_knew').allInnerTexts()
  expect(known).toHaveLength(5)
  for (const knew of known) expect(knew).toMatch(/ knew all /)
  const [first] = course.columns.flatMap(({ at, steps }) => (steps.some(({ goblet }) => goblet === 0) ? [at] : []))
  await ada.press(tales.first().locator('button').first())
  await standsAt(ada, sure(first, 'hand on the first goblet'))
  expect(await tales.first().isVisible()).toBe(true)

  // The turning point and the awards, then the chart, then what is folded.
  const tops = await page
    .locator('.stage, .reckoning_turned, .reckoning_awards, .banquet-journey_map, main > details')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(5)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(await findings(ada)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // The longest page of all: three screens of a phone, before anything is unfolded.
  await resize(page, { width: 390, height: 844 })
  // Of bots that never learn, so that it stays the same game.
  const hoax = await fairGame(sure(findGame('hoax'), 'hoax'), new Array(5).fill('random'), 1)
  await give(ada, 'hoax.jsonl', hoax)
  await page.locator('.stage[data-game=hoax]').waitFor()
  await standsAt(ada, 0)
  const last = sure(read(hoax), 'record').entries.length
  await ada.press(wideFog(ada, 'All-seeing'))
  await page.locator('.reckoning_awards li').first().waitFor()
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  // At the end it also tells how it ended.
  for (const [key, move, most] of [['End', last, 3.6] as const, ['ArrowLeft', last - 1, 3] as const]) {
    await page.keyboard.press(key)
    await standsAt(ada, move)
    expect(await screens()).toBeLessThan(most)
  }
})
