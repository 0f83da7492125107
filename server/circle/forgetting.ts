/** Somebody wants to be forgotten by a circle: its lines as if a person without a name, on a device that nobody has, had been there. */
import type { Line } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { NOBODY, renamed } from '../table/forgetting.ts'
import { readDeed } from './circle.ts'
import type { Chaired, CircleDeed, CircleWritten, Digest } from './deed.ts'

/** On which devices somebody has been at tables, beside the one that asks: by table. */
export type Formerly = ReadonlyMap<string, ReadonlyMap<Device, unknown>>

/** What was played stays in the book, and whose it was is nobody's. The last line is new. */
export function withoutMember(
  lines: readonly Line[],
  device: Device,
  other: Device,
  now: number,
  formerly: Formerly,
): Line[] {
  const persons = new Set<string>()
  let at = now
  const nameless = lines.map((line) => {
    const written = readDeed(line)
    at = Math.max(at, written.at)
    const deed = nobodys(written.deed, device, persons, formerly)
    const text = JSON.stringify({ ...written, deed }).replaceAll(device, other)
    return { ...line, text, command: line.command && renamed(line.command, device, other) }
  })
  const written: CircleWritten = { at, deed: { kind: 'forgotten' } }
  return [...nameless, { seq: lines.length + 1, command: null, text: JSON.stringify(written), chain: '' }]
}

/** `persons`: who has been at home on that device so far. */
function nobodys(deed: CircleDeed, device: Device, persons: Set<string>, formerly: Formerly): CircleDeed {
  switch (deed.kind) {
    case 'founded':
    case 'joined':
    case 'claimed':
      if (deed.device !== device) return deed
      persons.add(deed.person)
      return deed.kind === 'claimed' ? deed : { ...deed, name: NOBODY }
    case 'introduced':
      return persons.has(deed.person) ? { ...deed, name: NOBODY } : deed
    case 'planned':
      return persons.has(deed.person) ? { ...deed, note: '' } : deed
    case 'played': {
      const chairs = deed.game.chairs.map((chair) => {
        const isTheirs = chair.device === device || isFormer(deed.game, chair, formerly)
        return isTheirs ? { ...chair, name: NOBODY } : chair
      })
      return { ...deed, game: { ...deed.game, chairs } }
    }
    default:
      return deed
  }
}

function isFormer({ table }: Digest, { device }: Chaired, formerly: Formerly): boolean {
  return device !== null && formerly.get(table)?.has(device) === true
}

/** Does somebody stand in a line by name, or by the device that asks? */
export function isNamedIn(line: Line, device: Device, formerly: Formerly): boolean {
  const { deed } = readDeed(line)
  if (line.text.includes(device)) return true
  if (deed.kind !== 'played') return false
  return deed.game.chairs.some((chair) => chair.name !== NOBODY && isFormer(deed.game, chair, formerly))
}
