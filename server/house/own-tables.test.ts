import { afterEach, describe, expect, test } from 'vitest'
import type { Card } from '../../protocol/frames.ts'
import { closeAll, connect, house, newFolder, playOut } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { brinkOf, comeBack, done, gameOf, lobbyOf, plays, slowBots, type Two, watcher } from '../../test/tables.ts'

afterEach(closeAll)

async function cardsOf(player: Player): Promise<readonly Card[]> {
  const reply = await player.ask({ is: 'mine' })
  return reply.is === 'tables' ? reply.tables : []
}
const ownOf = async (player: Player) => (await cardsOf(player))[0]?.own

describe('the list of my tables', () => {
  test('says to each device whether it is asked, and to nobody else', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await brinkOf(port, 2, 3, { listed: 'listed' })
    const [first, second] = people as Two
    const turns = async () => Promise.all(people.map(async (player) => (await ownOf(player))?.turn))
    expect(await turns()).toEqual(['yours', 'others'])
    await plays(first, { kind: 'announce', claim: 0 }, people)
    expect(await turns()).toEqual(['others', 'yours'])
    await first.must({ is: 'pause' })
    await done(second, { is: 'pause' }, people)
    expect(await turns()).toEqual(['none', 'none'])
    const onlooker = await watcher(port, code)
    expect(await cardsOf(onlooker)).toEqual([])
    const listed = await onlooker.ask({ is: 'list' })
    expect(listed).toMatchObject({ tables: [{ code }] })
    expect(JSON.stringify(listed)).not.toMatch(/own|asked|inside/)
  })

  test('knows no turns before a game, and afterwards which one can be seen again', async () => {
    const { port } = await house()
    const { people } = await lobbyOf(port, 2, 3)
    const [host] = people as Two
    expect(await ownOf(host)).toEqual({ turn: 'none', shelf: 'out', ended: 0 })
    await host.must({ is: 'start' })
    await Promise.all(people.map((player) => player.until(() => player.room?.stage === 'playing')))
    expect((await ownOf(host))?.ended).toBe(0)
    await playOut(people)
    expect(await ownOf(host)).toEqual({ turn: 'none', shelf: 'out', ended: 1 })
    await done(host, { is: 'again' }, people)
    expect((await ownOf(host))?.ended).toBe(1)
    await host.must({ is: 'close' })
    expect((await ownOf(host))?.ended).toBe(1)
  })

  test('puts away what has rested for long, and takes it out again when somebody plays', async () => {
    let now = Date.now()
    const clock = { now: () => now, at: () => () => {} }
    const data = newFolder()
    const limits = { ...slowBots, putAwayAfter: 1000 }
    const { port, close } = await house({ data, limits, instead: { clock } })
    const { code, people } = await gameOf(port, 2, 3)
    const [first] = people as Two
    now += 1000
    expect((await ownOf(first))?.shelf).toBe('out')
    now += 1
    expect(await ownOf(first)).toEqual({ turn: 'yours', shelf: 'away', ended: 0 })
    await close()
    now += 10_000_000
    const open = await house({ data, limits, instead: { clock } })
    const back = await comeBack(open.port, first, code)
    expect((await ownOf(back))?.shelf).toBe('away')
    await plays(back, { kind: 'shake' })
    await plays(back, { kind: 'look' })
    expect(await ownOf(back)).toEqual({ turn: 'yours', shelf: 'out', ended: 0 })
    expect(await ownOf(await connect(open.port))).toBeUndefined()
  })
})
