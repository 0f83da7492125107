/** Ways to sit in one room: a TV for all, phones, and a phone that goes from hand to hand behind a curtain. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { goblets } from '../../games/goblets/index.ts'
import { sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, playOut as playOutWithout, type Seated, settingsFor } from '../open.ts'
import { conduct, hands } from '../secrecy/birds.ts'
import { findings } from './axe.ts'
import { type Moment, meet, moments, playOut } from './board.ts'
import { misfits } from './fitting.ts'
import { freshParlour, storiedParlour } from './fresh.ts'
import type { Parlour } from './parlour.ts'
import { Shared, share } from './passing.ts'
import { calmly, type Person } from './person.ts'
import { sitDown } from './table.ts'
import { resize } from './window.ts'

const PIN = '2718'

async function tvAt(parlour: Parlour, code: string): Promise<Person> {
  const tv = await parlour.newPerson({ name: 'TV', as: 'wide' })
  await resize(tv.page, { width: 1920, height: 1080 })
  await tv.goTo(`/tv/${code}`)
  await tv.page.locator('.tv_lobby .tv_code').waitFor()
  return tv
}

/** Nothing to press but what belongs to the screen itself, nothing too wide, nothing that axe minds. */
async function looksRight(tv: Person): Promise<void> {
  const { page } = tv
  expect(await page.locator('button:visible, input:visible').count()).toBe(
    await page.locator('.tv_knobs button').count(),
  )
  expect(await findings(tv)).toEqual([])
  for (const size of [
    { width: 360, height: 640 },
    { width: 3840, height: 2160 },
    { width: 1920, height: 1080 },
  ]) {
    await resize(page, size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
}

/** Waits until something is to be done with a shared phone, and sees at one glance who holds it, or who may open it. */
async function stateOf(page: Page): Promise<{ held: string; moment: Moment | undefined; opening: string }> {
  const found = await page.waitForFunction(
    ([ways, over]) => {
      const text = (css: string) => document.querySelector<HTMLElement>(css)?.innerText.trim() ?? ''
      const [held, opening] = [text('.passed_passbarWho'), text('.curtain .curtain_opening h2')]
      const moment = ways.find(([, css]) => document.querySelector(css))?.[0]
      if (text('.curtain_slip').includes(over)) return { held, moment: 'over', opening }
      return (held && moment) || moment === 'over' || opening ? { held, moment, opening } : undefined
    },
    [Object.entries(moments), 'The game is over'] as const,
    calmly,
  )
  return sure(await found.jsonValue(), 'something to do') as Awaited<ReturnType<typeof stateOf>>
}

/** Whoever of the shared phone is asked takes it and moves, until the game is over. Says who took it. */
async function passAround(shared: Shared, pins: Readonly<Record<string, string>>, seats: readonly string[]) {
  const { person } = shared
  const { page } = person
  const holders: string[] = []
  for (;;) {
    const { held, moment, opening } = await stateOf(page)
    if (moment === 'over') return holders
    if (held && moment) {
      expect(shared.heard).toEqual([seats.indexOf(held)])
      await meet(person, moment, 'bold')
      continue
    }
    await shared.curtain()
    const name = sure(opening, 'one who opens it')
    holders.push(name)
    await shared.takeAs(name, pins[name])
    await page.locator('.passed_passbarWho', { hasText: name }).waitFor()
  }
}

describe('a TV, a phone, a phone for two, a guest and a puppet', () => {
  const parlour = storiedParlour({ instead: { conduct } })
  let ada: Person
  let ben: Person
  let tv: Person
  let shared: Shared
  let cora: Seated

  test('sit down at one table', async () => {
    ;[ada, ben] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'phone' }),
      parlour().newPerson({ name: 'Ben', as: 'phone' }),
    ])
    const host = await connect(parlour().port)
    const settings = settingsFor(5)
    const options = { ...settings.options, starter: 0 }
    const code = sure((await host.must({ is: 'create', settings: { ...settings, options } })).code, 'code')
    tv = await tvAt(parlour(), code)
    await looksRight(tv)
    await ada.goTo(`/t/${code}`)
    await sitDown(ada)
    shared = new Shared(ada)
    await share(ada, 'Berta', PIN)
    await ben.goTo(`/t/${code}`)
    await sitDown(ben)
    cora = await connect(parlour().port)
    await cora.must({ is: 'enter', code })
    await cora.must({ is: 'sit', name: 'Cora' })
    await host.must({ is: 'enter', code })
    await host.must({ is: 'hire', seat: 4, level: 'normal' })
    await host.must({ is: 'start' })
    await Promise.all([ada, ben, tv].map(({ page }) => page.locator('.play_frame .ledge').waitFor()))
    await ben.page.locator('.ontv_handHeld[data-fold="folded"]').waitFor()
    expect(await ben.page.locator('.ontv_handHeld[data-fold="folded"] .play_upper').isVisible()).toBe(false)
    // Nobody of the table has put up this TV: it is an onlooker, besides the host, who has not sat down.
    const looksOn = '2 onlookers, one of them a screen'
    await ben.page.locator('.bar').getByText(looksOn, { exact: true }).waitFor({ state: 'attached' })
    await looksRight(tv)
  })

  test('whoever takes the phone from the table with a wrong PIN has nothing', async () => {
    await shared.passOn()
    await shared.takeAs('Berta', '3141')
    await ada.page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('\\"wrong\\":1'))
    await shared.curtain()
    await shared.takeAs('Berta', PIN)
    await ada.page.locator('.passed_passbarWho', { hasText: 'Berta' }).waitFor()
    expect(shared.heard).toEqual([1])
    // The way back and a reload lead to the curtain.
    await ada.page.reload()
    await shared.curtain()
  })

  test('play their game to its end, and nobody hears the hand of another', async () => {
    const seats = ['Ada', 'Berta', 'Ben', 'Cora']
    // Two: the shortest way to the end.
    const [holders] = await Promise.all([
      passAround(shared, { Berta: PIN }, seats),
      playOut([ben], 'bold'),
      playOutWithout([cora], () => 2),
    ])
    expect(new Set(holders)).toEqual(new Set(['Ada', 'Berta']))
    // A game of tests outruns its ceremonies; whoever comes late sees the end at once.
    await tv.page.reload()
    await tv.page.locator('.over_places li').nth(4).waitFor()
    expect(hands(tv.heard)).toEqual([])
    expect(tv.heard.join('')).not.toMatch(/"hand"|"mine"/)
    expect(tv.said.join('')).not.toMatch(/"is":"(move|sit|promise|show)"/)
    expect(hands(ben.heard)).toEqual([2])
  })
})

describe('a phone for two', () => {
  const parlour = freshParlour({ instead: { conduct } })

  test('on a shared phone the hand lies under a cloth', async () => {
    const host = await connect(parlour().port)
    const options = defaults(goblets, 3) as unknown as Settings['options']
    const { code } = await host.must({ is: 'create', settings: settingsFor(3, { options }, goblets) })
    const pia = await parlour().newPerson({ name: 'Pia', as: 'phone' })
    await pia.goTo(`/t/${code}`)
    await sitDown(pia)
    const shared = new Shared(pia)
    await share(pia, 'Quinn')
    await host.must({ is: 'enter', code: sure(code, 'code') })
    await host.must({ is: 'sit', name: 'Hugo' })
    await host.must({ is: 'start' })
    const { page } = pia
    await page.locator('.banquet').waitFor()
    const poison = page.getByRole('button', { name: /poison/ })
    expect(await poison.count()).toBe(0)
    expect(await findings(pia)).toEqual([])
    expect.soft(await misfits(page)).toEqual([])
    await resize(page, { width: 390, height: 844 })
    await pia.hold(page.locator('.passed_passbarHold'), () => poison.first().waitFor())
    await poison.first().waitFor({ state: 'detached' })
    await page.locator('h1').focus()
    await page.keyboard.down(' ')
    await poison.first().waitFor()
    await page.keyboard.up(' ')
    await poison.first().waitFor({ state: 'detached' })
    await pia.press(page.locator('.passed_passbarLeave'))
    await poison.first().waitFor()
    // Nobody moves this seat to another device.
    await pia.press(page.locator('.bar_icon').nth(1))
    await page.getByRole('dialog').waitFor()
    expect(await page.getByText('Move to another device').count()).toBe(0)
    // And it is nobody's voice.
    expect(await page.locator('button[data-voice]').count()).toBe(0)
    await page.keyboard.press('Escape')

    // The way home leaves no way back to the hand.
    await pia.press(page.locator('.bar a').first())
    await page.locator('.home').waitFor()
    await page.goBack()
    await shared.curtain()
    expect(await findings(pia)).toEqual([])
    expect.soft(await misfits(page)).toEqual([])
  })
})
