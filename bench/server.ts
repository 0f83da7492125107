/** The house as people meet it: over sockets, on a disk, in a process of its own. */
import type { Figure } from './figures.ts'
import { lengthFigures } from './server/length.ts'
import { memoryFigures } from './server/memory.ts'
import { rateFigures } from './server/rates.ts'
import { recoverFigures } from './server/recover.ts'

export async function serverFigures(): Promise<Figure[]> {
  return [...(await rateFigures()), ...(await memoryFigures()), ...(await lengthFigures()), ...(await recoverFigures())]
}
