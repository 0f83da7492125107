/** What this device adds to the luck: bytes it promises before the deal and shows after everybody has promised. */
import { promise } from '../../kernel/fair.ts'
import { fresh } from './device.ts'
import { forget, keep, kept, keptKeys } from './kept.ts'
import type { Wish } from './line.ts'
import type { Standing } from './table.ts'

const asked = new Set<string>()

export function addLuck({ room, seat }: Pick<Standing, 'room' | 'seat'>, ask: (wish: Wish) => void): void {
  if (seat === null) return
  const table = `${room.code}-${room.round}`
  const mine = `luck.${table} ${seat}`
  const wants = (room.stage === 'lobby' || room.stage === 'promising') && room.chairs[seat]?.promise === null
  if (wants) {
    // Kept on the device, so that a reload between promise and show breaks no promise.
    const bytes = kept(mine) ?? fresh()
    keep(mine, bytes)
    once(`promise ${mine}`, () => ask({ is: 'promise', promise: promise(table, seat, bytes) }))
  }
  // Who leaves a chair and takes it again promises again.
  else asked.delete(`promise ${mine}`)
  const bytes = kept(mine)
  if (room.stage === 'showing' && bytes) once(`show ${mine}`, () => ask({ is: 'show', bytes }))
  if (room.stage === 'playing') tidy(room.code, table)
}

function once(what: string, act: () => void): void {
  if (asked.has(what)) return
  asked.add(what)
  act()
}

/** This game's bytes stay: with them the device can check that the record has its own part. */
function tidy(code: string, table: string): void {
  for (const key of keptKeys(`luck.${code}-`)) if (!key.startsWith(`luck.${table} `)) forget(key)
}
