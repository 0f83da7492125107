/** What can be seen of the database, asked once a visit. */
import type { Sight } from '../../server/store/postgres/looking.ts'
import type { Visit } from './finding.ts'

const seen = new WeakMap<Visit, Promise<Sight>>()

const look = async ({ store }: Visit): Promise<Sight> => {
  // Whoever has no database need not read what is needed for one.
  const { lookInto } = await import('../../server/store/postgres/looking.ts')
  return lookInto(store?.database ?? '')
}

/** Undefined if it cannot be reached: then `whyNot` says why. */
export async function sightOf(visit: Visit): Promise<Sight | undefined> {
  return asked(visit).catch(() => undefined)
}

/** Fails as opening it would. */
export function asked(visit: Visit): Promise<Sight> {
  const known = seen.get(visit) ?? look(visit)
  seen.set(visit, known)
  return known
}
