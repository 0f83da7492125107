/** Everything that a house keeps, from a folder into a database and back. */
import { resolve } from 'node:path'
import {
  type Depot,
  Empty,
  type Errand,
  Inhabited,
  NotAsWritten,
  OtherKeys,
  OtherTable,
  Stuck,
} from '../server/store/moving/depot.ts'
import { type Moved, move as moveAll } from '../server/store/moving/move.ts'
import { depotIn } from '../server/store/moving/places.ts'
import { inTheWay, whatIsKept } from './kept.ts'
import { progress } from './progress.ts'
import type { CliText } from './text.en.ts'
import type { Voice } from './voice.ts'
import { onlyFlags, read, Usage, type Words } from './words.ts'

export async function move(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args, { from: 'value', to: 'value' })
  onlyFlags(words)
  const [from, to] = [placeIn(words, 'from'), placeIn(words, 'to')]
  if (resolve(from) === resolve(to)) throw new Usage(words.text.errors.samePlace)
  const source = await opened(words, from, 'take')
  try {
    const destination = await opened(words, to, 'bring')
    try {
      const moved = await moving(words, voice, source, destination)
      const place = destination.shown
      return words.json ? JSON.stringify({ from: source.shown, to: place, ...moved }) : words.text.moved(place, moved)
    } finally {
      await destination.close()
    }
  } finally {
    await source.close()
  }
}

function placeIn({ value, text }: Words, flag: string): string {
  const place = value(flag)
  if (place === undefined) throw new Usage(text.errors.missing(`--${flag}`))
  return place
}

async function opened({ text }: Words, place: string, errand: Errand): Promise<Depot> {
  try {
    return await depotIn(place, errand)
  } catch (error) {
    throw explained(error, text, place)
  }
}

async function moving({ text }: Words, voice: Voice, from: Depot, to: Depot): Promise<Moved> {
  const { done, end } = progress(voice, text.movedSoFar, await from.count())
  try {
    return await moveAll(from, to, done)
  } catch (error) {
    throw explained(error, text, to.shown)
  } finally {
    end()
  }
}

/** Of a place that is not as it should be: one sentence. `place`: where it happened, if it does not say so itself. */
function explained(error: unknown, text: CliText, place: string): unknown {
  const [what, where] = error instanceof Stuck ? [error.cause, error.message] : [error, place]
  const why = whatIsMoved(error, text, place) ?? whatIsKept(error, text) ?? inTheWay(what, text, where)
  return why === undefined ? error : new Usage(why)
}

function whatIsMoved(error: unknown, { errors }: CliText, place: string): string | undefined {
  if (error instanceof Empty) return errors.nothingKept(error.message)
  if (error instanceof Inhabited) return errors.inhabited(error.message)
  if (error instanceof OtherTable) return errors.otherTable(place, error.message)
  if (error instanceof OtherKeys) return errors.otherKeys(error.message)
  if (error instanceof NotAsWritten) return errors.notAsWritten(error.message)
  return undefined
}
