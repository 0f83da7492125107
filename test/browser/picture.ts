/** Pictures of two windows, and whether they show the same. */
import type { CDPSession, Page } from 'playwright-core'

/** How long a picture may take to become what it was. */
const PATIENCE = 20_000
/** Of 255. */
const SHADE = 48

/** Runs in the page. Drawing is most of the work: nothing is drawn but for a picture, and then without what a check took. */
export function veil(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const looks = {
    seen: '.findings_verdict p { visibility: hidden !important } * { caret-color: transparent !important }',
    unseen: 'html { opacity: 0 !important }',
  }
  const make = (look: keyof typeof looks) => sheet.replaceSync(looks[look])
  Object.assign(globalThis, { make })
  make('unseen')
}
declare const make: (look: 'seen' | 'unseen') => void

/** Runs in the page: no frame round what has the focus, and nothing on its way. */
async function pose(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  await document.fonts.ready
  make('seen')
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) motion.cancel()
    else motion.finish()
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** A window and what takes its picture: Playwright's own would be pressed as small as can be, which takes longer than all else. */
export interface Window {
  readonly page: Page
  readonly devtools: CDPSession
}

export const through = async (page: Page): Promise<Window> => ({
  page,
  devtools: await page.context().newCDPSession(page),
})

async function picture({ page, devtools }: Window): Promise<string> {
  await page.evaluate(pose)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await page.evaluate(() => make('unseen'))
  return data
}

/**
 * Whether some pixel is another colour, and so are all around it. By a shade it may be, and at an edge: that of a drawing is
 * not always cut in the same place.
 */
function differ(desk: Page, one: string, other: string): Promise<boolean> {
  return desk.evaluate(
    async ([pictures, shade]) => {
      const drawn = async (picture: string) => {
        const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` })
        await image.decode()
        const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')
        brush?.drawImage(image, 0, 0)
        return { width: image.width, light: brush?.getImageData(0, 0, image.width, image.height).data ?? [] }
      }
      const [a, b] = await Promise.all([drawn(pictures[0]), drawn(pictures[1])])
      if (a.width !== b.width || a.light.length !== b.light.length) return true
      const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => (row * a.width + column) * 4))
      const isNear = (light: number | undefined, there: number | undefined) =>
        Math.abs((light ?? 0) - (there ?? light ?? 0)) <= shade
      const isLike = (from: typeof a, to: typeof a, at: number) =>
        around.some((step) => [0, 1, 2].every((hue) => isNear(from.light[at + hue], to.light[at + step + hue])))
      for (let at = 0; at < a.light.length; at += 4) {
        const same = [0, 1, 2].every((hue) => isNear(a.light[at + hue], b.light[at + hue]))
        if (!same && !(isLike(a, b, at) && isLike(b, a, at))) return true
      }
      return false
    },
    [[one, other] as const, SHADE] as const,
  )
}

/**
 * Waits until both windows look alike, and says how they look if they never do. Drawings are files of their own, and nothing
 * tells when one is drawn: what lacks in one window alone comes in a moment.
 */
export async function unlike(
  desk: Page,
  windows: readonly [Window, Window],
): Promise<readonly [string, string] | undefined> {
  for (const end = Date.now() + PATIENCE; ; ) {
    const [fresh, now] = await Promise.all([picture(windows[0]), picture(windows[1])])
    if (fresh === now || !(await differ(desk, fresh, now))) return undefined
    if (Date.now() > end) return [fresh, now]
  }
}
