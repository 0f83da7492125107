/** Does a page fit its window? Measured in the page itself; each thing that does not fit is a line. */
import type { Page } from 'playwright-core'
import { resize } from './window.ts'

/** A window, and the size of its letters in per cent of the usual. */
const windows = [
  { width: 360, height: 640, letters: 100 },
  { width: 390, height: 844, letters: 100 },
  { width: 820, height: 1180, letters: 100 },
  { width: 1440, height: 900, letters: 100 },
  { width: 844, height: 390, letters: 100 },
  { width: 360, height: 640, letters: 200 },
] as const

/** All that does not fit, in all windows. */
export async function misfits(page: Page): Promise<string[]> {
  const found: string[] = []
  const ways = [tooWide, badControls, cutTexts, crowdedSeats, coveredNames]
  await page.evaluate(`Object.assign(globalThis, { settle: ${settle}, ways: [${ways}], tools: (${makeTools})() })`)
  for (const { width, height, letters } of windows) {
    await resize(page, { width, height })
    const problems = await page.evaluate((percent) => settle(percent), letters)
    found.push(...problems.map((one) => `${width}×${height}${letters === 100 ? '' : ` at ${letters} %`}: ${one}`))
  }
  await page.evaluate(() => settle(100, 'unmeasured'))
  return found
}

interface Tools {
  named(element: Element): string
  isShown(element: Element): boolean
  /** Before everything is measured anew. */
  forget(): void
}
declare const tools: Tools
declare const ways: readonly (() => string[])[]

// Everything from here on runs in the page.

/** Gives letters their size, waits until everything is in its place, and says what is wrong with it there. */
async function settle(percent: number, how: 'measured' | 'unmeasured' = 'measured'): Promise<string[]> {
  /** By then everything is where it stays. */
  const SETTLED = 10
  const root = document.documentElement
  const size = `${percent}%`
  // Said again, it would have everything measured anew.
  if (root.style.fontSize !== size) root.style.fontSize = size
  const frame = () => new Promise(requestAnimationFrame)
  while (getComputedStyle(root).fontSize !== `${(16 * percent) / 100}px`) await frame()
  for (let n = 0; n < 3; n++) await frame()
  if (how === 'unmeasured') return []
  const measure = () => {
    tools.forget()
    return ways.flatMap((way) => way())
  }
  let problems = measure()
  // What moves to its place in the next frames was not in its place yet.
  for (let n = 0; n < SETTLED && problems.length > 0; n++) {
    await frame()
    problems = measure()
  }
  return problems
}

function makeTools(): Tools {
  let seen = new WeakMap<Element, boolean>()
  /** Takes room, and so does all that it lies in; many lie in the same. */
  const takesRoom = (element: Element): boolean => {
    const known = seen.get(element)
    if (known !== undefined) return known
    const { width, height } = element.getBoundingClientRect()
    const hidden = (width <= 1 && height <= 1) || getComputedStyle(element).clipPath === 'inset(50%)'
    const takes = !hidden && (element.parentElement === null || takesRoom(element.parentElement))
    seen.set(element, takes)
    return takes
  }
  return {
    named(element) {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)
      return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').trim()} “${text}”`
    },
    /** There for the eyes, too. */
    isShown(element) {
      return takesRoom(element) && element.checkVisibility({ visibilityProperty: true })
    },
    forget() {
      seen = new WeakMap()
    },
  }
}

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.body.querySelectorAll(':not(svg *)')].filter(
    (one) => tools.isShown(one) && one.getBoundingClientRect().right > clientWidth + 1,
  )
  return [`${scrollWidth - clientWidth} px too wide: ${beyond.slice(-2).map(tools.named).join(', ')}`]
}

/** What can be pressed is large enough, lies open where it is pressed, and holds its own words. */
function badControls(): string[] {
  const TOUCH = 43.5
  const wrongWith = (target: Element): (string | false)[] => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const small = (width < TOUCH || height < TOUCH) && `is only ${Math.round(width)}×${Math.round(height)}`
    // The dial is a ring with the cup in its middle, and the cup's words stand below it.
    if (target.matches('[role=slider], .rats-hole')) return [small]
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const covered = !target.contains(there) && `lies under ${there ? tools.named(there) : 'the edge'}`
    const spilt = target.matches('button, summary, a') ? target.scrollWidth - target.clientWidth : 0
    return [small, covered, spilt > 1 && `spills over by ${spilt}`]
  }
  const top = document.querySelector('dialog[open]') ?? document.body
  const all = top.querySelectorAll('a[href], button, input, select, textarea, summary, [role=slider]')
  // What is pressed for a small or hidden box is its label.
  const targets = [...all].map(
    (one) => (one.matches('[type=radio], [type=checkbox], [type=file]') && one.closest('label')) || one,
  )
  // A link in running text is as high as its line.
  const running = (one: Element) => one.matches('a') && getComputedStyle(one).display === 'inline'
  const found = targets
    .filter((target) => tools.isShown(target) && !running(target))
    .flatMap((target) => wrongWith(target).map((wrong) => wrong && `${tools.named(target)} ${wrong}`))
  scrollTo(0, 0)
  return found.filter((line) => line !== false)
}

/** Every word can be read, unless it ends in dots and a title has the rest. */
function cutTexts(): string[] {
  interface Box {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  const hides = (overflow: string) => /hidden|clip/.test(overflow)
  /** What an element leaves of the words in it, and whether that is meant. */
  const clip = (words: Box, by: Element): { left: Box; cut: 'cut' | 'dots' | 'whole' } => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(by)
    const box = by.getBoundingClientRect()
    const across = hides(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1)
    const down = hides(overflowY) && (words.bottom > box.bottom + 2 || words.top < box.top - 2)
    const dots = !down && textOverflow === 'ellipsis' && by.closest('[title]') !== null
    const left = { ...words, left: Math.max(words.left, box.left), right: Math.min(words.right, box.right) }
    if (!across && !down) return { left: words, cut: 'whole' }
    return { left: across ? left : words, cut: dots ? 'dots' : 'cut' }
  }
  const range = document.createRange()
  const cutBy = (node: Node): Element | undefined => {
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    let words: Box = { left, right, top, bottom }
    // What scrolls can be scrolled to.
    const stops = (one: Element) => one === document.body || /auto|scroll/.test(getComputedStyle(one).overflow)
    for (let by = node.parentElement; by && !stops(by); by = by.parentElement) {
      const clipped = clip(words, by)
      if (clipped.cut === 'cut') return by
      words = clipped.left
    }
    return undefined
  }
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  return texts
    .filter((node) => node.textContent?.trim() && node.parentElement && tools.isShown(node.parentElement))
    .map((node) => ({ node, by: cutBy(node) }))
    .flatMap(({ node, by }) => (by ? [`“${node.textContent?.slice(0, 24)}” is cut off by ${tools.named(by)}`] : []))
}

/** Nobody sits on another's mark or name, or beyond the edge. */
function crowdedSeats(): string[] {
  const edge = document.documentElement.clientWidth + 1
  const seats = [...document.querySelectorAll('.ring .ring_seat')].map((seat) => ({
    name: tools.named(seat.querySelector('.ring_seatName') ?? seat),
    parts: [...seat.querySelectorAll('.kit_mark, .ring_seatName')]
      .filter(tools.isShown)
      .map((one) => one.getBoundingClientRect()),
  }))
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const out = seats.filter(({ parts }) => parts.some(({ left, right }) => left < -1 || right > edge))
  const pairs = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => [one, other] as const))
  const crowded = pairs.filter(([one, other]) => one.parts.some((a) => other.parts.some((b) => meet(a, b))))
  return [
    ...out.map(({ name }) => `${name} sits beyond the edge`),
    ...crowded.map(([one, other]) => `${one.name} sits on ${other.name}`),
  ]
}

/** Nobody's mark lies on their name. A mark is round: its corners cover nothing. */
function coveredNames(): string[] {
  const CORNER = 5
  const range = document.createRange()
  return [...document.querySelectorAll('.banquet-plate > button')].filter(tools.isShown).flatMap((plate) => {
    const mark = plate.querySelector(':scope > .banquet-heraldry_sign')?.getBoundingClientRect()
    return [...plate.querySelectorAll('.banquet-names b > span')].flatMap((name) => {
      range.selectNodeContents(name)
      const words = range.getBoundingClientRect()
      if (!mark || words.left > mark.right - CORNER || words.top > mark.bottom - CORNER) return []
      return [`${tools.named(name)} lies under its mark`]
    })
  })
}
