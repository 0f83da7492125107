import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { deserted, satIn, welcomes } from '../../test/deserted.ts'
import { closeAll, connect, house, newFolder, playOut, type Seated, start } from '../../test/open.ts'
import { stillHouse } from '../../test/still.ts'
import {
  comeBack,
  done,
  frames,
  gameOf,
  hangUp,
  knows,
  lobbyOf,
  newTicket,
  nextFrame,
  recordOf,
  sameDevice,
  slowBots,
  type Three,
  type Two,
  told,
} from '../../test/tables.ts'

afterEach(closeAll)

const puppet = { is: 'stand in', seat: 1, level: 'easy' } as const
const limits = { ...slowBots, awayGrace: 1000 }
/** The same person over a new line, who has seen all that this witness has. */
async function backAgain(port: number, person: Seated, code: string, witness: Seated): Promise<Seated> {
  const back = await comeBack(port, person, code)
  await knows([back], witness.seq)
  return back
}
const presence = (player: Seated) => frames(player).findLast(({ is }) => is === 'here')

describe('grace', () => {
  test('keeps a seat free of bots and people until it is over, and not a moment longer', async () => {
    const { port, pass } = await stillHouse({ limits })
    const { host, looker } = await deserted(port)
    pass(999)
    expect(await told(host, puppet)).toBe('grace')
    expect(await told(looker, { is: 'offer', seat: 1, name: 'Ada' })).toBe('grace')
    pass(1)
    expect(await told(looker, { is: 'offer', seat: 1, name: 'Ada' })).toBe('ok')
    expect(await told(host, puppet)).toBe('ok')
  })

  test('is told to everybody, and to who comes later, until the person is back', async () => {
    const { port, pass, now } = await stillHouse({ limits })
    const { code, host, owner, looker } = await deserted(port)
    const away = [{ seat: 1, until: now() + 1000 }]
    expect(presence(host)).toMatchObject({ seats: [0, 2], away, watchers: 1 })
    pass(300)
    const late = await connect(port)
    await late.must({ is: 'enter', code })
    expect(await nextFrame(late, 'here', 0)).toMatchObject({ away })
    await comeBack(port, owner, code)
    await looker.until(() => looker.here.includes(1))
    expect(presence(looker)).toMatchObject({ seats: [0, 1, 2], away: [] })
  })

  test('begins anew for who came back and lost the line again', async () => {
    const { port, pass } = await stillHouse({ limits })
    const { code, host, owner } = await deserted(port)
    pass(900)
    const back = await comeBack(port, owner, code)
    await hangUp(back, host)
    pass(900)
    expect(await told(host, puppet)).toBe('grace')
    pass(100)
    expect(await told(host, puppet)).toBe('ok')
  })

  test('does not begin while the device still looks through another window', async () => {
    const { port, pass } = await stillHouse({ limits })
    const { code, people } = await gameOf(port, 2, 3)
    const [host, owner] = people as Two
    const twin = await sameDevice(port, owner, code)
    await hangUp(owner, host)
    pass(5000)
    expect(await told(host, puppet)).toBe('still here')
    await hangUp(twin, host)
    expect(await told(host, puppet)).toBe('grace')
  })

  test('begins anew when the house opens again', async () => {
    const data = newFolder()
    const first = await stillHouse({ data, limits })
    const { code, host } = await deserted(first.port)
    first.pass(1000)
    await first.close()
    const { port, pass } = await stillHouse({ data, limits }, first.clock)
    await comeBack(port, host, code)
    expect(await told(host, puppet)).toBe('grace')
    pass(1000)
    expect(await told(host, puppet)).toBe('ok')
  })

  test('is over when the game begins without somebody who has long been away', async () => {
    const { port, pass } = await stillHouse({ limits: { ...limits, showWithin: 0 } })
    const { people } = await lobbyOf(port, 3, 3)
    const [host, owner, third] = people as Three
    await hangUp(owner, host)
    pass(1000)
    await start([host, third])
    expect(await told(host, puppet)).toBe('ok')
  })
})

describe('somebody who sits in', () => {
  test('sees the hand and answers; the owner may look on, and has the seat again when they say so', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { code, host, third, looker } = table
    expect([looker.seat, looker.hand]).toEqual([null, undefined])
    await satIn(table)
    expect(host.shown.chairs[1]).toMatchObject({ name: 'Guest 2', sitter: 'person', bot: null, standIn: 'Ada' })
    expect(host.room).toMatchObject({ offers: [], news: [{ kind: 'let in', seat: 1, name: 'Ada' }] })
    expect(looker.seat).toBe(1)
    const back = await backAgain(port, table.owner, code, looker)
    expect([back.seat, back.hand]).toEqual([1, looker.hand])
    expect(frames(looker).findLast(({ is }) => is === 'view')).toMatchObject({ seat: 1, as: 'stand-in' })
    expect(frames(back).findLast(({ is }) => is === 'view')).not.toHaveProperty('as')

    const doubt = { is: 'move', question: back.view.agenda.question, move: { kind: 'doubt' } } as const
    for (const wish of [doubt, { is: 'pause' }, { is: 'leave' }] as const)
      expect(await told(back, wish)).toBe('not now')
    expect(await told(looker, { is: 'return' })).toBe('not now')
    await done(looker, doubt, [host, third, looker, back])

    const from = looker.heard.length
    await done(back, { is: 'return' }, [host, third, looker, back])
    expect([looker.seat, looker.hand]).toEqual([null, undefined])
    const [view] = frames(looker, from)
    expect(view).toMatchObject({ is: 'view', seat: null })
    expect(view).not.toHaveProperty('hand')
    expect(host.shown.chairs[1]).toMatchObject({ bot: null, standIn: null })
    expect(await told(looker, { is: 'pause' })).toBe('not seated')
    expect(await told(back, { is: 'pause' })).toBe('ok')
  })

  test('sees no game any more where nobody may watch', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await lobbyOf(port, 3, 3, { watching: 'closed' })
    const [host, owner] = people as Three
    const looker = await connect(port)
    await looker.must({ is: 'enter', code })
    await start(people)
    await welcomes(owner)
    await hangUp(owner, host)
    await done(looker, { is: 'offer', seat: 1, name: 'Ada' }, [host])
    await done(host, { is: 'let in', seat: 1, name: 'Ada' }, [looker])
    expect(looker.game).toBeDefined()
    const back = await backAgain(port, owner, code, looker)
    await done(back, { is: 'return' }, [looker])
    expect([looker.seat, looker.game, looker.hand]).toEqual([null, undefined, undefined])
  })

  test('gets up without being asked: a bot goes on, and the owner may still come back', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { code, host, third, looker } = table
    await satIn(table)
    await done(looker, { is: 'leave' }, [host, third, looker])
    expect(host.shown.chairs[1]).toMatchObject({ name: 'Guest 2', bot: 'normal', standIn: null })
    expect(host.shown.news).toEqual([{ kind: 'got up', seat: 1, name: 'Ada' }])
    expect([looker.seat, looker.hand]).toEqual([null, undefined])
    expect(await told(looker, { is: 'leave' })).toBe('not seated')
    const back = await backAgain(port, table.owner, code, looker)
    expect(await told(back, { is: 'return' })).toBe('ok')
  })

  test('is shown to the door alone: the seat stays its owner’s', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { code, host, looker } = table
    await satIn(table)
    await done(host, { is: 'kick', seat: 1 })
    await looker.until(() => looker.farewell === 'kicked')
    expect(host.shown.chairs[1]).toMatchObject({ sitter: 'person', bot: 'normal', standIn: null })
    expect(await told(looker, { is: 'offer', seat: 1, name: 'Ada' })).toBe('barred')
    expect(await told(looker, { is: 'enter', code })).toBe('barred')
    const back = await backAgain(port, table.owner, code, host)
    expect(await told(back, { is: 'return' })).toBe('ok')
  })

  test('has a line that may break, too: then a bot or another may sit in', async () => {
    const { port, pass } = await stillHouse({ limits })
    const table = await deserted(port)
    const { code, host, looker } = table
    pass(1000)
    await satIn(table)
    await hangUp(looker, host)
    pass(999)
    expect(await told(host, puppet)).toBe('grace')
    pass(1)
    const other = await connect(port)
    await other.must({ is: 'enter', code })
    await done(other, { is: 'offer', seat: 1, name: 'Eve' }, [host])
    await done(host, { is: 'let in', seat: 1, name: 'Eve' }, [host, other])
    expect([sure(host.shown.chairs[1], 'chair').standIn, other.seat]).toEqual(['Eve', 1])
    const late = await comeBack(port, looker, code)
    await late.until(() => late.seat === null)
  })

  test('still does so after the house was closed for a moment', async () => {
    const data = newFolder()
    const first = await house({ data, limits: slowBots })
    const table = await deserted(first.port)
    await satIn(table)
    await first.close()
    const { port } = await house({ data, limits: slowBots })
    const back = await sameDevice(port, table.looker, table.code)
    expect([back.seat, back.hand]).toEqual([1, table.looker.hand])
    expect(await told(back, { is: 'pause' })).toBe('ok')
  })

  test('speaks in their own name, and cannot carry the seat away', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { code, host, looker } = table
    await satIn(table)
    const words = { is: 'phrase', phrase: 'hello' } as const
    await done(looker, { is: 'say', words }, [host])
    expect(host.shown.news).toEqual([{ kind: 'said', seat: 1, words, by: 'Ada' }])
    const { hash } = newTicket()
    expect(await told(looker, { is: 'ticket', hash })).toBe('not seated')
    const back = await backAgain(port, table.owner, code, looker)
    expect(await told(back, { is: 'ticket', hash })).toBe('ok')
    await done(back, { is: 'say', words }, [host])
    expect(host.shown.news).toEqual([{ kind: 'said', seat: 1, words }])
  })

  test('keeps the table going where nobody else is left, and is given no table', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { host, third, looker } = table
    await satIn(table)
    expect(await told(host, { is: 'hand on', seat: 1 })).toBe('not here')
    await hangUp(host, looker)
    await hangUp(third, looker)
    expect(await told(looker, { is: 'stand in', seat: 2, level: 'easy' })).toBe('ok')
    expect(await told(looker, { is: 'kick', seat: 2 })).toBe('not host')
  })

  test('for the host leaves the table to the first of the others', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { host, third, looker } = table
    await welcomes(host)
    await hangUp(host, third)
    await done(looker, { is: 'offer', seat: 0, name: 'Ada' }, [third])
    await done(third, { is: 'let in', seat: 0, name: 'Ada' }, [third, looker])
    // The first who plays and is here is Ada herself.
    expect(await told(third, puppet)).toBe('not host')
    expect(await told(looker, puppet)).toBe('ok')
    const back = await backAgain(port, host, table.code, looker)
    expect(await told(back, { is: 'lock' })).toBe('ok')
  })

  test('takes the time that runs, and leaves it as it runs', async () => {
    const { port, pass } = await stillHouse({ limits, thinking: { quick: 60_000 } })
    const table = await deserted(port, { clock: 'quick' })
    const { code, host, looker } = table
    const deadline = sure(host.shown.deadlines[1], 'deadline')
    pass(5000)
    await satIn(table)
    expect(host.shown.deadlines[1]).toBe(deadline)
    pass(5000)
    await done(looker, { is: 'leave' }, [host])
    expect(host.shown.deadlines[1]).toBeNull()
    // While the bot thinks, nobody's time passes.
    pass(7000)
    await satIn(table)
    expect(host.shown.deadlines[1]).toBe(deadline + 7000)
    const back = await backAgain(port, table.owner, code, looker)
    pass(5000)
    await done(back, { is: 'return' }, [host])
    expect(host.shown.deadlines[1]).toBe(deadline + 7000)
  })

  test('and the owner both find the chair empty in the next game, and may sit down on it', async () => {
    const { port } = await house()
    const { code, people } = await gameOf(port, 2, 3)
    const [host, owner] = people as Two
    await welcomes(owner)
    await owner.must({ is: 'leave' })
    const looker = await connect(port)
    await looker.must({ is: 'enter', code })
    await done(looker, { is: 'offer', seat: 1, name: 'Ada' }, [host])
    await done(host, { is: 'let in', seat: 1, name: 'Ada' }, [looker])
    await playOut([host, looker])
    expect((await recordOf(port, looker, `${code}/1`)).status).toBe(200)
    await done(host, { is: 'again' }, [host, owner, looker])
    expect(host.shown.chairs[1]).toBeNull()
    expect([owner.seat, looker.seat]).toEqual([null, null])
    expect(await told(looker, { is: 'sit', name: 'Ada' })).toBe('ok')
    expect(await told(owner, { is: 'sit', name: 'Guest 2' })).toBe('full')
  })
})
