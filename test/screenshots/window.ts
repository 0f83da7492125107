/** One window: how it is opened, pressed, held and painted. */

import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import { readBefore } from '../browser/pane.ts'
import { settled } from '../browser/presses.ts'
import { MY_TOKEN } from './company.ts'
import { type Size, sizes } from './pictures.ts'
import { EVENING, type Stage } from './stage.ts'

/** `window`: what one sees at first. `short`: its upper part. `whole`: the page as far down as it goes. */
export type Extent = 'window' | 'short' | 'whole'
export type Motion = 'at rest' | 'as it is'

const QUALITY = 82
const SHORT = 640

export interface Window {
  readonly size: Size
  readonly language: Language
  readonly page: Page
  readonly devtools: CDPSession
}

export async function openWindow(stage: Stage, size: Size, language: Language): Promise<Window> {
  const context = await contextFor(stage, size, language)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // Nothing moves by itself: what is painted comes to its end for that, and four windows of flames take a machine.
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return { size, language, page, devtools }
}

/** As WebP: a third of what PNG takes for these walls, and letters stay sharp. */
export async function paint(window: Window, extent: Extent, motion: Motion): Promise<Buffer> {
  const { page, devtools, size } = window
  await page.evaluate(settle, motion)
  if (extent === 'whole') await lengthen(window)
  if (extent === 'short') await page.setViewportSize({ ...sizes[size], height: SHORT })
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  if (extent !== 'window') await page.setViewportSize(sizes[size])
  return Buffer.from(data, 'base64')
}

/** Makes the window as tall as the page: what sticks to its end is then where the page ends. */
async function lengthen({ page, devtools, size }: Window): Promise<void> {
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics')
  const { width, height } = sizes[size]
  await page.setViewportSize({ width, height: Math.max(height, Math.ceil(cssContentSize.height)) })
  await page.evaluate(settle, 'at rest' as Motion)
}

/** What came is drawn, every font is there, no caret blinks, and what moves has come to its end. */
async function settle(motion: Motion): Promise<void> {
  await document.fonts.ready
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  if (motion === 'as it is') return
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

async function contextFor({ browser }: Stage, size: Size, language: Language): Promise<BrowserContext> {
  const phone = size === 'phone'
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: 1,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(20_000)
  await context.clock.setFixedTime(EVENING)
  await context.addInitScript((token) => localStorage.setItem('humbug.token', token), MY_TOKEN)
  await context.addInitScript(
    readBefore,
    titles.map(({ key }) => key),
  )
  return context
}

export async function press({ size, page }: Window, what: Locator): Promise<void> {
  await settled(what)
  if (size === 'phone') return what.tap()
  await what.click()
  // What the pointer rests on is drawn in another light.
  await page.mouse.move(0, 0)
}

/** Presses and holds, for as long as the rest takes. */
export async function hold({ size, page, devtools }: Window, what: Locator): Promise<() => Promise<unknown>> {
  await what.scrollIntoViewIfNeeded()
  const box = sure(await what.boundingBox(), 'place of it')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (size === 'phone') {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    return () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  return () => page.mouse.up()
}
