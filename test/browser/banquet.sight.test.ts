/** At both tables of goblets, on every phone, in both languages: what is asked is in sight, and nothing moves away from it. */
import { expect, test } from 'vitest'
import { goblets } from '../../games/goblets/index.ts'
import { sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, settingsFor } from '../open.ts'
import { clean } from './banquet.clean.ts'
import { asked, inSight } from './banquet.sight.ts'
import { type Bystander, deed, lookIntoIt, peek } from './banquet.ts'
import { freshParlour } from './fresh.ts'
import { seatAtGoblets } from './goblets.ts'
import { Shared, share } from './passing.ts'
import type { Person } from './person.ts'
import { sitDown, switchTo } from './table.ts'
import { pastTheDraw, playUntil, seatAtToast } from './toast.ts'
import { resize } from './window.ts'

const parlour = freshParlour()

/** Picks one action after the other, and leaves it again. */
async function pickEach(person: Person): Promise<void> {
  const { page } = person
  await deed(person, 'pour').waitFor()
  const rests = await inSight(person, asked)
  expect.soft(rests.unseen, 'before anything is picked').toEqual([])
  const kinds = await page
    .locator('.banquet-deeds_deed[data-state="open"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.deed))
  for (const kind of kinds) {
    await person.press(page.locator(`[data-deed="${kind}"]`))
    await page.locator('.banquet-deeds_back').waitFor()
    const picked = await inSight(person, asked)
    expect.soft({ kind, ...picked }).toEqual({ kind, unseen: [], goblets: rests.goblets })
    await person.press(page.locator('.banquet-deeds_back'))
    await page.locator('.banquet-deeds_back').waitFor({ state: 'detached' })
  }
  expect(kinds.length).toBeGreaterThan(2)
}

/** At one table in both languages. */
async function inBoth(person: Person, act: () => Promise<void>): Promise<void> {
  for (const language of ['de', 'en'] as const) {
    await switchTo(person, language)
    await act()
  }
}

const seen = (person: Person, what: readonly string[], stage: string) =>
  inBoth(person, async () => expect.soft((await inSight(person, what)).unseen, stage).toEqual([]))

/** Until it is this one's turn; whatever a power asks before is measured, and declined. */
async function untilTurn(person: Person, eye: Bystander): Promise<void> {
  for (;;) {
    await eye.untilAsked(0)
    if (eye.table.stage === 'turn') return
    await person.page.locator('.banquet-deeds_back').waitFor()
    await seen(person, asked, eye.table.stage)
    await eye.seesMove(() => person.press(person.page.locator('.banquet-deeds_back')))
  }
}

test('in Raise Your Goblets', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const options = { host: 4, characters: 'known' } as const
  const eye = await seatAtGoblets(parlour(), [ada], { seats: 5, options })
  await untilTurn(ada, eye)
  await inBoth(ada, () => pickEach(ada))
})

test('in Toast!', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const phone = sure(ada.page.viewportSize(), 'size')
  const eye = await seatAtToast(parlour(), [ada], { seats: 5, options: { host: 4 } })
  await ada.page.locator('.toast-court_redraw').waitFor()
  await seen(ada, asked, 'the draw')
  await pastTheDraw([ada], eye)
  await eye.until(() => eye.asked === 0 || eye.table.stage !== 'grievance')
  if (eye.table.stage === 'grievance') {
    await ada.page.locator('.toast-pointing_grudges').waitFor()
    await seen(ada, asked, 'a grievance')
  }
  await playUntil(ada, 'closing')
  // Nobody is asked but Ada: it stays until she has seen it.
  await seen(ada, ['.toast-court_closing .kit_go'], 'its end')
  await clean('the end of the grievances', ada)
  await resize(ada.page, phone)
  await ada.press(ada.page.locator('.toast-court_closing .kit_go'))
  await untilTurn(ada, eye)
  await inBoth(ada, () => pickEach(ada))
})

/** Pia and Quinn on one phone, and two puppets; Pia is asked first. */
async function onOnePhone(more: Settings['options']) {
  const host = await connect(parlour().port)
  const options = { ...defaults(goblets, 4), host: 3, characters: 'none', ...more } as unknown as Settings['options']
  const { code } = await host.must({ is: 'create', settings: settingsFor(4, { options }, goblets) })
  const pia = await parlour().newPerson({ name: 'Pia', as: 'phone', language: 'de' })
  await pia.goTo(`/t/${code}`)
  await sitDown(pia)
  const shared = new Shared(pia)
  await share(pia, 'Quinn')
  await host.must({ is: 'enter', code: sure(code, 'code') })
  for (const seat of [2, 3]) await host.must({ is: 'hire', seat, level: 'easy' })
  await host.must({ is: 'start' })
  await deed(pia, 'pour').waitFor()
  const wine = pia.page.locator('.banquet-screen_fold', { hasText: 'Wein' })
  expect(await wine.isVisible()).toBe(false)
  return { pia, page: pia.page, shared, wine }
}

test('on a shared phone a token that is reached for is open for the turn, and what is asked stands above the bar', async () => {
  const { pia, page, shared, wine } = await onOnePhone({})
  // Under the cloth, where a token lies.
  await resize(page, { width: 390, height: 844 })
  await pia.press(page.locator('.banquet-screen'))
  await pia.press(wine)
  expect((await inSight(pia, asked)).unseen).toEqual([])
  await pia.press(page.locator('.banquet-goblet[data-state="may"] > button').first())
  await page.locator('.banquet-screen_fold', { hasText: '2 Wein' }).waitFor()
  // The second action of the turn: still open. Then the cloth, and the curtain.
  await pia.press(wine)
  await pia.press(page.locator('.banquet-goblet[data-state="may"] > button').first())
  await shared.curtain()
})

test('on a shared phone the curtain does not fall on what somebody saw in a goblet with their last action', async () => {
  const { pia, page, shared, wine } = await onOnePhone({ dial: 'none' })
  await pia.press(page.locator('.banquet-screen'))
  await pia.press(wine)
  await pia.press(page.locator('.banquet-goblet[data-state="may"] > button').first())
  await page.locator('.banquet-screen_fold', { hasText: '2 Wein' }).waitFor()
  await peek(pia)
  expect(await lookIntoIt(pia)).not.toEqual([])
  await shared.passOn()
  await page.locator('.curtain_opening', { hasText: 'Quinn' }).waitFor()
})
