/** A whole evening of Toast! for five, from the draw over the grievances to the end: two people in two languages, and three puppets. */
import { beforeAll, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { inSecret } from './banquet.secrets.ts'
import { deed, goblet, leaveLedger, lookIntoIt, peek, pourAny, readLedger } from './banquet.ts'
import { storiedParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { readLog } from './sentences.ts'
import { moveOnce, pastTheDraw, playUntil, seatAtToast } from './toast.ts'

const parlour = storiedParlour()

const plate = ({ page }: Person, seat: number) => page.locator(`.banquet-plate[data-seats~="${seat}"] > button`)

let ada: Person
let ben: Person
let people: readonly Person[]
let eye: Awaited<ReturnType<typeof seatAtToast>>

beforeAll(async () => {
  ;[ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
  ])
  people = [ada, ben]
  eye = await seatAtToast(parlour(), people, {
    seats: 5,
    options: { host: 0, rounds: 10, characters: 'none' },
  })
})

test('T1.4 all are asked together, and everybody sees who has answered', async () => {
  await eye.until(() => eye.allAsked.length === 2)
  await ada.press(ada.page.locator('.toast-court_redraw .kit_go'))
  await plate(ben, 0).locator('.toast-court_kept').waitFor()
  expect(eye.table.stage).toBe('redraw')
  await pastTheDraw(people, eye)
})

test('T2.1 the Master of Ceremonies points first, and whoever is pointed at points on', async () => {
  await ada.page.locator('.toast-pointing_grudges').waitFor()
  expect(await ada.page.locator('.toast-pointing_grudges button').count()).toBe(4)
  expect(await ada.page.locator('.banquet-goblet[data-state="may"]').count()).toBe(4)
  await eye.seesMove(() => ada.press(plate(ada, 1)))
  expect(eye.table.chain).toEqual([0, 1])
  await ben.page.locator('.toast-pointing_points').waitFor()
  await ben.press(goblet(ben, 2))
  // Who is after whom is settled when the puppets have pointed as well.
  await eye.until(() => eye.table.targets.length > 0)
  expect(eye.table.targets.slice(0, 2)).toEqual([1, 2])
  for (const person of people) {
    await person.page.locator('.toast-court_closing .kit_go').waitFor()
    expect(await person.page.locator('.toast-pointing_points').count()).toBe(5)
    expect(await person.page.locator('.toast-pointing_points[data-how="forced"]').count()).toBe(2)
    await moveOnce(person)
  }
  expect(await ada.text('.banquet-mine_mygoal')).toContain('poison Ben')
})

test('T3.1 the left of the Master of Ceremonies begins, and nobody learns what they should not', async () => {
  expect(eye.asked).toBe(1)
  await inSecret({ by: ben, from: ada, seenBy: eye }, () => pourAny(ben, 0))
  await ben.press(deed(ben, 'toast'))
  await ben.page.getByRole('dialog').waitFor()
  await ben.page.keyboard.press('Escape')
  await ben.page.getByRole('dialog').waitFor({ state: 'detached' })
  await inSecret({ by: ben, from: ada, seenBy: eye }, () => peek(ben))
  expect((await lookIntoIt(ben)).length).toBeGreaterThan(0)
  // T1.2: without rings nothing follows a goblet for anybody.
  expect(await ben.page.locator('.banquet-notes_memo, .banquet-heraldry_cupRing').count()).toBe(0)
})

test.each([1, 2, 3])('round %i of three, of which the last counts double', async (round) => {
  const before = [...eye.table.score]
  const [ledgers] = await Promise.all([
    Promise.all(people.map(readLedger)),
    playUntil(ada, 'ledger'),
    playUntil(ben, 'ledger', 'idle'),
  ])
  const earned = eye.table.score.map((points, seat) => points - at(before, seat))
  for (const { sums, seals } of ledgers) {
    expect(sums).toEqual(earned.map((points) => expect.stringMatching(new RegExp(`\\+${points}$`))))
    expect(seals).toBe(round === 3 ? 1 : 0)
  }
  await Promise.all(people.map(leaveLedger))
  if (round === 2) {
    await Promise.all(
      people.map(({ page }) =>
        page.locator('.play_frame[data-mood~="doubled"] .banquet-middle .toast-court_seal').waitFor(),
      ),
    )
    expect(await ada.text('.bar')).toContain('Round 3 of 3')
    expect(await ben.text('.bar')).toContain('Runde 3 von 3')
  }
})

test('the end is told to everybody in their own language', async () => {
  await Promise.all(people.map((person) => playUntil(person, 'over')))
  const { score } = eye.table
  for (const person of people) {
    const places = await person.page.locator('.over_places em').allInnerTexts()
    const points = places.map((text) => Number.parseInt(text, 10))
    expect(points).toEqual([...score].sort((a, b) => b - a))
    expect(places[0]).toMatch(person.language === 'de' ? /Punkte?/ : /points?/)
  }
  const told = (await readLog(ben)).join('\n')
  expect(told).toContain('Ada hegt einen Groll gegen Ben')
  expect(told).toContain('Alle Punkte zählen jetzt doppelt')
})
