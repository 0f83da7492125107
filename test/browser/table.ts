/** What people do around a game: lay a table, come to it, sit down, seat puppets, start. All of it by pressing. */
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import { Player } from '../player.ts'
import type { Person, Place } from './person.ts'

interface Laid {
  readonly seats?: number
  readonly password?: string
  /** Words on the chips to choose, in the person's language: `none` for the candle, `not today` for onlookers. */
  readonly choose?: readonly string[]
}

/** From the home page to a table of one's own; says its code. */
export async function lay(person: Person, { seats = 4, password, choose = [] }: Laid = {}): Promise<string> {
  const { page } = person
  await person.goTo('/')
  await person.press(page.locator('a.home_lay'))
  await page.locator('form.new_form input[autocomplete=nickname]').fill(person.name)
  await person.press(
    page
      .locator('.choice')
      .first()
      .locator('.choice_chip', { hasText: new RegExp(`^${seats}$`) }),
  )
  if (choose.length > 0 || password !== undefined)
    for (const summary of await page.locator('form.new_form summary').all()) await person.press(summary)
  for (const words of choose) await person.press(page.getByRole('radio', { name: words, exact: true }))
  if (password !== undefined) await page.locator('[data-password] input').fill(password)
  await person.press(page.locator('.new_lay button'))
  await page.locator('.lobby .kit_rows').waitFor()
  return (await page.locator('.lobby_bigcode').innerText()).trim()
}

/** Types the code on the home page and walks in, but does not sit down yet. */
export async function join(person: Person, code: string): Promise<void> {
  const { page } = person
  await person.goTo('/')
  await page.locator('#code').fill(code.toLowerCase())
  await person.press(page.locator('.home form button'))
  await page.locator('.lobby .kit_rows').waitFor()
}

export async function sitDown(person: Person, name = person.name): Promise<void> {
  const { page } = person
  await page.locator('form.sitdown input[autocomplete=nickname]').fill(name)
  await person.press(page.locator('form.sitdown button[type=submit]'))
  await page.locator('form.sitdown').waitFor({ state: 'detached' })
}

/** The host seats a puppet on each of so many free chairs; all of them, if nothing is said. */
export async function seatPuppets(host: Person, count = Number.POSITIVE_INFINITY): Promise<void> {
  const free = host.page.locator('.seats_ls[data-free]')
  for (let n = 0; n < count; n++) {
    const left = await free.count()
    if (left === 0) return
    await host.press(free.first().locator('button.kit_line'))
    await host.page.waitForFunction((before) => document.querySelectorAll('.seats_ls[data-free]').length < before, left)
  }
}

/** The host starts; where chairs are free, puppets are seated with the same press. Waits until everybody sees it. */
export async function start(host: Person, others: readonly Person[] = []): Promise<void> {
  await host.press(host.page.locator('.lobby_start button.kit_go'))
  await Promise.all([host, ...others].map(({ page }) => page.locator('main.play_table .play_upper').waitFor()))
}

interface Guests {
  readonly seats?: number
  readonly settings?: Partial<Settings>
  readonly options?: Settings['options']
  /** How those without a page are called. */
  readonly named?: (n: number) => string
}

/**
 * A table that somebody without a page has laid, as quickly as can be: the people sit down there in their order, players
 * without a page (the host among them) take the other chairs, and the first chair starts.
 */
export async function seatAt(
  parlour: Pick<Place, 'port'>,
  people: readonly Person[],
  { seats = 3, settings = {}, options = {}, named = (n) => `Guest ${n}` }: Guests = {},
): Promise<{ readonly code: string; readonly others: Seated[] }> {
  const usual = settingsFor(seats, settings)
  const others = await Promise.all(Array.from({ length: seats - people.length }, () => connect(parlour.port)))
  const host = others[0] ?? (await connect(parlour.port))
  const wish = { ...usual, options: { ...usual.options, starter: 0, ...options } }
  const code = sure((await host.must({ is: 'create', settings: wish })).code, 'code')
  for (const person of people) {
    await person.goTo(`/t/${code}`)
    await sitDown(person)
  }
  for (const [at, other] of others.entries()) {
    await other.must({ is: 'enter', code })
    await other.must({ is: 'sit', name: named(at + 1) })
  }
  await host.must({ is: 'enter', code })
  await host.must({ is: 'start' })
  await Promise.all(people.map(({ page }) => page.locator('main.play_table .play_upper').waitFor()))
  return { code, others }
}

/** Another who plays on this person's seat, on the same device and without a page. */
export async function twinOf({ page, parlour }: Person, code: string): Promise<Seated> {
  const token = sure(await page.evaluate(() => localStorage.getItem('humbug.token')), 'token')
  const twin = await connect(parlour.port, new Player(token, 'stays out'))
  await twin.must({ is: 'enter', code })
  return twin
}

/** The page in another language, without a reload; where it speaks that one already, nothing is done. */
export async function switchTo(person: Person, language: Language): Promise<void> {
  const { page } = person
  if (await page.locator(`html[lang=${language}]`).count()) return
  await person.press(page.locator('.bar_icon').nth(1))
  await person.press(page.getByRole('dialog').getByRole('button', { name: { en: 'English', de: 'Deutsch' }[language] }))
  await page.keyboard.press('Escape')
  await page.locator(`html[lang=${language}]`).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
