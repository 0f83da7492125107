/** Opens what somebody named: the address of a database, or a folder. */
import type { Depot, Errand } from './depot.ts'
import { folderDepot } from './folder.ts'

/** No folder is called so; and whoever mistypes an address shall not find a new folder in its place. */
const address = /^[a-z]+:\/\//i

export async function depotIn(place: string, errand: Errand): Promise<Depot> {
  if (!address.test(place)) return folderDepot(place, errand)
  // Whoever has no database need not read what is needed for one.
  const { postgresDepot } = await import('./postgres.ts')
  return postgresDepot(place, errand)
}
