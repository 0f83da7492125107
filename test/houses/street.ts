/** Several houses at one database, and people of one table who come to different ones. */
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { OpenHouse, Plan } from '../../server/main.ts'
import { figure } from '../figures.ts'
import { connect, house, type Seated, settingsFor } from '../open.ts'
import { thePostgres } from '../postgres/server.ts'

/** So many houses, with a database of their own. */
export async function street(count: number, plan: Partial<Plan> = {}): Promise<OpenHouse[]> {
  const database = await (await thePostgres()).newDatabase()
  const houses: OpenHouse[] = []
  for (let n = 0; n < count; n++) houses.push(await house({ ...plan, store: { database } }))
  return houses
}

/** How many sockets are open in the house at this port. */
export async function socketsIn(port: number): Promise<number> {
  return sure(await figure(port, 'humbug_sockets'), 'count of sockets')
}

/** A table of so many people, each at the next house in turn; puppets sit on the other chairs. */
export async function tableAcross(
  houses: readonly Pick<OpenHouse, 'port'>[],
  people: number,
  seats = people,
  { game = 'rats', ...more }: Partial<Settings> = {},
): Promise<{ code: string; people: Seated[] }> {
  const guests = await Promise.all(
    Array.from({ length: people }, (_, n) => connect(at(houses, n % houses.length).port)),
  )
  const host = at(guests, 0)
  const code = sure(
    (await host.must({ is: 'create', settings: settingsFor(seats, more, sure(findGame(game), game)) })).code,
    'code',
  )
  for (const [seat, guest] of guests.entries()) {
    await guest.must({ is: 'enter', code })
    await guest.must({ is: 'sit', seat, name: `Guest ${seat + 1}` })
  }
  for (let seat = people; seat < seats; seat++) await host.must({ is: 'hire', seat, level: 'random' })
  return { code, people: guests }
}
