/** What a page looks like does not depend on where one has been: styles belong to their part, and stay when one goes on. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { inAll, inTurn } from '../long.ts'
import { closeAll, connect, playOut, settingsFor, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { freshSeed } from '../seed.ts'
import { gameOf, partyOf } from '../tables.ts'
import { theBrowser } from './chromium.ts'
import { Parlour } from './parlour.ts'
import { through, unlike, veil, type Window } from './picture.ts'
import { resize } from './window.ts'

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
type Size = keyof typeof sizes

const KEPT = join(import.meta.dirname, '../../dist/walk')

interface Stop {
  readonly path: string
  /** What is there when everything is. */
  readonly shows: string
}

/** One of every kind of page, and every board. Nobody moves at these tables, and no clock runs. */
async function stops({ port }: Parlour, own: Player): Promise<Stop[]> {
  const played = await partyOf(port, [own, new Player(), new Player()])
  await start(played.people)
  await playOut(played.people)
  const guarded = await tableOf(port, 1, 3, {}, 'sesame')
  const host = await connect(port)
  const { code: empty } = await host.must({ is: 'create', settings: settingsFor(3) })
  const shown = await gameOf(port, 3, 3)
  const boards: Stop[] = []
  for (const game of games) {
    const seats = Math.max(4, game.seats[0])
    const people = [own, ...Array.from({ length: seats - 1 }, () => new Player())]
    const table = await partyOf(port, people, settingsFor(seats, {}, game))
    await start(table.people)
    boards.push({ path: `/t/${table.code}`, shows: `[data-game="${game.key}"] .play_upper` })
  }
  return [
    { path: '/about', shows: '.about' },
    { path: '/new', shows: '.new_form' },
    { path: '/rules', shows: '.rules_all' },
    { path: '/rules/rats', shows: '.rules_chapter' },
    { path: '/fair', shows: '.fair' },
    { path: '/know', shows: '.know' },
    { path: '/practice', shows: '.new_form' },
    { path: '/learn/rats', shows: '.coach[data-step="1"]' },
    ...boards,
    { path: `/t/${empty}`, shows: '.sitdown' },
    { path: `/t/${guarded.code}`, shows: '.door form' },
    { path: `/watch/${shown.code}`, shows: '.play_upper' },
    { path: `/tv/${empty}`, shows: '.tv_lobby [data-qr]' },
    { path: `/tv/${shown.code}`, shows: '.tv_frame .play_upper' },
    { path: '/replay', shows: '.replay_openFile' },
    { path: `/replay/${played.code}/1`, shows: '.seal_proofSeal[data-kind="plain"]' },
    { path: `/proof/${played.code}/1`, shows: '.findings_verdict[data-kind="open"]' },
    { path: '/behind/the/wall', shows: '.door' },
    // At last, since it lists the tables one has come to.
    { path: '/', shows: '.home_tablelink' },
  ]
}

/** Leaves both pictures for whoever wants to know what has changed. */
function keep(name: string, fresh: string, now: string): void {
  mkdirSync(KEPT, { recursive: true })
  for (const [when, taken] of Object.entries({ fresh, now }))
    writeFileSync(join(KEPT, `${name}.${when}.png`), Buffer.from(taken, 'base64'))
}

/** Goes on as a link of the page does: in the same document, in which every style that was ever needed stays. */
async function walk(page: Page, { path, shows }: Stop): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator(shows).first().waitFor()
}

/** Comes from outside: in a document that has seen nothing else. */
async function open(page: Page, home: string, { path, shows }: Stop): Promise<void> {
  await page.goto(`${home}${path}`, { waitUntil: 'networkidle' })
  await page.locator(shows).first().waitFor()
}

/** Makes one device of another, with the same page on it. */
async function turnInto(as: Size, { page, devtools }: Window): Promise<void> {
  await resize(page, sizes[as])
  const metrics = { ...sizes[as], deviceScaleFactor: 1, mobile: as === 'phone' }
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** Somebody who walks through the house, and somebody on the same device who comes to each of its pages from outside. */
interface Walk {
  readonly parlour: Parlour
  readonly way: readonly Stop[]
  readonly around: Window
  readonly anew: Window
  readonly desk: Page
  /** When the document began in which everything is walked. */
  readonly born: number
}

const begun = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** Through all of it for the first time: from now on the document has every style there is. */
async function walkAround(): Promise<Walk> {
  // One device sits at every table, with a player of its own at each beside its page.
  const parlour = await Parlour.open({ browser: await theBrowser(), limits: { socketsPerDevice: 20 } })
  const own = new Player()
  const way = await stops(parlour, own)
  const ada = await parlour.newPerson({ as: 'wide', paint: 'whole' })
  ada.forgiven.push(/404 \(Not Found\)/)
  const { page, context } = ada
  const [anew, desk] = [await through(await context.newPage()), await context.newPage()]
  await context.addInitScript((token) => localStorage.setItem('humbug.token', token), own.token)
  await context.addInitScript(veil)

  await ada.goTo('/')
  const born = await begun(page)
  for (const stop of way) await walk(page, stop)
  return { parlour, way, around: await through(page), anew, desk, born }
}

/** Which of these pages look different to the two on such a device. */
async function changes({ parlour, around, anew, desk }: Walk, way: readonly Stop[], as: Size): Promise<string[]> {
  const changed: string[] = []
  await Promise.all([turnInto(as, around), turnInto(as, anew)])
  for (const stop of way) {
    await Promise.all([walk(around.page, stop), open(anew.page, parlour.address(''), stop)])
    const found = await unlike(desk, [anew, around])
    if (!found) continue
    changed.push(stop.path)
    keep(`${as}${stop.path.replaceAll('/', '-')}`, ...found)
  }
  return changed
}

let there: Walk
beforeAll(async () => {
  there = await walkAround()
})
afterAll(async () => {
  await there.parlour.close().finally(closeAll)
})

/** One half of the pages on each device, another in every run; in the long runs all on both. */
const share = ({ way }: Walk, as: Size) =>
  inAll(
    way.filter((_, at) => (at + freshSeed('walk')) % 2 === (as === 'wide' ? 0 : 1)),
    way,
  )

test.for(inTurn('walks', ['wide', 'phone'] as const, 1))(
  'a walk through the whole house comes back to the same pictures: %s',
  async (as) => {
    expect(await changes(there, share(there, as), as), `what has changed lies in ${KEPT}`).toEqual([])
    expect(await begun(there.around.page)).toBe(there.born)
  },
)
