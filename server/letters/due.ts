/** Who gets a letter. Whom the table waits for is public, and nothing else goes into it. */
import { unhurried } from '../../protocol/words.ts'
import type { Device } from '../table/deed.ts'
import { phoneOf, type Table } from '../table/table.ts'

/** The devices for whose persons the table waits; nothing while no game goes on. */
export function awaited({ stage, paused, play, chairs }: Table): readonly Device[] | null {
  if (stage !== 'playing' || paused !== null || !play) return null
  const { asked } = play.state.agenda
  return chairs.flatMap((chair, seat) => {
    const device = chair && chair.bot === null && asked.includes(seat) ? phoneOf(chair) : null
    return device === null ? [] : [device]
  })
}

/** The questions that wait for somebody here, each with the device that is asked: one letter each. */
export function questions(table: Table): ReadonlyMap<string, Device> {
  if (!unhurried.has(table.settings.clock)) return none
  const question = `${table.round} ${table.play?.state.agenda.question}`
  return new Map(awaited(table)?.map((device) => [`${question} ${device}`, device]))
}

const none: ReadonlyMap<string, Device> = new Map()
