/** Programs that people bring along: who lets them in, as what they are seen, and what they may not do. */
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { BookGame } from '../../protocol/circle.ts'
import { closeAll, house, playOut, type Seated, start, tableOf } from '../../test/open.ts'
import type { Player, Wish } from '../../test/player.ts'
import { done, hangUp, recordOf, sameDevice, type Two, told, watcher } from '../../test/tables.ts'

afterEach(closeAll)

const bring = { is: 'bring', name: 'Ratter', of: 'Guest 1' } as const

/** A table of two people with one chair free, which admits programs; and one that has come in. */
async function visited(programs: 'open' | 'closed' = 'open') {
  const { port } = await house()
  const { code, people } = await tableOf(port, 2, 2, { seats: 3, programs })
  return { port, code, people: people as Two, program: await watcher(port, code) }
}

/** The same, and the program sits. */
async function seated() {
  const table = await visited()
  const { people, program } = table
  await done(program, bring, [...people, program])
  return { ...table, all: [...people, program] as const }
}

const chairOf = ({ shown }: Player) => shown.chairs[2]

describe('a table', () => {
  test('admits programs only if it says so', async () => {
    expect(await told((await visited('closed')).program, bring)).toBe('no programs')
    const { port } = await house()
    const { code } = await tableOf(port, 2, 2, { seats: 3 })
    expect(await told(await watcher(port, code), bring)).toBe('no programs')
  })

  test('shows everybody that it is one, and whose', async () => {
    const { people, program } = await seated()
    expect(program.seat).toBe(2)
    for (const player of [...people, program])
      expect(chairOf(player)).toMatchObject({ name: 'Ratter', sitter: 'program', of: 'Guest 1', bot: null })
    expect((await at(people, 0).must({ is: 'kick', seat: 2 })).is).toBe('ok')
    await at(people, 0).until(() => chairOf(at(people, 0)) === null)
  })

  test('gives it a free chair and no other, under a name of its own, while no game goes on', async () => {
    const { code, port, people, program } = await visited()
    expect(await told(program, { ...bring, name: 'guest 1' })).toBe('name')
    await done(at(people, 0), { is: 'hire', seat: 2, level: 'random' })
    expect(await told(program, bring)).toBe('full')
    await done(at(people, 0), { is: 'dismiss', seat: 2 })
    await done(program, { is: 'bring', name: 'Ratter' }, people)
    expect(chairOf(at(people, 0))).toMatchObject({ sitter: 'program' })
    expect(chairOf(at(people, 0))).not.toHaveProperty('of')
    expect(await told(program, bring)).toBe('not now')
    expect(await told(at(people, 1), bring)).toBe('not now')
    await start([...people, program])
    expect(await told(await watcher(port, code), bring)).toBe('not now')
  })
})

describe('a program', () => {
  const wishes: readonly Wish[] = [
    { is: 'say', words: { is: 'phrase', phrase: 'hello' } },
    { is: 'sit', name: 'Ada' },
    { is: 'pause' },
    { is: 'more time' },
    { is: 'hurry', puppets: 'brisk' },
    { is: 'ticket', hash: 'a'.repeat(64) },
    { is: 'welcome', whom: 'helpers' },
    { is: 'start' },
    { is: 'again' },
  ]

  test('plays and does nothing else', async () => {
    const { program } = await seated()
    const answers = await Promise.all(wishes.map((wish) => told(program, wish)))
    expect(answers).toEqual(wishes.map(() => 'program'))
  })

  test('neither bets nor is heard, and is nobody to whom the hosting is handed', async () => {
    const { people, program, all } = await seated()
    expect(await told(at(people, 0), { is: 'hand on', seat: 2 })).toBe('not here')
    expect(await told(program, { is: 'voice', gives: 'voice', mic: 'open', where: 'far' })).toBe('no voices')
    await start(all)
    expect(await told(program, { is: 'bet', on: program.seq, seat: 0, says: 'lie', sure: 50 })).toBe('program')
    await done(at(people, 0), { is: 'leave' }, all)
    await done(at(people, 1), { is: 'leave' }, all)
    expect(program.shown.host).not.toBe(2)
    expect(await told(program, { is: 'again' })).toBe('program')
  })

  test('has no voice where people agree: a pause begins without it', async () => {
    const { people, all } = await seated()
    await start(all)
    await done(at(people, 0), { is: 'pause' }, all)
    expect(at(people, 1).shown.paused).toBe(false)
    await done(at(people, 1), { is: 'pause' }, all)
    expect(at(people, 1).shown.paused).toBe(true)
  })

  test('that loses the line is missed, and a puppet may stand in until it is back', async () => {
    const { port, code, people, program, all } = await seated()
    await start(all)
    const host = at(people, 0)
    await hangUp(program, host)
    expect(host.here).toEqual([0, 1])
    await done(host, { is: 'stand in', seat: 2, level: 'random' }, people)
    expect(chairOf(host)).toMatchObject({ sitter: 'program', bot: 'random' })
    const back = await sameDevice(port, program, code)
    await done(back, { is: 'return' }, people)
    expect(chairOf(host)).toMatchObject({ sitter: 'program', bot: null })
  })

  test('plays to the end and stays for the next game; the record and the book of a circle know it as a puppet', async () => {
    const { port, code, people, program, all } = await seated()
    const [host] = people
    const { code: circle } = await host.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
    const door = (player: Seated) => fetched(port, `/circles/${circle}/door`, player)
    expect([await door(people[1]), await door(program)]).toEqual([{ name: 'Thursdays', persons: 1 }, null])
    await start(all)
    await playOut(all)
    const sitters = await fetched(port, `/record/${code}/1/people`, host)
    expect(sitters).toMatchObject([{ bot: false }, { bot: false }, { name: 'Ratter', bot: true }])
    const [game] = (await fetched(port, `/circles/${circle}/book`, host)) as BookGame[]
    expect(game?.sat[2]).toMatchObject({ name: 'Ratter', person: null, bot: 'normal' })
    expect((await recordOf(port, host, `${code}/1`)).status).toBe(200)
    await done(host, { is: 'again' }, all)
    expect(chairOf(host)).toMatchObject({ sitter: 'program' })
    await start(all)
    await playOut(all)
  })
})

test('whoever is forgotten is no longer named as whose a program is; nor is a program that is forgotten itself', async () => {
  const { port, code, people, program } = await seated()
  const seen = async () => chairOf(await watcher(port, code))
  await at(people, 1).must({ is: 'forget' })
  expect(await seen()).toMatchObject({ name: 'Ratter', of: 'Guest 1' })
  await at(people, 0).must({ is: 'forget' })
  expect(await seen()).toMatchObject({ name: 'Ratter' })
  expect(await seen()).not.toHaveProperty('of')
  await program.must({ is: 'forget' })
  expect(await seen()).toMatchObject({ name: 'N. N.' })
})

async function fetched(port: number, path: string, { token }: Player): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}
