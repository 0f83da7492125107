import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { deserted, satIn, welcomes } from '../../test/deserted.ts'
import { closeAll, house, playOut, type Seated, start } from '../../test/open.ts'
import { stillHouse } from '../../test/still.ts'
import {
  comeBack,
  done,
  gameOf,
  hangUp,
  knows,
  lobbyOf,
  newTicket,
  plays,
  slowBots,
  type Three,
  type Two,
  told,
  watcher,
} from '../../test/tables.ts'
import { redo } from './conduct.ts'
import { bare } from './table.ts'

afterEach(closeAll)

const visitsOf = ({ shown }: Seated) => shown.visits

describe('whether people may sit in', () => {
  test('is said by the owner alone: not by the host, an onlooker, or one who sits in', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { code, host, looker } = table
    await satIn(table)
    const word = { is: 'welcome', whom: 'nobody' } as const
    expect(await told(looker, word)).toBe('not seated')
    expect(await told(await watcher(port, code), word)).toBe('not seated')
    // The host speaks for their own chair, on which nobody was welcome.
    expect(await told(host, word)).toBe('not now')
    expect(host.shown.welcoming).toEqual([1])
  })

  test('is kept with the person: on another chair, another device, in another game; not on the chair', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 2, 4)
    const [host, guest] = people as Two
    await done(host, { is: 'dismiss', seat: 2 })
    await welcomes(guest, people)
    await done(guest, { is: 'sit', seat: 2, name: 'Guest 2' }, people)
    expect(host.shown.welcoming).toEqual([2])
    const { ticket, hash } = newTicket()
    await guest.must({ is: 'ticket', hash })
    const other = await watcher(port, code)
    await done(other, { is: 'claim', code, ticket }, [host])
    expect(host.shown.welcoming).toEqual([2])
    await done(host, { is: 'hire', seat: 1, level: 'random' })
    await start([host, other])
    await playOut([host, other])
    await done(host, { is: 'again' }, [host, other])
    expect(host.shown.welcoming).toEqual([2])
    await done(other, { is: 'leave' }, [host])
    await done(guest, { is: 'sit', seat: 2, name: 'Guest 2' }, [host])
    expect(host.shown.welcoming).toEqual([])
  })

  test('can be taken back while a bot plays: what was offered is off', async () => {
    const { port } = await house({ limits: slowBots })
    const { code, people } = await gameOf(port, 2, 3)
    const [host, guest] = people as Two
    await welcomes(guest)
    await guest.must({ is: 'leave' })
    const looker = await watcher(port, code)
    await done(looker, { is: 'offer', seat: 1, name: 'Ada' }, [host])
    await guest.must({ is: 'welcome', whom: 'nobody' })
    await host.until(() => host.shown.offers.length === 0)
    expect(await told(host, { is: 'let in', seat: 1, name: 'Ada' })).toBe('not here')
  })
})

describe('to agree', () => {
  test('is no matter of those who sit in, look on, or are not asked', async () => {
    const { port, pass } = await stillHouse({ limits: slowBots })
    const { code, people } = await gameOf(port, 3, 4)
    const [host, owner, third] = people as Three
    const [looker, other] = [await watcher(port, code), await watcher(port, code)]
    await welcomes(third)
    await hangUp(third, host)
    await done(looker, { is: 'offer', seat: 2, name: 'Ada' }, [host])
    // Where the owner has said yes, nobody else is asked.
    expect(await told(owner, { is: 'agree', seat: 2, name: 'Ada' })).toBe('not now')
    expect(await told(owner, { is: 'turn down', seat: 2, name: 'Ada' })).toBe('not host')
    await done(host, { is: 'let in', seat: 2, name: 'Ada' }, [looker])
    await hangUp(owner, host)
    pass(600_000)
    // The host, and Ada, who plays by leave of others.
    expect(await told(other, { is: 'offer', seat: 1, name: 'Eve' })).toBe('puppet')
  })

  test('takes two devices: two people on one phone are one of them', async () => {
    const { port } = await stillHouse({ limits: slowBots })
    const { code, people } = await lobbyOf(port, 1, 3)
    const [host] = people as [Seated]
    const phone = 'ab'.repeat(32)
    for (const seat of [1, 2]) await host.must({ is: 'dismiss', seat })
    const guest = await watcher(port, code)
    await guest.must({ is: 'sit', seat: 1, name: 'Guest 2' })
    const sharer = await watcher(port, code)
    await sharer.must({ is: 'sit', seat: 2, name: 'Guest 3', phone })
    await done(host, { is: 'sit', name: 'Guest 1', phone }, [host, sharer])
    await host.must({ is: 'start' })
    await host.until(() => host.room?.stage === 'playing')
    await hangUp(guest, host)
    expect(await told(await watcher(port, code), { is: 'offer', seat: 1, name: 'Eve' })).toBe('puppet')
  })
})

describe('who sat in', () => {
  test('is kept by name, with the moves they made, and not settled while they sit', async () => {
    const { port } = await house({ limits: slowBots })
    const table = await deserted(port)
    const { code, host, third, looker } = table
    await satIn(table)
    await plays(looker, { kind: 'doubt' }, [host, third, looker])
    expect(visitsOf(host)).toEqual([{ seat: 1, whom: 'Guest 2', name: 'Ada', moves: 1 }])
    const back = await comeBack(port, table.owner, code)
    await knows([back], looker.seq)
    expect(await told(back, { is: 'noted' })).toBe('not now')
    await done(back, { is: 'return' }, [host, back])
    expect([await told(host, { is: 'noted' }), await told(looker, { is: 'noted' })]).toEqual(['not now', 'not now'])
    await done(back, { is: 'noted' }, [host, back])
    expect(visitsOf(host)).toEqual([])
    expect(await told(back, { is: 'noted' })).toBe('not now')
  })

  test('is told to who lost the chair meanwhile, until they had a game to come by; and follows the device', async () => {
    const { port } = await house()
    const { code, people } = await gameOf(port, 2, 3)
    const [host, owner] = people as Two
    await welcomes(owner)
    await owner.must({ is: 'leave' })
    const looker = await watcher(port, code)
    await done(looker, { is: 'offer', seat: 1, name: 'Ada' }, [host])
    await done(host, { is: 'let in', seat: 1, name: 'Ada' }, [looker])
    await playOut([host, looker])
    await done(host, { is: 'again' }, [host, owner])
    const [visit] = visitsOf(owner)
    expect(visit).toMatchObject({ seat: null, whom: 'Guest 2', name: 'Ada' })
    expect(sure(visit, 'visit').moves).toBeGreaterThan(0)
    await done(owner, { is: 'sit', seat: 1, name: 'Guest 2' }, [host, owner])
    expect(visitsOf(owner)).toMatchObject([{ seat: 1 }])
    const { ticket, hash } = newTicket()
    await owner.must({ is: 'ticket', hash })
    const other = await watcher(port, code)
    await other.must({ is: 'claim', code, ticket })
    expect(await told(other, { is: 'noted' })).toBe('ok')
  })

  test('is so many people and no more, until it is read: then puppets', async () => {
    const { port } = await house({ limits: { ...slowBots, visits: 1 } })
    const table = await deserted(port)
    const { host, looker } = table
    await satIn(table)
    await done(looker, { is: 'leave' }, [host])
    await done(looker, { is: 'offer', seat: 1, name: 'Eve' }, [host])
    expect(await told(host, { is: 'let in', seat: 1, name: 'Eve' })).toBe('puppet')
    await done(host, { is: 'turn down', seat: 1, name: 'Eve' }, [host, looker])
    await satIn(table)
    expect(visitsOf(host)).toHaveLength(1)
  })
})

test('somebody whom an old deed let in without asking is let in', () => {
  const table = bare()
  Object.assign(table, { stage: 'playing', chairs: [] })
  const deeds = [
    { kind: 'sat', seat: 0, device: 'a', name: 'Ada', mark: 'key' },
    { kind: 'offered', seat: 0, device: 'b', name: 'Ben' },
    { kind: 'let in', seat: 0, device: 'b', name: 'Ben' },
  ] as const
  for (const deed of deeds) redo(table, { at: 0, deed })
  expect(table.chairs[0]).toMatchObject({ device: 'a', standIn: { device: 'b', name: 'Ben' }, welcomes: 'nobody' })
  expect(table.visits).toEqual([{ owner: 'a', whom: 'Ada', name: 'Ben', moves: 0 }])
})
