/** Tables at which somebody is missed. */
import type { Settings } from '../protocol/asks.ts'
import type { Seated } from './open.ts'
import { brinkOf, done, hangUp, plays, type Three, watcher } from './tables.ts'

export interface Deserted {
  readonly code: string
  readonly host: Seated
  /** On the second chair, asked, and without a line. */
  readonly owner: Seated
  readonly third: Seated
  readonly looker: Seated
}

/** A game of three: the second, for whom people may sit in, is asked and loses the line, and somebody looks on. */
export async function deserted(port: number, more: Partial<Settings> = {}): Promise<Deserted> {
  const { code, people } = await brinkOf(port, 3, 3, more)
  const [host, owner, third] = people as Three
  await welcomes(owner, people)
  await plays(host, { kind: 'announce', claim: 0 }, people)
  const looker = await watcher(port, code)
  await hangUp(owner, host)
  return { code, host, owner, third, looker }
}

/** The one who looks on is called Ada, and the host lets her sit in. */
export async function satIn({ host, third, looker }: Deserted): Promise<void> {
  await done(looker, { is: 'offer', seat: 1, name: 'Ada' }, [host, third, looker])
  await done(host, { is: 'let in', seat: 1, name: 'Ada' }, [host, third, looker])
}

/** From now on people may sit in for this one. */
export function welcomes(owner: Seated, people: readonly Seated[] = [owner]): Promise<void> {
  return done(owner, { is: 'welcome', whom: 'helpers' }, people)
}
