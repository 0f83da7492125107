import { join } from 'node:path'

/** The file in which a house keeps its tables. */
export function databaseIn(data: string): string {
  return join(data, 'humbug.db')
}
