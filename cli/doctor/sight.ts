/** What can be seen of the database, asked once a visit. */
import { lookInto, type Sight } from '../../server/store/postgres/looking.ts'
import type { Visit } from './finding.ts'

const seen = new WeakMap<Visit, Promise<Sight>>()

/** Undefined if it cannot be reached; why not is another's to say. */
export async function sightOf(visit: Visit): Promise<Sight | undefined> {
  return asked(visit).catch(() => undefined)
}

/** Fails as opening it would. */
export function asked(visit: Visit): Promise<Sight> {
  const known = seen.get(visit) ?? lookInto(visit.store?.database ?? '')
  seen.set(visit, known)
  return known
}
