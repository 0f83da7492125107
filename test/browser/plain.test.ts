/** Every game on the plain board, to its end: made of what the rules say, it serves whatever is on the shelf. */
import { expect, test } from 'vitest'
import { titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { freshSeed } from '../seed.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { playAround, sitAmong } from './heard.table.ts'
import type { Person } from './person.ts'

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

test.each(titles)('$key is played to its end in words', async ({ key, seats: [seats] }) => {
  const luck = seeded(freshSeed(`plain ${key}`))
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const { page } = ada
  await page.addInitScript(() => localStorage.setItem('humbug.words', 'on'))
  const { others } = await sitAmong(ada, { key, seats, options: brief[key] ?? {} })
  await page.locator('.play_upper.plain').waitFor()
  const around = others.map((other) => playAround(other, 'brisk', luck))
  await page.locator(`${MOVES}:enabled`).first().waitFor({ state: 'attached' })
  expect(await findings(ada)).toEqual([])
  expect(await misfits(page)).toEqual([])
  const [done] = await Promise.all([playInWords(ada, luck), ...around])
  expect(done).toBeGreaterThan(0)
  expect(await page.locator('.plain_seat').count()).toBe(seats)
  expect(sure(others[0]?.shown.ranking, 'ranking').length).toBe(seats)
})
