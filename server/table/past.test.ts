import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, house, newFolder, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { lobbyOf, slowBots, toldTo } from '../../test/tables.ts'

afterEach(closeAll)

/** A table at which something was said and some moves were made, with much ado about nothing between them. */
async function evening(limits: object) {
  const data = newFolder()
  const plan = { data, limits: { ...slowBots, snapshotEvery: 8, ...limits } }
  const open = await house(plan)
  const { code, people } = await lobbyOf(open.port, 3, 3)
  await start(people)
  const [first, second] = [at(people, 0), at(people, 1)]
  for (let n = 0; n < 12; n++) {
    const asked = people.find((player) => player.moves.length > 0)
    if (!asked) break
    // Whoever may look does: that is told to them alone.
    const look = asked.moves.findIndex(({ kind }) => kind === 'look')
    const reply = await asked.move(Math.max(0, look))
    const seq = reply.is === 'ok' ? sure(reply.seq, 'seq') : expect.unreachable('a move that was open')
    await Promise.all(people.map((player) => player.until(() => player.seq >= seq)))
    await second.must({ is: 'say', words: { is: 'emote', emote: 'laugh' } })
    await first.must({ is: 'lock' })
    await first.must({ is: 'unlock' })
  }
  const seats = [first.token, second.token, new Player().token]
  const told = (port: number) => Promise.all(seats.map((token) => toldTo(port, token, code)))
  return { open, plan, told }
}

test('whoever comes in is told the same by a house that was there and by one that reads it', async () => {
  const { open, plan, told } = await evening({})
  const there = await told(open.port)
  expect(at(there, 0).filter(({ room }) => room).length).toBeGreaterThan(3)
  expect(at(there, 0).filter(({ news }) => news).length).toBeGreaterThan(3)
  expect(at(there, 0)).not.toEqual(at(there, 2))
  await open.close()
  const { port } = await house(plan)
  expect(await told(port)).toEqual(there)
  expect(await told(port)).toEqual(there)
})

test('where too much has happened to read it all, what came after the last snapshot is told', async () => {
  const { open, plan, told } = await evening({ pastLines: 10 })
  const there = await told(open.port)
  await open.close()
  const { port } = await house(plan)
  for (const [n, read] of (await told(port)).entries()) {
    expect(read).toEqual(at(there, n).slice(at(there, n).length - read.length))
    expect(read.length).toBeLessThan(at(there, n).length)
  }
})

test('nobody is told more than so many steps back', async () => {
  const { open, plan, told } = await evening({ logSteps: 5 })
  const there = await told(open.port)
  expect(at(there, 0).length).toBeGreaterThan(0)
  expect(at(there, 0).length).toBeLessThanOrEqual(5)
  await open.close()
  expect(await told((await house(plan)).port)).toEqual(there)
})
