/**
 * How long a slow phone on a slow line needs from a link to a form in which one can sit down; and to show nothing at all.
 * The browser slows down what it fetches and the opening of the socket, but not what is said over it: the lobby says hello
 * and asks to be let in, so on a real line it takes two round trips more.
 */
import { type Figure, quantile } from '../figures.ts'
import { blankPage } from './blank.ts'
import { slowDown } from './slow.ts'
import { address, tableForOneMore, type Visited, withVisitor } from './visitor.ts'

const LOADS = 5
export async function lobbyFigures(house: Visited): Promise<Figure[]> {
  const { code } = await tableForOneMore(house)
  const blank = await blankPage()
  const [lobbies, blanks]: [number[], number[]] = [[], []]
  // In turns, so that noise hits both.
  for (let load = 0; load < LOADS; load++) {
    lobbies.push(await timed(house, address(house, `/t/${code}`), 'form.sitdown button:enabled'))
    blanks.push(await timed(house, address(blank), '#done'))
  }
  blank.close()
  const [lobby, nothing] = [quantile(lobbies, 0.5), quantile(blanks, 0.5)]
  const tell = (times: readonly number[]) => times.map(Math.round).join(', ')
  process.stderr.write(`  the lobby after ${tell(lobbies)} ms; an empty page after ${tell(blanks)} ms\n`)
  return [
    { name: 'page.lobby_ms', value: Math.round(lobby), unit: 'ms', aim: '<= 3000' },
    { name: 'page.blank_ms', value: Math.round(nothing), unit: 'ms' },
    { name: 'page.lobby_over_blank', value: Math.round((lobby / nothing) * 100) / 100, unit: 'times' },
  ]
}

/** From the beginning of the navigation until something is there and drawn. */
function timed(house: Visited, url: string, selector: string): Promise<number> {
  return withVisitor(house, async ({ page, devtools }) => {
    await slowDown(devtools)
    await page.goto(url, { waitUntil: 'commit' })
    return page.evaluate(async (wanted) => {
      const frame = () => new Promise(requestAnimationFrame)
      while (!document.querySelector(wanted)) await frame()
      await frame()
      return performance.now()
    }, selector)
  })
}
