/** A whole game without mouse or finger: Tab, arrows, Space and Enter, and one always sees where one is. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, type Moment } from './board.ts'
import { freshParlour } from './fresh.ts'

const parlour = freshParlour()
const MOST_STOPS = 60

/** Where the keyboard is, and whether one sees it: on the thing itself, or on what is drawn for it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement
    if (!here || here === document.body) return { at: 'nowhere', seen: false }
    const drawn = [here, here.nextElementSibling, here.closest('label')].filter((one) => one !== null)
    const ringed = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(one)
      return (
        opacity !== '0' && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none')
      )
    }
    return { at: `${here.tagName} ${here.getAttribute('class') ?? ''}`, seen: drawn.some(ringed) }
  })

/** Whether the keyboard is on such a thing, or there is one elsewhere, or none at all. */
const whereIs = (page: Page, selector: string) =>
  page.evaluate((css) => {
    if (document.activeElement?.matches(css)) return 'here'
    return document.querySelector(css) ? 'elsewhere' : 'nowhere'
  }, selector)

type Step = 'Tab' | 'Shift+Tab'

/** Goes on with the keyboard until it is there, or no such thing is; every stop on the way must show itself. */
async function seek(page: Page, selector: string, key: Step = 'Tab'): Promise<'here' | 'nowhere'> {
  const stops: string[] = []
  for (let n = 0; n < MOST_STOPS; n++) {
    const where = await whereIs(page, selector)
    if (where !== 'elsewhere') return where
    await page.keyboard.press(key)
    const { at, seen } = await focus(page)
    stops.push(at)
    if (at !== 'nowhere') expect({ at, seen }).toEqual({ at, seen: true })
  }
  throw new Error(`no way by ${key} to ${selector}, only past\n${stops.join('\n')}`)
}

async function stepTo(page: Page, selector: string, key?: Step): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  expect(await seek(page, selector, key)).toBe('here')
}

/** Sets the dial with the arrows; it says each number that it passes. */
async function dialTo(page: Page, claim: number): Promise<void> {
  await stepTo(page, '[role=slider]', 'Shift+Tab')
  const dial = page.locator('.rats-giver [role=slider]')
  for (;;) {
    const now = Number(await dial.getAttribute('aria-valuenow'))
    expect(await dial.getAttribute('aria-valuetext')).toBe(now === 0 ? 'none' : `at least ${now}`)
    if (now === claim) return
    const next = now + Math.sign(claim - now)
    await page.keyboard.press(next > now ? 'ArrowRight' : 'ArrowLeft')
    await page.locator(`.rats-giver [role=slider][aria-valuenow="${next}"]`).waitFor()
  }
}

async function say(page: Page): Promise<void> {
  if (await page.locator('.rats-giver button.rats-hole:enabled').count()) {
    await stepTo(page, 'button.rats-hole')
    await page.keyboard.down(' ')
    await page.locator('.rats-hole_heldDice').waitFor()
    await page.keyboard.up(' ')
    await page.locator('.rats-hole_heldDice').waitFor({ state: 'detached' })
  }
  const highest = Number(await page.locator('.rats-giver [role=slider]').getAttribute('aria-valuemax'))
  await dialTo(page, highest)
  await page.keyboard.press('Enter')
}

const answers: Readonly<Record<Exclude<Moment, 'say' | 'over'>, string>> = {
  shake: '.rats-giver .kit_go',
  answer: '.rats-answer_ans.rats-answer_believe',
  verdict: '.rats-verdict .kit_go',
  'last word': '.rats-giver_lastword button',
}

async function move(page: Page, moment: Exclude<Moment, 'over'>): Promise<void> {
  if (moment === 'say') return say(page)
  // A verdict gives way by itself to a game that went on.
  if (moment !== 'verdict') await stepTo(page, answers[moment])
  else if ((await seek(page, answers.verdict)) === 'nowhere') return
  await page.keyboard.press(moment === 'answer' ? 'Space' : 'Enter')
}

test('from the first page to the end of a game', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
  const { page } = ada
  const { keyboard } = page
  await ada.goTo('/')
  await stepTo(page, 'a.home_lay')
  await keyboard.press('Enter')
  await page.locator('form.new_form').waitFor()
  await stepTo(page, 'input[autocomplete=nickname]')
  await keyboard.type('Ada')
  await stepTo(page, '.choice_chip input:checked')
  await keyboard.press('ArrowLeft')
  expect(await page.locator('.choice_chip input:checked').first().locator('xpath=..').innerText()).toBe('3')
  await stepTo(page, '.new_lay button')
  await keyboard.press('Enter')
  await page.locator('.lobby').waitFor()
  await stepTo(page, '.lobby_start button')
  await keyboard.press('Enter')
  await page.locator('main.play_table .play_upper').waitFor()
  const done = new Set<Moment>()
  for (;;) {
    const moment = await asked(ada)
    done.add(moment)
    // Nobody has to look for the keyboard again after a move.
    await page.waitForFunction(() => document.activeElement !== document.body)
    if (moment === 'over') break
    await move(page, moment)
    const pressed = moment === 'say' ? '[role=slider]' : answers[moment]
    await page.waitForFunction((css) => !document.activeElement?.matches(css), pressed)
  }
  expect(done).toContain('say')
  await stepTo(page, '.over a[href^="/proof/"]')
  await keyboard.press('Enter')
  await page.locator('.findings_verdict[data-kind="fair"]').waitFor()
})

test('a sheet keeps the keyboard until it is shut, and gives it back', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
  const { page } = ada
  await ada.goTo('/new')
  await page.keyboard.press('Tab')
  await stepTo(page, 'input[autocomplete=nickname]')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  // Seated: from now on nothing on the page moves by itself.
  await page.locator('.lobby [data-qr], .lobby .lobby_codeslip').first().waitFor()
  await page.locator('form.sitdown').waitFor({ state: 'detached' })
  const icons = page.locator('.bar_icon')
  for (let n = 0; n < (await icons.count()); n++) {
    const name = await icons.nth(n).getAttribute('aria-label')
    await stepTo(page, `.bar_icon[aria-label="${name}"]`)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    const within = () =>
      page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      )
    const stops = await page.locator('dialog').locator('button, input, a[href], summary, [tabindex="0"]').count()
    for (const key of ['Tab', 'Shift+Tab'] as const)
      for (let stop = 0; stop <= stops + 1; stop++) {
        expect(await within()).toBe(true)
        await page.keyboard.press(key)
      }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name)
  }
})
