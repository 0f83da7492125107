/** Every game on the plain board, to its end, and every way to sit before it: made of what the rules say, it serves any shelf. */
import { expect, test } from 'vitest'
import { findGame, titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { inTurn } from '../long.ts'
import { connect, settingsFor, start } from '../open.ts'
import { Player } from '../player.ts'
import { freshSeed } from '../seed.ts'
import { partyOf, plays } from '../tables.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { playAround, sitAmong } from './heard.table.ts'
import { Shared, share } from './passing.ts'
import type { Person } from './person.ts'
import { sitDown } from './table.ts'
import { resize } from './window.ts'

const parlour = freshParlour()

/** As short as a whole game can be, where it could be long. */
const brief: Readonly<Record<string, object>> = {
  goblets: { host: 0, finale: 'drink at once' },
  toast: { match: 1 },
  hoax: { starter: 0, rounds: 20 },
}

const MOVES = '.plain_choices button[data-move]'
const END = 'main.play_table > .over'

/** Whatever is open, until the game is over; says how often there was something to do. */
async function playInWords({ page }: Person, luck: Chance): Promise<number> {
  for (let done = 0; ; done++) {
    await page.locator(`${MOVES}:enabled, ${END}`).first().waitFor({ state: 'attached' })
    const pressed = await page.evaluate(
      ([moves, roll]) => {
        const open = [...document.querySelectorAll<HTMLButtonElement>(`${moves}:enabled`)]
        const one = open[roll % open.length]
        one?.click()
        return one?.dataset.move
      },
      [MOVES, luck(1000)] as const,
    )
    if (pressed === undefined) return done
    await page.waitForFunction(
      ([moves, end, move]) => {
        const same = [...document.querySelectorAll<HTMLButtonElement>(moves)].find((one) => one.dataset.move === move)
        return !same?.matches('[aria-busy=true]') || document.querySelector(end)
      },
      [MOVES, END, pressed] as const,
    )
  }
}

const inWords = () => localStorage.setItem('humbug.words', 'on')

test.each(inTurn('in words', titles, 2))('$key is played to its end in words', async ({ key, seats: [seats] }) => {
  const luck = seeded(freshSeed(`plain ${key}`))
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const { page } = ada
  await page.addInitScript(inWords)
  const { code, others } = await sitAmong(ada, { key, seats, options: brief[key] ?? {} })
  await page.locator('.play_upper.plain').waitFor()
  const around = others.map((other) => playAround(other, 'brisk', luck))
  await page.locator(`${MOVES}:enabled`).first().waitFor({ state: 'attached' })
  expect(await findings(ada)).toEqual([])
  expect(await misfits(page)).toEqual([])
  const [done] = await Promise.all([playInWords(ada, luck), ...around])
  expect(done).toBeGreaterThan(0)
  expect(await page.locator('.plain_seat').count()).toBe(seats)
  expect(sure(others[0]?.shown.ranking, 'ranking').length).toBe(seats)
  // Watched again, it says in words what everybody had.
  await ada.goTo(`/replay/${code}/1#m=2&fog=all`)
  await page.locator('.play_upper.plain').waitFor()
  await expect.poll(() => page.locator('.plain_bared dd').allInnerTexts()).toHaveLength(seats)
  expect.soft(await misfits(page)).toEqual([])
})

/** Whoever of a shared phone is asked takes it and bids, so many times. */
async function passAround(shared: Shared, times: number): Promise<void> {
  const { person } = shared
  const { page } = person
  const opening = page.locator('.curtain .curtain_opening h2')
  const sizes = new Set<number | undefined>()
  for (let done = 0; done < times; done++) {
    await page.locator(`${MOVES}, .curtain .curtain_opening h2`).first().waitFor({ state: 'attached' })
    if ((await opening.count()) > 0) {
      await shared.curtain()
      await shared.takeAs((await opening.innerText()).trim())
      await page.locator(MOVES).first().waitFor({ state: 'attached' })
    }
    // What I have and what I may do are nobody else's business until I lift the cloth; nor is how much it is.
    sizes.add((await page.locator('[data-hand=cloth]').boundingBox())?.height)
    expect(await page.locator(`${MOVES}:visible, .plain_hand p:visible`).count()).toBe(0)
    await person.press(page.locator('.passed_passbarLeave'))
    await page.locator('.plain_hand p').first().waitFor()
    for (const fold of await page.locator('.plain_choices details:not([open]) summary').all()) await person.press(fold)
    // Whoever bids is not asked again at once, as whoever doubts may be.
    await person.press(page.locator(`${MOVES}[data-move*=bid]:enabled`).first())
    await opening.waitFor()
  }
  expect(sizes.size).toBe(1)
}

test('it hangs on the wall, and goes from hand to hand under a cloth', async () => {
  const dice = sure(findGame('dice'), 'dice')
  const [ada, tv] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'phone' }),
    parlour().newPerson({ name: 'TV', as: 'wide' }),
  ])
  for (const { context } of [ada, tv]) await context.addInitScript(inWords)
  const host = await connect(parlour().port)
  const options = { ...(defaults(dice, 2) as Settings['options']), starter: 0 }
  const { code } = await host.must({ is: 'create', settings: settingsFor(2, { options }, dice) })
  await ada.goTo(`/t/${code}`)
  await sitDown(ada)
  const shared = new Shared(ada)
  await share(ada, 'Berta')
  await tv.goTo(`/tv/${code}`)
  await host.must({ is: 'enter', code: sure(code, 'code') })
  await host.must({ is: 'start' })
  await tv.page.locator('.play_upper.plain').waitFor()
  await passAround(shared, 4)
  expect(await tv.page.locator('[data-hand], .plain_choices').count()).toBe(0)
  expect(await tv.page.locator('.plain_seat').count()).toBe(2)
  expect(tv.heard.join('')).not.toMatch(/"hand"|"mine"/)
  expect(await findings(tv)).toEqual([])
  await resize(tv.page, { width: 1920, height: 1080 })
  const all = await tv.page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth, scrollHeight]
  })
  expect(all).toEqual([1920, 1080])
  // However little room there is beside the table, what was said last is in sight.
  await resize(tv.page, { width: 1280, height: 480 })
  const unseen = () =>
    tv.page.locator('.log_logs').evaluate(({ scrollHeight, clientHeight, scrollTop }) => ({
      scrolls: scrollHeight > clientHeight,
      below: Math.round(scrollHeight - clientHeight - scrollTop),
    }))
  await expect.poll(unseen).toEqual({ scrolls: true, below: 0 })
  expect(await misfits(ada.page)).toEqual([])
})

test('what the table agreed to forget fades in words too (G6.1)', async () => {
  const goblets = sure(findGame('goblets'), 'goblets')
  const options = { ...(defaults(goblets, 4) as Settings['options']), host: 0, characters: 'none', dial: 'none' }
  const settings = settingsFor(4, { options }, goblets)
  const { port } = parlour()
  const { code, people } = await partyOf(port, [new Player(), new Player(), new Player(), new Player()], settings)
  const tv = await parlour().newPerson({ name: 'TV', as: 'wide' })
  await tv.context.addInitScript(inWords)
  await tv.goTo(`/tv/${code}`)
  await start(people)
  await tv.page.locator('.play_upper.plain').waitFor()
  const lines = () => tv.page.locator('.log_logs li[data-of=game]').allInnerTexts()
  const turn = () =>
    sure(
      people.find(({ moves }) => moves.length > 0),
      'somebody who is asked',
    )
  await plays(turn(), { kind: 'pour', token: 'wine', place: 0 }, people)
  await expect.poll(async () => (await lines()).at(-1)).toMatch(/^Guest 2 pours/)
  for (let times = 0; times < 9; times++) await plays(turn(), { kind: 'pass' }, people)
  await expect.poll(async () => (await lines()).filter((line) => line === 'Guest 2 passes.').length).toBe(3)
  expect((await lines()).filter((line) => line.includes('pours'))).toEqual([])
})
