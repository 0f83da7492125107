/** Raise Your Goblets by pressing, with real people and puppets. */
import { expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { inSecret } from './banquet.secrets.ts'
import { deed, goblet, leaveLedger, lookIntoIt, pass, peek, pourByDrag, pourByTaps, readLedger } from './banquet.ts'
import { freshParlour } from './fresh.ts'
import { seatAtGoblets } from './goblets.ts'
import type { Person } from './person.ts'
import { readLog } from './sentences.ts'

const parlour = freshParlour()

/** The ledger while nobody knows yet who survives, however short that may be. */
function whileHushed({ page }: Person): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((done) => {
        new MutationObserver((_, observer) => {
          const ledger = document.querySelector('.banquet-ledger[data-phase="hushed"]')
          if (!ledger) return
          observer.disconnect()
          done(ledger.textContent)
        }).observe(document.body, { childList: true, subtree: true, attributes: true })
      }),
  )
}

test('a course of four: two people in two languages, two puppets, and nobody learns what he should not', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
  ])
  const eye = await seatAtGoblets(parlour(), [ada, ben], { seats: 4, options: { host: 3, rounds: 10 } })
  const [adas, bens] = [
    { by: ada, from: ben, seenBy: eye },
    { by: ben, from: ada, seenBy: eye },
  ]

  // Ada may not toast while she holds wine; the table says by which clause.
  expect(eye.asked).toBe(0)
  await ada.press(deed(ada, 'toast'))
  await ada.page.locator('.clausesheet_clauseSheet .clausesheet_clauseWords').waitFor()
  expect(await ada.text('dialog')).toContain('G4.6')
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' })
  await inSecret(adas, () => pourByTaps(ada, 'wine', 2))
  await inSecret(adas, () => pourByDrag(ada, 'wine', 3))
  expect(eye.table.screens[0]).toBe(5)

  await eye.seesMove(async () => {
    await ben.press(deed(ben, 'rotate'))
    await ben.press(ben.page.locator('.banquet-deeds_options button').first())
  })
  expect(eye.table.rings).toEqual([3, 0, 1, 2])
  // One sign a person: on the plate, round the foot of the goblet, and beside what they did.
  const sign = (css: string) => ada.page.locator(`${css} use[href*="#mark-"]`).first().getAttribute('href')
  const plates = await Promise.all([0, 1, 2, 3].map((seat) => sign(`.banquet-plate[data-seats="${seat}"]`)))
  expect(new Set(plates).size).toBe(4)
  // The house has told it, and this page is to hear it.
  await ada.page.locator('.banquet-goblet[data-place="1"] > button[aria-label="Your own goblet, before Ben"]').waitFor()
  const rings = await Promise.all([0, 1, 2, 3].map((place) => sign(`.banquet-goblet[data-place="${place}"] > button`)))
  expect(rings).toEqual([3, 0, 1, 2].map((seat) => plates[seat]))
  expect([await sign('.banquet-mine_myhead'), await sign('.banquet_news')]).toEqual([plates[0], plates[1]])
  expect(await goblet(ada, 0).getAttribute('aria-label')).toMatch(/^\w+’s own goblet, before you$/)
  await eye.seesMove(async () => {
    await ben.press(deed(ben, 'swap'))
    await ben.press(goblet(ben, 0))
  })

  await eye.untilAsked(0)
  await inSecret(adas, () => pourByTaps(ada, 'wine', 0))
  await inSecret(adas, () => peek(ada))
  const inMine = await lookIntoIt(ada)
  expect(inMine).toContain('wine')
  expect(await ada.page.locator('.banquet-notes_memo').count()).toBe(1)
  // What was seen lies covered in the notes, until it is held.
  await ada.press(ada.page.locator('.banquet-notes_memo'))
  const note = ada.page.locator('dialog .banquet-notes_noteWhat').first()
  await note.waitFor()
  const known = ada.page.locator('dialog .banquet-heraldry_tokenart')
  expect(await known.count()).toBe(0)
  await ada.hold(note, () => known.first().waitFor())
  await known.first().waitFor({ state: 'detached' })
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' })

  await eye.untilAsked(1)
  await inSecret(bens, () => peek(ben))
  const inBens = await lookIntoIt(ben)
  expect(inBens.length).toBeGreaterThan(0)
  await inSecret(bens, () => pourByDrag(ben, 'antidote', 1))

  // Nobody can have spent their wine sooner than Ada.
  await eye.untilAsked(0)
  expect(eye.table.call).toBeNull()
  await eye.seesMove(async () => {
    await ada.press(deed(ada, 'toast'))
    await ada.press(ada.page.locator('.banquet-deeds_prompt .banquet-deeds_options .kit_go'))
  })
  expect(eye.table.call).toMatchObject({ house: 0, by: 'caller' })
  await eye.untilAsked(1)
  await eye.seesMove(() => pass(ben))
  await eye.untilAsked(0)
  const hushed = whileHushed(ada)
  await eye.seesMove(() => pass(ada))
  expect(await hushed).toContain('Ben')
  expect(await hushed).not.toMatch(/\+\d|target|both|most wine/)

  const [adasLedger, bensLedger] = await Promise.all([readLedger(ada), readLedger(ben)])
  expect(adasLedger).toMatchObject({ rows: 4, cry: expect.stringContaining('You called this Toast.') })
  expect(bensLedger).toMatchObject({ rows: 4, cry: expect.stringContaining('Ada rief den Toast aus') })
  await Promise.all([ada, ben].map(leaveLedger))
  expect(eye.table.course).toBe(2)
  expect(await ada.text('.bar')).toContain('Course 2 of 3')
  expect(await ben.text('.bar')).toContain('Gang 2 von 3')
  const told = (await readLog(ben)).join('\n')
  expect(told).toContain('Ben rückt alle Becher')
  expect(told).toMatch(/Ben vertauscht die Becher von .+ und .+/)
})

test('Russian Goblette for two, until a course is won', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone' }),
  ])
  const people = [ada, ben]
  const eye = await seatAtGoblets(parlour(), people, { seats: 2, options: { host: 1 } })
  for (let wine = 0; wine < 3; wine++)
    for (const [seat, person] of people.entries()) {
      await eye.untilAsked(seat)
      await eye.seesMove(() => pourByTaps(person, 'wine', wine))
    }
  await eye.seesMove(async () => {
    await ada.press(deed(ada, 'toast'))
    await ada.press(ada.page.locator('.banquet-deeds_prompt .banquet-deeds_options .kit_go'))
  })
  await eye.seesMove(() => pass(ben))
  await eye.seesMove(() => pass(ada))
  expect(eye.table.stage).toBe('drinking')

  for (let drunk = 1; eye.table.course === 1; drunk++) {
    const drinker = at(people, sure(eye.asked, 'one who is asked'))
    await drinker.page.locator('.banquet-goblet[data-state="may"]').first().waitFor()
    expect(await drinker.page.locator('.banquet-goblet[data-state="may"]').count()).toBe(7 - drunk)
    await eye.seesMove(() => drinker.press(drinker.page.locator('.banquet-goblet[data-state="may"] > button').first()))
    const [adas, bens] = await Promise.all([readLedger(ada), readLedger(ben)])
    expect([adas.rows, bens.rows]).toEqual([1, 1])
    if (eye.table.course > 1) expect(adas.cry).toMatch(/wins? the course/)
    await Promise.all(people.map(leaveLedger))
  }
  expect(await ada.text('.bar')).toContain('Course 2')
  expect(eye.table.score.some((points) => points === 1)).toBe(true)
  expect(await ada.page.locator('.banquet-goblet:not([data-state="gone"])').count()).toBe(6)
})

test('without rings nothing remembers for anybody, and goblets are called by their place', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const eye = await seatAtGoblets(parlour(), [ada], { seats: 4, options: { host: 3, memory: true } })
  // It goes with the turn: so that it stays as long as Ada likes, she looks first and pours then.
  await eye.seesMove(() => peek(ada))
  await lookIntoIt(ada)
  const rings = ada.page.locator(
    '.banquet-heraldry_cupRing, .banquet-goblet > button use[href*="#mark-"], .banquet-notes_ringsign',
  )
  expect(await rings.count()).toBe(0)
  expect(await ada.page.locator('.banquet-notes_memo').count()).toBe(0)
  const names = await ada.page.locator('.banquet-goblet > button').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(names[0]).toBe('Goblet before you')
  for (const name of names) expect(name).toMatch(/^Goblet before \S/)
  await ada.press(ada.page.locator('.banquet-mine_looked button.kit_link'))
  await ada.page.locator('.banquet-mine_looked').waitFor({ state: 'detached' })
  await eye.seesMove(() => pourByTaps(ada, 'poison', 1))
  await eye.untilAsked(0)
  await deed(ada, 'pass').waitFor()
  expect(await rings.count()).toBe(0)
  expect(await ada.page.locator('.banquet-notes_memo').count()).toBe(0)
})
