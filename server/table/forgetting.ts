/** Somebody wants to be forgotten: the lines of a table as if a person without a name, on a device that nobody has, had been there. */
import { spoken } from '../../protocol/names.ts'
import { commandOf } from '../house/answers.ts'
import type { Line } from '../store/store.ts'
import { redo } from './conduct.ts'
import type { Deed, Device, Written } from './deed.ts'
import { readLine } from './history.ts'
import { bare, chairAt, type Table } from './table.ts'

/** Nomen nescio: understood in every language. */
export const NOBODY = 'N. N.'
const UNSAID = '…'

/**
 * What was played stays as it was, and its proof with it: neither knows names. The last line is new; whoever has the table at hand learns
 * by it that what was before has changed.
 */
export function withoutDevice(lines: readonly Line[], device: Device, other: Device, now: number): Line[] {
  const table = bare()
  const names = namesOf(lines, device)
  const nameless = lines.map((line) => {
    const written = readLine(line)
    const deed =
      written.deed.kind === 'brought' ? ownerless(written.deed, device, names) : nobodys(table, written.deed, device)
    redo(table, written)
    const text = JSON.stringify({ ...written, deed }).replaceAll(device, other)
    return { ...line, text, command: line.command && renamed(line.command, device, other) }
  })
  const written: Written = { at: Math.max(now, table.at), deed: { kind: 'forgotten' } }
  return [...nameless, { seq: lines.length + 1, command: null, text: JSON.stringify(written), chain: '' }]
}

/** What somebody called themselves here. */
function namesOf(lines: readonly Line[], device: Device): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      const { deed } = readLine(line)
      return deed.kind === 'sat' && deed.device === device ? [spoken(deed.name)] : []
    }),
  )
}

/** A program that is to be forgotten itself, or that said it was of somebody who is. */
function ownerless(deed: Deed & { kind: 'brought' }, device: Device, names: ReadonlySet<string>): Deed {
  const { of, ...nobodys } = deed
  if (deed.device === device) return { ...nobodys, name: NOBODY }
  return of !== undefined && names.has(spoken(of)) ? nobodys : deed
}

const owner = (device: Device) => commandOf({ guest: { device }, id: '' })

export function renamed(command: string, device: Device, other: Device): string {
  return command.startsWith(owner(device)) ? owner(other) + command.slice(owner(device).length) : command
}

/** The deed without what that person called themselves, and without what they wrote. */
function nobodys(table: Table, deed: Deed, device: Device): Deed {
  switch (deed.kind) {
    case 'sat':
    case 'offered':
    case 'let in':
      return deed.device === device ? { ...deed, name: NOBODY } : deed
    case 'consented':
    case 'turned down':
    case 'withdrawn':
      return isOffer(table, deed, device) ? { ...deed, name: NOBODY } : deed
    case 'said':
      return speaks(table, deed, device) ? unsaid(deed) : deed
    default:
      return deed
  }
}

function isOffer({ offers }: Table, { seat, name }: { readonly seat: number; readonly name: string }, device: Device) {
  return offers.some((offer) => offer.seat === seat && offer.name === name && offer.device === device)
}

function speaks(table: Table, { seat, by }: Deed & { kind: 'said' }, device: Device): boolean {
  const { device: own, standIn } = chairAt(table, seat)
  return device === (by === undefined ? own : standIn?.device)
}

function unsaid(deed: Deed & { kind: 'said' }): Deed {
  const words = deed.words.is === 'text' ? { ...deed.words, text: UNSAID } : deed.words
  return { ...deed, words, ...(deed.by !== undefined && { by: NOBODY }) }
}
