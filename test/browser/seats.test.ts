/** Chairs and who sits on them: moved, taken, left, kept for somebody, locked; and those who only watch. */

import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { refusalText } from '../../protocol/refusal-text.ts'
import { connect, playOut as playOutWithout } from '../open.ts'
import { Player } from '../player.ts'
import { asked, moveOnce, playOut } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { join, lay, seatAt, seatPuppets, sitDown, start } from './table.ts'

const parlour = freshParlour()
const refused = refusalText.en

const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })
const openMenu = async (person: Person) => {
  await person.press(button(person, /^Table( and settings)?$/))
  await person.page.getByRole('dialog').waitFor()
}
const shut = async ({ page }: Person) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
/** What this person may press at the table, apart from the bar. */
/** What somebody could press, apart from what onlookers say they believe: nobody hears of that. */
const controls = ({ page }: Person) =>
  page.locator('main.play_table').locator(':is(button, [role=slider]):not([data-stake] *)').count()

/** The letters that the device shows for its seat. */
async function drawTicket(person: Person): Promise<string> {
  await openMenu(person)
  await person.press(button(person, /^Move to another device/))
  const letters = await person.page.locator('[data-ticket]').innerText()
  await shut(person)
  return letters
}

describe('a seat', () => {
  test('survives when the browser clears what scripts keep, and is forgotten when its person says so', async () => {
    const ada = await parlour().newPerson({ name: 'Ada' })
    const { page, context } = ada
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    const { code } = await seatAt(parlour(), [ada])
    expect((await kept).status()).toBe(204)
    const [cookie] = await context.cookies(parlour().address('/spare'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/spare' })
    expect(await page.evaluate(() => document.cookie)).toBe('')
    const own = () => page.evaluate(() => localStorage.getItem('humbug.token'))
    const before = await own()

    await page.evaluate(() => localStorage.clear())
    await ada.goTo(`/t/${code}`)
    await button(ada, 'Shake the wall').waitFor()
    expect(await own()).toBe(before)

    await ada.goTo('/about')
    await ada.press(button(ada, 'Forget this device'))
    await ada.press(button(ada, 'Only in this browser'))
    await page.waitForURL(parlour().address('/'))
    expect(await context.cookies(parlour().address('/spare'))).toEqual([])
    await ada.goTo(`/t/${code}`)
    await page.getByText('You are watching.').waitFor()
    expect(await button(ada, 'Shake the wall').count()).toBe(0)
    expect(await own()).not.toBe(before)
  })

  test('and the name on it are forgotten in the house as well, if its person says so', async () => {
    const [ada, ben] = await Promise.all([
      parlour().newPerson({ name: 'Ada' }),
      parlour().newPerson({ name: 'Ben', as: 'phone' }),
    ])
    const { code } = await seatAt(parlour(), [ada, ben])
    await ben.goTo('/about')
    await ben.page.getByText('This house keeps tables without an end').waitFor()
    await ben.press(button(ben, 'Forget this device'))
    await ben.press(button(ben, 'In the house as well'))
    await ben.page.waitForURL(parlour().address('/'))
    await ada.page.getByText('N. N.').first().waitFor()
    // What she has read she has read; whoever looks anew reads no name.
    await ada.goTo(`/t/${code}`)
    await ada.page.getByText('N. N.').first().waitFor()
    expect(await ada.page.getByText('Ben').count()).toBe(0)
  })

  test('moves to another device by typed letters, on to a third by a link, and each ticket is for once', async () => {
    const [ada, tablet, phone] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'wide' }),
      parlour().newPerson({ name: 'tablet', as: 'tablet' }),
      parlour().newPerson({ name: 'phone', as: 'phone' }),
    ])
    const { code } = await seatAt(parlour(), [ada])
    const letters = await drawTicket(ada)
    await tablet.goTo(`/t/${code}`)
    await openMenu(tablet)
    await tablet.page.getByLabel('Eight letters and digits').fill('0000 0000')
    await tablet.press(button(tablet, 'Sit there'))
    await tablet.page.getByText(refused.ticket).waitFor()
    await tablet.page.getByLabel('Eight letters and digits').fill(letters.toLowerCase())
    await tablet.press(button(tablet, 'Sit there'))
    await button(tablet, 'Shake the wall').waitFor()
    await button(ada, 'Shake the wall').waitFor({ state: 'detached' })
    expect(await controls(ada)).toBe(0)

    await shut(tablet)
    const link = `/t/${code}#seat=${(await drawTicket(tablet)).replace(' ', '')}`
    await phone.goTo(link)
    await moveOnce(phone)
    expect(await asked(phone)).toBe('say')
    expect(new URL(phone.page.url()).hash).toBe('')
    await button(tablet, 'Shake the wall').waitFor({ state: 'detached' })
    expect(await controls(tablet)).toBe(0)

    await ada.goTo(link)
    await ada.page.getByText(refused.ticket).waitFor()
    expect(await controls(ada)).toBe(0)
  })

  test('is kept for one who leaves a game, and is his again when he comes back', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
    const { others } = await seatAt(parlour(), [ada], { settings: { clock: 'relaxed' } })
    await openMenu(ada)
    await ada.press(button(ada, /^Leave the table/))
    await ada.press(button(ada, /^Leave the table.*Really/))
    await ada.page.getByText('A puppet plays for you.', { exact: true }).waitFor()
    const other = at(others, 0)
    await other.until(() => other.room?.chairs[0]?.bot !== null)
    expect(await ada.page.locator('.rats-giver, .rats-answer').count()).toBe(0)
    await ada.press(button(ada, 'Take my seat back'))
    await ada.page.getByText('A puppet plays for you.', { exact: true }).waitFor({ state: 'detached' })
    await Promise.all([playOut([ada], 'bold'), playOutWithout(others)])
  })
})

describe('the host', () => {
  const tools = async (host: Person, name: string, what: RegExp) => {
    await host.press(button(host, `What to do with ${name}`))
    await host.press(button(host, what))
  }

  test('locks the door, shows somebody out, hands the table on, and may go', async () => {
    const [ada, ben, cora] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'wide' }),
      parlour().newPerson({ name: 'Ben', as: 'phone' }),
      parlour().newPerson({ name: 'Cora', as: 'phone' }),
    ])
    const free = (n: number) =>
      ada.page.waitForFunction((chairs) => document.querySelectorAll('.seats_ls[data-free]').length === chairs, n)
    const code = await lay(ada)
    await openMenu(ada)
    await ada.press(button(ada, /^Lock the door/))
    await ada.page.getByText('The door is locked.').waitFor()
    for (const guest of [ben, cora]) {
      await guest.goTo(`/t/${code}`)
      await guest.page.getByLabel('What are you called?').fill(guest.name)
    }
    await ben.press(button(ben, 'Sit down'))
    await ben.page.getByText(refused.locked).waitFor()
    await openMenu(ada)
    await ada.press(button(ada, /^Unlock the door/))
    await ada.page.getByText('The door is locked.').waitFor({ state: 'detached' })

    // Two who sit down at the same moment both find a chair, and neither insists on the other's mark.
    await Promise.all([ben, cora].map((guest) => guest.press(button(guest, 'Sit down'))))
    await free(1)
    const names = await ada.page.locator('.seats_ls:not([data-free]) .seats_lsWho > b').allInnerTexts()
    expect(names.toSorted()).toEqual(['Ada', 'Ben', 'Cora'])

    // Who was shown out cannot come back; who left may.
    await tools(ada, 'Cora', /^Show to the door/)
    await ada.press(button(ada, /^Show to the door.*Really/))
    await cora.page.getByText(refused.barred).waitFor()
    await cora.page.reload()
    await cora.page.getByText(refused.barred).waitFor()
    expect(await cora.page.locator('form.sitdown').count()).toBe(0)
    await openMenu(ben)
    await ben.press(button(ben, /^Leave the table/))
    await ben.press(button(ben, /^Leave the table.*Really/))
    await ben.page.getByRole('link', { name: 'Lay a new table' }).waitFor()
    await free(3)
    await join(ben, code)
    await sitDown(ben)

    expect(await ben.page.locator('.lobby_start button').count()).toBe(0)
    await tools(ada, 'Ben', /^Hand on the hosting/)
    await ada.page.locator('.lobby_start button.kit_go').waitFor({ state: 'detached' })
    await seatPuppets(ben)
    // While the host is away, the first who is here keeps the table going.
    await ben.page.goto('about:blank')
    await start(ada)
  })

  test('lets a puppet stand in for one who is away, until he takes his seat back', async () => {
    const [ada, ben] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'wide' }),
      parlour().newPerson({ name: 'Ben', as: 'phone' }),
    ])
    const { code, others } = await seatAt(parlour(), [ada, ben], { options: { starter: 1 } })
    await at(others, 0).must({ is: 'hand on', seat: 0 })
    await button(ben, 'Shake the wall').waitFor()
    await ben.page.goto('about:blank')
    await ada.page.getByText('Ben is away.').waitFor()
    await ada.press(button(ada, 'Let a puppet stand in'))
    await ada.press(ada.page.getByRole('dialog').getByRole('button', { name: /^Let a puppet stand in/ }))
    await ada.page.getByText('Ben is away.').waitFor({ state: 'detached' })
    await ben.goTo(`/t/${code}`)
    await ben.page.getByText('A puppet plays for you.', { exact: true }).waitFor()
    await ben.press(button(ben, 'Take my seat back'))
    await ben.page.getByText('A puppet plays for you.', { exact: true }).waitFor({ state: 'detached' })
    await ada.page.getByRole('log').getByText('Ben is back.').waitFor()
  })
})

test('a pause is made when everybody wishes it, and ends when somebody wishes that', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'phone' }),
    parlour().newPerson({ name: 'Ben', as: 'wide' }),
  ])
  const { others } = await seatAt(parlour(), [ada, ben])
  await openMenu(ada)
  await ada.press(button(ada, /^Wish for a pause/))
  await ben.page.getByText('Ada wishes for a pause.').waitFor()
  await at(others, 0).must({ is: 'pause' })
  await button(ada, 'Shake the wall').waitFor()
  await ben.press(button(ben, 'I would like one too'))
  await ada.page.locator('.play_banner').getByText('The table pauses.').waitFor()
  await button(ada, 'Shake the wall').waitFor({ state: 'detached' })
  await ada.press(button(ada, 'Go on'))
  await ben.page.locator('.play_banner').waitFor({ state: 'detached' })
  await button(ada, 'Shake the wall').waitFor()
})

describe('an onlooker', () => {
  /** All lists of dice in what the house has told, but those that lie open for everybody. */
  function nakedDice(thing: unknown): unknown[] {
    if (typeof thing !== 'object' || thing === null) return []
    const { kind, dice } = thing as { kind?: unknown; dice?: unknown }
    const here = kind !== 'revealed' && Array.isArray(dice) && dice.length > 0 ? [dice] : []
    return [...here, ...Object.values(thing).flatMap(nakedDice)]
  }

  /** How often a device knew something of a hand, going by all that its page has heard. */
  function secretsIn(heard: readonly string[]): number {
    const ear = new Player(undefined, 'stays out')
    return heard.filter((frame) => {
      ear.hear(frame)
      const handed = ear.seat === null && ear.hand !== undefined
      return handed || nakedDice([ear.hand, ear.game, ear.room, ear.log]).length > 0
    }).length
  }

  test('sees the table and nobody’s dice, and has nothing to press', async () => {
    const [ada, eve] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'phone' }),
      parlour().newPerson({ name: 'Eve', as: 'wide' }),
    ])
    const { code, others } = await seatAt(parlour(), [ada])
    await eve.goTo(`/watch/${code}`)
    await eve.page.locator('main.play_table .play_upper').waitFor()
    expect(await controls(eve)).toBe(0)
    expect(await eve.page.locator('.ring .ring_seat').count()).toBe(3)
    // Who plays sees at a glance that somebody looks on, and nothing makes room for it; Eve sees that nobody else does.
    const watched = ada.page.locator('.tablebutton_watchers')
    await watched.waitFor()
    expect(await watched.innerText()).toBe('1')
    expect(await ada.page.locator('.bar').getByText('one onlooker', { exact: true }).count()).toBe(1)
    const boardAt = async () => (await ada.page.locator('main.play_table').boundingBox())?.y
    const before = await boardAt()
    expect(await eve.page.locator('.tablebutton_watchers').count()).toBe(0)
    const curtain = await connect(parlour().port)
    await curtain.must({ is: 'enter', code, as: 'curtain' })
    await ada.page.locator('.bar').getByText('2 onlookers', { exact: true }).waitFor({ state: 'attached' })
    await eve.page.locator('.tablebutton_watchers', { hasText: '1' }).waitFor()
    curtain.socket.close()
    await eve.page.locator('.tablebutton_watchers').waitFor({ state: 'detached' })
    expect(await boardAt()).toBe(before)
    // Ada shakes, looks and says something; the first to answer doubts, and the next round is on.
    expect(await moveOnce(ada)).toBe('shake')
    expect(await moveOnce(ada)).toBe('say')
    const doubter = at(others, 0)
    await doubter.until(() => doubter.moves.length > 0)
    await eve.page.locator('.rats-said').waitFor()
    expect(await controls(eve)).toBe(0)
    await doubter.must({ is: 'move', question: doubter.view.agenda.question, move: { kind: 'doubt' } })
    expect(await moveOnce(eve)).toBe('verdict')
    await eve.page.locator('.rats-verdict').waitFor({ state: 'detached' })
    expect(await controls(eve)).toBe(0)
    // Ada learnt of dice that only she might see; Eve never did.
    expect(secretsIn(ada.heard)).toBeGreaterThan(0)
    expect(eve.heard.join()).toContain('revealed')
    expect(secretsIn(eve.heard)).toBe(0)
    expect(await eve.page.content()).not.toContain('You saw')
  })

  test('is told where none are wanted', async () => {
    const [ada, eve] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'phone' }),
      parlour().newPerson({ name: 'Eve', as: 'wide' }),
    ])
    const { code } = await seatAt(parlour(), [ada], { settings: { watching: 'closed' } })
    await eve.goTo(`/watch/${code}`)
    await eve.page.getByText(refused['no watching']).waitFor()
    expect(eve.heard.filter((frame) => frame.includes('"is":"view"'))).toEqual([])
  })
})
