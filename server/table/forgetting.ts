/** Somebody wants to be forgotten: the lines of a table as if a person without a name, on a device that nobody has, had been there. */
import type { Seat } from '../../kernel/state.ts'
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

/** Whose is this device, as far as is known at that line? */
type Whose = (device: Device | null | undefined) => boolean

/**
 * What was played stays as it was, and its proof with it: neither knows names. The last line is new; whoever has the table at hand learns
 * by it that what was before has changed.
 */
export function withoutDevice(lines: readonly Line[], device: Device, other: Device, now: number): Line[] {
  const table = bare()
  const until = devicesOf(lines, device)
  const theirsAt =
    ({ seq }: Line): Whose =>
    (one) =>
      seq < (until.get(one ?? '') ?? 0)
  const names = namesOf(lines, theirsAt)
  const nameless = lines.map((line) => {
    const written = readLine(line)
    const isTheirs = theirsAt(line)
    const deed =
      written.deed.kind === 'brought'
        ? ownerless(written.deed, isTheirs, names)
        : nobodys(table, written.deed, isTheirs)
    redo(table, written)
    const text = JSON.stringify({ ...written, deed }).replaceAll(device, other)
    return { ...line, text, command: line.command && renamed(line.command, device, other) }
  })
  const written: Written = { at: Math.max(now, table.at), deed: { kind: 'forgotten' } }
  return [...nameless, { seq: lines.length + 1, command: null, text: JSON.stringify(written), chain: '' }]
}

/**
 * On which devices somebody was here, and up to which line: whoever moved their seat by ticket was here on another before. That one keeps
 * its own name in the lines, by which it finds the table and may be forgotten itself; it may be somebody else's by now.
 */
export function devicesOf(lines: readonly Line[], device: Device): ReadonlyMap<Device, number> {
  const owners = new Map<Seat, Device>()
  const moves = lines.flatMap((line) => {
    const { deed } = readLine(line)
    if (deed.kind !== 'sat' && deed.kind !== 'moved') return []
    const before = owners.get(deed.seat)
    owners.set(deed.seat, deed.device)
    return deed.kind === 'moved' && before !== undefined ? [{ seq: line.seq, before, device: deed.device }] : []
  })
  const until = new Map([[device, Infinity]])
  for (const move of moves.toReversed()) {
    const known = until.get(move.before) ?? 0
    if (move.seq < (until.get(move.device) ?? 0)) until.set(move.before, Math.max(known, move.seq))
  }
  return until
}

/** What somebody called themselves here. */
function namesOf(lines: readonly Line[], theirsAt: (line: Line) => Whose): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      const { deed } = readLine(line)
      return deed.kind === 'sat' && theirsAt(line)(deed.device) ? [spoken(deed.name)] : []
    }),
  )
}

/** A program that is to be forgotten itself, or that said it was of somebody who is. */
function ownerless(deed: Deed & { kind: 'brought' }, isTheirs: Whose, names: ReadonlySet<string>): Deed {
  const { of, ...nobodys } = deed
  if (isTheirs(deed.device)) return { ...nobodys, name: NOBODY }
  return of !== undefined && names.has(spoken(of)) ? nobodys : deed
}

const owner = (device: Device) => commandOf({ guest: { device }, id: '' })

export function renamed(command: string, device: Device, other: Device): string {
  return command.startsWith(owner(device)) ? owner(other) + command.slice(owner(device).length) : command
}

/** The deed without what that person called themselves, and without what they wrote. */
function nobodys(table: Table, deed: Deed, isTheirs: Whose): Deed {
  switch (deed.kind) {
    case 'sat':
    case 'offered':
    case 'let in':
      return isTheirs(deed.device) ? { ...deed, name: NOBODY } : deed
    case 'consented':
    case 'turned down':
    case 'withdrawn':
      return isOffer(table, deed, isTheirs) ? { ...deed, name: NOBODY } : deed
    case 'said':
      return speaks(table, deed, isTheirs) ? unsaid(deed) : deed
    default:
      return deed
  }
}

function isOffer({ offers }: Table, { seat, name }: { readonly seat: Seat; readonly name: string }, isTheirs: Whose) {
  return offers.some((offer) => offer.seat === seat && offer.name === name && isTheirs(offer.device))
}

function speaks(table: Table, { seat, by }: Deed & { kind: 'said' }, isTheirs: Whose): boolean {
  const { device, standIn } = chairAt(table, seat)
  return isTheirs(by === undefined ? device : standIn?.device)
}

function unsaid(deed: Deed & { kind: 'said' }): Deed {
  const words = deed.words.is === 'text' ? { ...deed.words, text: UNSAID } : deed.words
  return { ...deed, words, ...(deed.by !== undefined && { by: NOBODY }) }
}
