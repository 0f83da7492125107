/** Whether the bytes that this device put into the luck of a game are in its record. The others cannot know; it can. */
import { promise, type Terms } from '../../kernel/fair.ts'
import { kept, keptKeys } from '../app/kept.ts'

/** `unknown` where this device put in nothing, or keeps it no longer. */
export type Own = 'in' | 'missing' | 'unknown'

export function ownBytes({ table, devices }: Terms): Own {
  const start = `luck.${table} `
  const mine = keptKeys(start).map((key) => ({ seat: Number(key.slice(start.length)), bytes: kept(key) ?? '' }))
  if (mine.length === 0) return 'unknown'
  const fits = mine.some(({ seat, bytes }) => devices[seat]?.promise === promise(table, seat, bytes))
  return fits ? 'in' : 'missing'
}
