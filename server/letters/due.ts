/** Who gets a letter. Whom the table waits for is public, and nothing else goes into it. */
import { unhurried } from '../../protocol/words.ts'
import type { Device } from '../table/deed.ts'
import { phoneOf, type Table } from '../table/table.ts'

/** The devices for whose persons the table waits; nothing while no game goes on. */
export function awaited({ stage, paused, play, chairs }: Table): readonly Device[] | null {
  if (stage !== 'playing' || paused !== null || !play) return null
  const devices: Device[] = []
  for (const seat of play.state.agenda.asked.toSorted((a, b) => a - b)) {
    const chair = chairs[seat]
    const device = chair && chair.bot === null ? phoneOf(chair) : null
    if (device !== null) devices.push(device)
  }
  return devices
}

/** A question that waits for somebody here, and the devices that are asked. */
export interface OpenQuestion {
  readonly round: number
  readonly question: number | undefined
  readonly devices: readonly Device[]
}

/** The question for which letters are written, if any are. */
export function openQuestion(table: Table): OpenQuestion {
  const { round, play, settings } = table
  const devices = unhurried.has(settings.clock) ? (awaited(table) ?? []) : []
  return { round, question: play?.state.agenda.question, devices }
}

/** Who is asked now and was not before: one letter each. */
export function newlyAsked(before: OpenQuestion, now: OpenQuestion): readonly Device[] {
  const isSame = before.round === now.round && before.question === now.question
  return isSame ? now.devices.filter((device) => !before.devices.includes(device)) : now.devices
}
