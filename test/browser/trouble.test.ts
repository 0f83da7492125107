/** What may go wrong on a device: reloads, a line that breaks in every way, a house that restarts, nonsense that is typed. */

import { describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { refusalText } from '../../protocol/refusal-text.ts'
import { farewellText } from '../../protocol/text.ts'
import { connect, settingsFor } from '../open.ts'
import { asked, look, moveOnce, turnTo } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { toldAt } from './sentences.ts'
import { join, lay, seatAt, sitDown, start } from './table.ts'

const parlour = freshParlour()

const refused = refusalText.en
/** What the dial offers, and what its button would say. */
const dialOf = async ({ page }: Person) => ({
  title: await page.locator('.ledge h2').innerText(),
  low: await page.locator('.rats-giver [role=slider]').getAttribute('aria-valuemin'),
  high: await page.locator('.rats-giver [role=slider]').getAttribute('aria-valuemax'),
  say: await page.locator('.rats-giver .kit_go').innerText(),
})
const shown = ({ page }: Person) => page.locator('.rats-hole_heldDice').count()

describe('a reload', () => {
  test('in the middle of a question leaves everything as it was, and the dice under the cup', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
    await seatAt(parlour(), [ada])
    expect(await moveOnce(ada)).toBe('shake')
    await asked(ada)
    const rats = await look(ada)
    const before = await dialOf(ada)
    await ada.page.reload()
    expect(await asked(ada)).toBe('say')
    expect(await dialOf(ada)).toEqual(before)
    expect(await shown(ada)).toBe(0)
    expect(await look(ada)).toBe(rats)
    // A short touch shows nothing for longer than it lasts.
    await ada.press(ada.page.locator('.rats-giver button.rats-hole'))
    await ada.page.locator('.rats-giver button.rats-hole[aria-pressed=false]').waitFor()
    expect(await shown(ada)).toBe(0)
  })
})

/** A page that has shaken the wall and is about to say "at least 1", which is written down as this sentence. */
async function aboutToSay(ada: Person): Promise<() => Promise<number>> {
  const { code } = await seatAt(ada.parlour, [ada])
  await moveOnce(ada)
  await asked(ada)
  await turnTo(ada, 1)
  const said = { kind: 'announced', seat: 0, claim: 1, ground: 'unlooked' }
  const sentence = sure(findGame('rats'), 'rats').text.en.news(said as never, () => ada.name)
  return async () => (await toldAt(ada.parlour.port, code))('en').filter((one) => one === sentence).length
}
const say = (ada: Person) => ada.press(ada.page.locator('.rats-giver .kit_go'))
const lost = (ada: Person) => ada.page.locator('.notice.notice_lost')
const pressed = 'What you pressed goes out as soon as it is back.'

/** The move has come to the house, once, and this page knows it. */
async function arrivedOnce(ada: Person, times: () => Promise<number>): Promise<void> {
  await ada.page.locator('.ledge[data-light="dark"]').waitFor()
  await lost(ada).waitFor({ state: 'detached' })
  expect(await times()).toBe(1)
}

describe('a line that breaks', () => {
  test('in one way or another: what was pressed waits, and arrives once', async () => {
    const breaks = async (how: 'hung up' | 'dead' | 'deaf') => {
      const here = await parlour().another()
      const ada = await here.newPerson({ name: 'Ada', as: 'phone' })
      const times = await aboutToSay(ada)
      here.wire.cut(how)
      await say(ada)
      await ada.page.locator('.rats-giver .kit_go:disabled').waitFor()
      await lost(ada).getByText(pressed).waitFor()
      // A house that still hears has done it already, and must not do it again.
      expect(await times()).toBe(how === 'deaf' ? 1 : 0)
      here.wire.mend()
      await arrivedOnce(ada, times)
    }
    await Promise.all([breaks('hung up'), breaks('dead'), breaks('deaf')])
  })

  test('is missed at once where the device itself knows, and what is pressed then waits as well', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
    const times = await aboutToSay(ada)
    parlour().wire.cut('dead')
    await ada.context.setOffline(true)
    // A browser alone takes a minute to find out.
    await lost(ada).waitFor({ timeout: 20_000 })
    await say(ada)
    await lost(ada).getByText(pressed).waitFor()
    parlour().wire.mend()
    await ada.context.setOffline(false)
    await arrivedOnce(ada, times)
  })

  test('with something pressed, and the page opened anew before it is mended', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', page: 'keeps' })
    const times = await aboutToSay(ada)
    await ada.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    parlour().wire.cut('hung up')
    await say(ada)
    await lost(ada).waitFor()
    await ada.page.reload()
    await lost(ada).waitFor()
    expect(await times()).toBe(0)
    parlour().wire.mend()
    await arrivedOnce(ada, times)
  })
})

describe('a house', () => {
  test('that restarts in the middle of a game is waited for, and the game goes on', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
    await lay(ada, { seats: 3 })
    await start(ada)
    await moveOnce(ada, 'bold')
    await parlour().restart(async () => {
      await lost(ada).waitFor()
      expect(await lost(ada).innerText()).toContain(farewellText.en.restart)
    })
    await lost(ada).waitFor({ state: 'detached' })
    for (let n = 0; n < 4; n++) await moveOnce(ada, 'bold')
  })
})

describe('nonsense', () => {
  const door = ({ page }: Person) => page.locator('.door_why').innerText()

  test('in a code', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
    await ada.goTo('/')
    await ada.page.locator('#code').fill('a-1')
    await ada.press(ada.page.getByRole('button', { name: 'Sit down' }))
    const stays = async (typed: string, why: string) => {
      const field = ada.page.getByRole('textbox', { name: 'Code of the table' })
      await ada.page.getByRole('alert').getByText(why).waitFor()
      await expect.poll(() => new URL(ada.page.url()).pathname).toBe('/')
      expect(await field.inputValue()).toBe(typed)
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    }
    await stays('A1', '4 are missing')
    await ada.page.locator('#code').fill('zzzzzz')
    expect(await ada.page.getByText('are missing').count()).toBe(0)
    await ada.press(ada.page.getByRole('button', { name: 'Sit down' }))
    await stays('ZZZZZZ', refused['no table'])
    for (const path of ['/t/AB', '/watch/AB', '/t/ABCDEFGHIJ']) {
      await ada.goTo(path)
      expect(await door(ada)).toBe(refused['no table'])
    }
  })

  test('in an address', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
    ada.forgiven.push(/404 \(Not Found\)/)
    for (const path of ['/t', '/t/ABC123/cellar', '/proof/ABC123/last', '/about/me', '/%ff', '/attic#%']) {
      await ada.goTo(path)
      expect(await ada.text('h1')).toBe('Nothing here')
    }
    await ada.press(ada.page.getByRole('link', { name: 'Back to the parlour' }))
    await ada.page.getByRole('link', { name: 'Lay a new table' }).waitFor()
    await ada.goTo('/rules/chess')
    expect(await ada.text('main')).toContain('No such game is played here.')
    await ada.goTo('/proof/ABC123/1')
    await ada.page.getByText('No such record').waitFor()
  })

  test('as a password, which is said to be wrong', async () => {
    const [ada, ben] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'wide' }),
      parlour().newPerson({ name: 'Ben', as: 'phone' }),
    ])
    const code = await lay(ada, { password: 'Gouda' })
    await ben.goTo(`/t/${code}`)
    await ben.page.getByLabel('Password').fill('Edam')
    expect(await ben.page.getByText(refused['wrong password']).count()).toBe(0)
    await ben.press(ben.page.getByRole('button', { name: 'Knock' }))
    await ben.page.getByText(refused['wrong password']).waitFor()
    await ben.page.getByLabel('Password').fill('Gouda')
    await ben.press(ben.page.getByRole('button', { name: 'Knock' }))
    await sitDown(ben)
  })

  test('as a name: one that somebody has, or that cannot be seen', async () => {
    const [ada, ben] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'wide' }),
      parlour().newPerson({ name: 'Ada', as: 'phone' }),
    ])
    const code = await lay(ada)
    await join(ben, code)
    const name = ben.page.getByLabel('What are you called?')
    const sit = () => ben.press(ben.page.getByRole('button', { name: 'Sit down' }))
    await name.fill('Ada')
    await sit()
    await ben.page.getByRole('alert').getByText(refused.name).waitFor()
    await name.fill('   ')
    await sit()
    await name.fill('Ben')
    await sit()
    await ben.page.locator('form.sitdown').waitFor({ state: 'detached' })
    const names = () => ada.page.locator('.seats_ls:not([data-free]) .seats_lsWho > b').allInnerTexts()
    await expect.poll(names).toEqual(['Ada', 'Ben'])
  })

  test('such as a table that is full, or cleared away', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
    const host = await connect(parlour().port)
    const code = sure((await host.must({ is: 'create', settings: settingsFor(3) })).code, 'code')
    await host.must({ is: 'enter', code })
    await host.must({ is: 'sit', name: 'Host' })
    for (const name of ['Ben', 'Cora']) {
      const guest = await connect(parlour().port)
      await guest.must({ is: 'enter', code })
      await guest.must({ is: 'sit', name })
    }
    await join(ada, code)
    expect(await ada.text('.lobby_note')).toContain('Every chair is taken.')
    expect(await ada.page.locator('form.sitdown').count()).toBe(0)
    await host.must({ is: 'close' })
    await ada.page.getByText('This table has been cleared away.').waitFor()
    await ada.page.reload()
    await ada.page.getByText('This table has been cleared away.').waitFor()
  })
})

describe('two windows of one device', () => {
  test('show one seat, and either may act for it', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
    const { others } = await seatAt(parlour(), [ada])
    const second = await ada.context.newPage()
    await second.goto(ada.page.url())
    const shake = second.getByRole('button', { name: 'Shake the wall' })
    await shake.waitFor()
    await moveOnce(ada)
    await shake.waitFor({ state: 'detached' })
    await second.locator('.ledge:not([data-settling]) .rats-giver .kit_go').click()
    await ada.page.locator('.ledge[data-light="dark"]').waitFor()
    // With one of them closed the seat is still there; with both it is not.
    const other = at(others, 0)
    const from = other.heard.length
    await second.close()
    await ada.press(ada.page.getByRole('button', { name: 'Table talk' }))
    await ada.press(ada.page.getByRole('button', { name: 'Liar!' }))
    await other.until(() => other.heard.slice(from).some((frame) => frame.includes('liar')))
    expect(other.here).toContain(0)
    await ada.page.goto('about:blank')
    await other.until(() => !other.here.includes(0))
  })
})
