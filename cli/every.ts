/** Work that comes again and again until somebody says that it is enough; what fails is said, and tried again at its next time. */
import type { Clock } from '../server/ports.ts'
import { inTheWay } from './kept.ts'
import type { CliText } from './text.en.ts'
import type { Voice } from './voice.ts'
import { Usage } from './words.ts'

/** No longer at a time: after a night in which the machine slept it is soon noticed what is due. */
const LOOK = 60_000

export interface Rhythm {
  readonly every: number
  /** When it is due first. */
  readonly first: number
  readonly clock: Clock
  readonly end: Promise<void>
}

/** `work` is told the time, and says what it did. */
export async function copyEvery(
  { every, first, clock, end }: Rhythm,
  { out, err }: Voice,
  text: CliText,
  work: (now: number) => string,
): Promise<string> {
  let open = true
  let wakeUp = () => {}
  void end.then(() => {
    open = false
    wakeUp()
  })
  const reached = (due: number) =>
    new Promise<void>((done) => {
      const callOff = clock.at(Math.min(due, clock.now() + LOOK), done)
      wakeUp = () => {
        callOff()
        done()
      }
    })
  for (let due = first; open; due = clock.now() + every) {
    while (open && clock.now() < due) await reached(due)
    if (!open) break
    try {
      out(`${work(clock.now())}\n`)
    } catch (error) {
      err(`humbug: ${wordsFor(error, text)}\n`)
    }
  }
  return ''
}

function wordsFor(error: unknown, text: CliText): string {
  if (error instanceof Usage) return error.message
  const { path = '' } = Object(error)
  return inTheWay(error, text, path) ?? String(error)
}
