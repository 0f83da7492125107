/** How long the coach thinks about a whole game, for one who reads along in a browser: from the press to the last word. */
import { fairGame } from '../../cli/fair-game.ts'
import { games } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import type { Figure } from '../figures.ts'
import { address, type Visited, withVisitor } from './visitor.ts'

const SEATS = 5
const GAMES = 3
const WHOSE = 1

export async function coachFigures(house: Visited): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const game of games) {
    const times: number[] = []
    for (let number = 1; number <= GAMES; number++) times.push(await thoughtOver(house, game, number))
    process.stderr.write(`  ${game.key} after ${times.map((time) => Math.round(time)).join(', ')} ms\n`)
    const value = Math.round(Math.max(...times) / 100) / 10
    figures.push({ name: `coach.${game.key}_s`, value, unit: 's', aim: '<= 5' })
  }
  return figures
}

async function thoughtOver(house: Visited, game: Game, number: number): Promise<number> {
  const buffer = Buffer.from(await fairGame(game, new Array(SEATS).fill('normal'), number))
  return withVisitor(house, async ({ page }) => {
    await page.goto(address(house, '/replay'))
    await page.setInputFiles('input[type=file]', { name: 'game.jsonl', mimeType: 'application/json', buffer })
    await page.locator('.fogswitch_fogWide', { hasText: 'All-seeing' }).click()
    await page.locator('summary', { hasText: 'The coach' }).click()
    await page.locator('.hindsight_whose button').nth(WHOSE).waitFor()
    return page.evaluate(async (chair) => {
      const frame = () => new Promise(requestAnimationFrame)
      const start = performance.now()
      document.querySelectorAll<HTMLElement>('.hindsight_whose button')[chair]?.click()
      while (!document.querySelector('.hindsight[aria-busy=false]')) await frame()
      return performance.now() - start
    }, WHOSE)
  })
}
