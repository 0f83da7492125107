/** A house that nobody can come to, for what its keeper wants of it: at a folder where none is open, or beside others at a database. */
import type { Keeper } from './house/keeper.ts'
import { openHouse } from './main.ts'
import { fileOf, type Page } from './net/static-files.ts'

const blank = fileOf('/blank.html', '')
const page: Page = { html: { en: blank, de: blank }, files: new Map() }

export async function openForKeeper(
  data: string,
  store: { readonly database: string } | undefined,
): Promise<{ readonly keeper: Keeper; done(): Promise<void> }> {
  const { house, close } = await openHouse({
    page,
    data,
    store: store ?? 'here',
    port: 0,
    host: '127.0.0.1',
    log: 'silent',
  })
  return { keeper: house.keeper, done: close }
}
