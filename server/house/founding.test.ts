/** Who may make a table a circle's, and which games its people read then. */
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import type { BookGame, CircleView } from '../../protocol/circle.ts'
import { deserted, satIn } from '../../test/deserted.ts'
import { closeAll, house, playOut, settingsFor, start, tableOf } from '../../test/open.ts'
import type { Player, Wish } from '../../test/player.ts'
import { done, gameOf, type One, recordOf, sameDevice, slowBots, type Two, told, watcher } from '../../test/tables.ts'
import type { Plan } from '../main.ts'
import type { Store, TableWrite } from '../store/store.ts'

afterEach(closeAll)

const AGAIN = 'again-1'
const founding = { is: 'found', title: 'Thursdays', name: 'Eve', mark: 'moon' } as const

/** Two people have played a game with a puppet, and another will be laid, with a chair free for one who comes in. */
async function betweenTwoGames(plan: Partial<Plan> = {}) {
  const { port } = await house(plan)
  const { code, people } = await gameOf(port, 2, 3, { programs: 'open' })
  const [ada, ben] = people as Two
  await playOut(people)
  const eve = await watcher(port, code)
  await done(ada, { is: 'again' }, [ada, ben, eve])
  await done(ada, { is: 'dismiss', seat: 2 }, [ada, ben, eve])
  return { port, code, ada, ben, eve }
}

/** A store that takes everything but that a table is a circle's, while the disk is full. */
function refusingToCircle(store: Store, disk: () => 'full' | 'well'): Store {
  const isCircled = ({ lines }: TableWrite) => lines.some(({ text }) => text.includes('"circled"'))
  return {
    ...store,
    append: async (writes) => {
      if (disk() === 'full' && writes.some(isCircled)) throw new Error('full')
      return store.append(writes)
    },
  }
}

describe('a circle is not founded', () => {
  test('by one who looks on, or has just sat down', async () => {
    const { ada, ben, eve } = await betweenTwoGames()
    expect(await told(eve, founding)).toBe('not seated')
    await done(eve, { is: 'sit', seat: 2, name: 'Eve' }, [ada, ben, eve])
    expect(await told(eve, founding)).toBe('not host')
    await start([ada, ben, eve])
    expect(await told(eve, founding)).toBe('not host')
    await playOut([ada, ben, eve])
    expect(await told(eve, founding)).toBe('ok')
  })

  test('by a program, also once it has played', async () => {
    const { ada, ben, eve } = await betweenTwoGames()
    await done(eve, { is: 'bring', name: 'Ratter' }, [ada, ben, eve])
    await start([ada, ben, eve])
    await playOut([ada, ben, eve])
    expect(await told(eve, founding)).toBe('not seated')
  })

  test("by who sits in another's chair", async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { looker } = table
    await satIn(table)
    expect(await told(looker, founding)).toBe('not seated')
  })

  test('from behind a curtain or a screen', async () => {
    const { port, code, ben } = await betweenTwoGames()
    const again = await sameDevice(port, ben, code)
    for (const as of ['curtain', 'screen'] as const) {
      await again.must({ is: 'enter', code, as })
      expect(await told(again, founding)).toBe('not seated')
    }
    await again.must({ is: 'enter', code })
    expect(await told(again, founding)).toBe('ok')
  })
})

/** What comes of a wish under a name that is used again. */
async function asked(player: Player, wish: Wish): Promise<string> {
  const reply = await player.ask(wish, AGAIN)
  return sure('code' in reply ? reply.code : undefined, 'code')
}

describe('a founding that is said again makes no table its own', () => {
  /** Somebody who founds a circle with friends, at a table where they host. */
  async function foundedElsewhere(port: number) {
    const { people } = await tableOf(port, 1, 3)
    const [mallory] = people as One
    return { mallory, circle: await asked(mallory, founding) }
  }

  test('for having laid a table under its name', async () => {
    const { port, ada, ben, eve } = await betweenTwoGames()
    const laid = await asked(eve, { is: 'create', settings: settingsFor(3) })
    expect(await eve.ask(founding, AGAIN)).toMatchObject({ is: 'no', why: 'not now' })
    await done(ada, { is: 'say', words: { is: 'phrase', phrase: 'hello' } }, [ada, ben])
    expect(ben.room?.circle).toBeUndefined()
    const host = await sameDevice(port, eve, laid)
    expect(await host.ask(founding, AGAIN)).toMatchObject({ is: 'no', why: 'not now' })
  })

  test('where they look on, nor where they host by now', async () => {
    const { port, code, ada, ben } = await betweenTwoGames()
    const { mallory, circle } = await foundedElsewhere(port)
    await mallory.must({ is: 'enter', code })
    expect(await mallory.ask(founding, AGAIN)).toMatchObject({ is: 'ok', code: circle })
    await mallory.must({ is: 'sit', seat: 2, name: 'Mallory' })
    for (const gone of [ada, ben]) await done(gone, { is: 'leave' }, [mallory])
    expect(await mallory.ask(founding, AGAIN)).toMatchObject({ is: 'ok', code: circle })
    expect(mallory.room?.circle).toBeUndefined()
    expect(await told(mallory, founding)).toBe('ok')
    await mallory.until(() => mallory.room?.circle !== undefined)
  })

  test('once they were shown out, though it had failed while they might', async () => {
    let disk: 'full' | 'well' = 'full'
    const reading = (store: Store) => refusingToCircle(store, () => disk)
    const { port, code, ada, ben, eve } = await betweenTwoGames({ reading })
    expect(await ada.ask(founding, AGAIN)).toMatchObject({ is: 'no', why: 'busy' })
    disk = 'well'
    await done(ada, { is: 'hand on', seat: 1 }, [ben])
    await done(ben, { is: 'kick', seat: 0 }, [ben, eve])
    expect(await ada.ask(founding, AGAIN)).toMatchObject({ is: 'ok' })
    const late = await watcher(port, code)
    expect([ben.room?.circle, late.room?.circle]).toEqual([undefined, undefined])
  })
})

test('a founding that had failed halfway is done when it is said again', async () => {
  let disk: 'full' | 'well' = 'full'
  const { ada, ben } = await betweenTwoGames({ reading: (store) => refusingToCircle(store, () => disk) })
  expect(await ada.ask(founding, AGAIN)).toMatchObject({ is: 'no', why: 'busy' })
  disk = 'well'
  const code = await asked(ada, founding)
  await ben.until(() => ben.room?.circle === code)
})

test('whoever comes to host without having played reads the games they sat in, and others once somebody comes in who did', async () => {
  const { port, code, ada, ben, eve } = await betweenTwoGames()
  await done(eve, { is: 'sit', seat: 2, name: 'Eve' }, [ada, ben, eve])
  for (const gone of [ada, ben]) await done(gone, { is: 'leave' }, [eve])
  const circle = sure((await eve.must(founding)).code, 'circle')
  expect(await readBy(port, eve, code, circle)).toEqual({ book: [], records: [404, 404] })
  for (const seat of [0, 1]) await eve.must({ is: 'hire', seat, level: 'random' })
  await start([eve])
  await playOut([eve])
  expect(await readBy(port, eve, code, circle)).toEqual({ book: [2], records: [404, 200] })
  // Whoever comes in brings along what they have played there, and leaves it when they go.
  const { invite }: CircleView = await (await readAs(port, eve, `/circles/${circle}`)).json()
  await ben.must({ is: 'circle', circle, wish: { wants: 'join', name: 'Ben', mark: 'key', invite } })
  expect(await readBy(port, eve, code, circle)).toEqual({ book: [1, 2], records: [200, 200] })
  await ben.must({ is: 'circle', circle, wish: { wants: 'leave', games: 'stay' } })
  expect(await readBy(port, eve, code, circle)).toEqual({ book: [1, 2], records: [200, 200] })
})

/** The rounds of that table in the book of this circle, and what one is told who wants their records. */
async function readBy(port: number, reader: Player, code: string, circle: string) {
  const book: BookGame[] = await (await readAs(port, reader, `/circles/${circle}/book`)).json()
  const records = await Promise.all([1, 2].map((round) => recordOf(port, reader, `${code}/${round}`)))
  return { book: book.map(({ round }) => round), records: records.map(({ status }) => status) }
}

const readAs = (port: number, { token }: Player, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
