/** What is wrong with what a house keeps, in words. */
import { DamagedKeys } from '../server/ops/keys.ts'
import { DamagedFile, ForeignFile, isFull } from '../server/store/database.ts'
import { NoDatabase } from '../server/store/postgres/trouble.ts'
import type { CliText } from './text.en.ts'

const unwritable = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ERR_SQLITE_ERROR']
/** The disk is full, as files say it and as PostgreSQL does. */
const full = ['ENOSPC', '53100']

/** As far as it is what is kept. */
export function whatIsKept(error: unknown, { errors }: CliText): string | undefined {
  if (error instanceof DamagedFile) return errors.damaged(error.message)
  if (error instanceof ForeignFile) return errors.later(error.message)
  if (error instanceof NoDatabase) return errors.database[error.trouble](error.message)
  if (error instanceof DamagedKeys) return errors.damagedKeys(error.message)
  return undefined
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
export const isNoRoom = (error: unknown) => isFull(error) || full.includes(codeOf(error))

/** As far as it is the place where it is kept. */
export function inTheWay(error: unknown, { errors }: CliText, place: string): string | undefined {
  if (isNoRoom(error)) return errors.noRoom(place)
  return unwritable.includes(codeOf(error)) ? errors.unwritable(place) : undefined
}
