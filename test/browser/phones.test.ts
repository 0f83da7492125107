/** What an iPhone does otherwise: when it sounds, that it does not stir, and where it takes letters. */
import { expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { plays } from '../tables.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour()
const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })

/**
 * As far as a page can tell, Safari on an iPhone: it sounds only from inside a touch, cannot stir, and takes no letters in a
 * window. Every look that a test takes into a page counts as a touch to Chromium, so its own rule would never be seen.
 */
function likeAnIPhone(): void {
  Object.defineProperty(navigator, 'standalone', { value: false })
  Reflect.deleteProperty(Navigator.prototype, 'vibrate')
  Reflect.deleteProperty(globalThis, 'PushManager')
  const heard: string[] = []
  Object.assign(globalThis, { heard })
  let state = 'suspended'
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => state })
  AudioContext.prototype.resume = () => {
    if (!window.event?.isTrusted) return new Promise(() => {})
    state = 'running'
    return Promise.resolve()
  }
  for (const kind of [OscillatorNode, AudioBufferSourceNode])
    kind.prototype.start = () => {
      heard.push(state)
    }
}

const heardBy = ({ page }: Person) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

test('an iPhone sounds from the first touch on, lights up, says where letters come, and the seat goes along', async () => {
  const [ada, app] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'phone' }),
    parlour().newPerson({ name: 'app', as: 'phone' }),
  ])
  const { page } = ada
  await ada.context.addInitScript(likeAnIPhone)
  const { code, others } = await seatAt(parlour(), [ada], { settings: { clock: 'days' }, options: { starter: 2 } })
  const last = at(others, 1)
  await page.evaluate(() => localStorage.setItem('humbug.sound', 'on'))
  await ada.goTo(`/t/${code}`)
  await page.locator('main.play_table .play_upper').waitFor()
  /** What comes and goes within two seconds is looked out for by the page itself. */
  const seen = (css: string) => page.waitForFunction((what) => document.querySelector(what) !== null, css)
  const caption = seen('.notice_caption')
  await plays(last, { kind: 'shake' })
  await caption
  expect(await heardBy(ada)).toEqual([])
  await ada.press(page.locator('.bar h1'))
  // What nobody could hear is not heard late.
  expect(await heardBy(ada)).toEqual([])
  await plays(last, { kind: 'look' })
  await plays(last, { kind: 'shake' })
  await expect.poll(async () => new Set(await heardBy(ada))).toEqual(new Set(['running']))

  expect(await page.locator('[data-flash]').count()).toBe(0)
  const lit = seen('[data-flash]')
  await plays(last, { kind: 'announce', claim: 0 })
  await lit

  await ada.press(button(ada, 'Table and settings'))
  await page.getByRole('switch', { name: 'Light up when I am asked' }).waitFor()
  expect(await page.getByRole('switch', { name: 'Vibration' }).count()).toBe(0)
  await page.getByText('“Add to Home Screen”').waitFor()
  expect(await page.getByRole('switch', { name: 'Write to me when it is my turn' }).count()).toBe(0)
  await ada.press(button(ada, 'A link for my seat'))
  const link = sure(await button(ada, 'Copy the link').getAttribute('data-link'), 'link')
  await app.goTo('/')
  await app.page.locator('#code').fill(link)
  await app.page.locator('main.play_table .play_upper').waitFor()
  await page.getByText('You are watching.').waitFor()
})
