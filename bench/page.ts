/** The page as people meet it: in a browser, from a house that serves it. */
import type { Figure } from './figures.ts'
import { coachFigures } from './page/coach.ts'
import { lobbyFigures } from './page/lobby.ts'
import { newcomerFigures } from './page/newcomer.ts'
import { revealFigures } from './page/reveal.ts'
import { withVisitors } from './page/visitor.ts'
import { weightFigures } from './page/weight.ts'

export function pageFigures(): Promise<Figure[]> {
  return withVisitors(async (house) => [
    ...(await weightFigures(house)),
    ...(await lobbyFigures(house)),
    ...(await revealFigures(house)),
  ])
}

export const coachPart = (): Promise<Figure[]> => withVisitors(coachFigures)
export const newcomerPart = (): Promise<Figure[]> => withVisitors(newcomerFigures)
