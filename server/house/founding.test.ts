/** Who may make a table a circle's, and which games its people read then. */
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import type { BookGame, CircleView } from '../../protocol/circle.ts'
import { deserted, satIn } from '../../test/deserted.ts'
import { closeAll, house, playOut, start } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { done, gameOf, recordOf, sameDevice, slowBots, type Two, told, watcher } from '../../test/tables.ts'

afterEach(closeAll)

const founding = { is: 'found', title: 'Thursdays', name: 'Eve', mark: 'moon' } as const

/** Two people have played a game with a puppet, and another will be laid, with a chair free for one who comes in. */
async function betweenTwoGames() {
  const { port } = await house()
  const { code, people } = await gameOf(port, 2, 3, { programs: 'open' })
  const [ada, ben] = people as Two
  await playOut(people)
  const eve = await watcher(port, code)
  await done(ada, { is: 'again' }, [ada, ben, eve])
  await done(ada, { is: 'dismiss', seat: 2 }, [ada, ben, eve])
  return { port, code, ada, ben, eve }
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
