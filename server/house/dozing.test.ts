/** The house passes for whoever dozes, over real sockets: where it does not concern them, and nowhere else. */
import { afterEach, describe, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at as nth } from '../../kernel/at.ts'
import { all, asked, DOZE, four, PASS, rules, settings, stage, WAKE } from '../../test/dozing.ts'
import { closeAll, connect, house, type Seated, settingsFor, start, tableFor, tableOf } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { type StillHouse, stillHouse } from '../../test/still.ts'
import { done, hangUp, type Move, plays, told, toldRaw } from '../../test/tables.ts'
import { deviceOf } from '../net/socket.ts'
import type { Thought } from '../ports.ts'
import { Dozers } from './dozers.ts'

afterEach(closeAll)

/** No finger takes longer. */
const FINGER = 6000

/** Time passes, and the house has done what was due by then. */
async function passing(open: StillHouse, witness: Player): Promise<readonly number[]> {
  open.pass(FINGER)
  await witness.ask({ is: 'say', words: { is: 'emote', emote: 'wink' } })
  return asked(witness)
}

describe('who dozes', () => {
  test('is passed for in windows and at the last call, and never before a finger could have come', async () => {
    const open = await stillHouse()
    const people = await four(open.port)
    const [ada, ben] = people
    await ben.must(DOZE)
    await plays(ada, { kind: 'income', role: 'peasant' }, people)
    open.pass(999)
    await ada.ask({ is: 'say', words: { is: 'emote', emote: 'wink' } })
    expect(asked(ada)).toEqual([1, 2, 3])
    expect(await passing(open, ada)).toEqual([2, 3])
    await all(people, 2, 3)
    expect([stage(ada), await passing(open, ada)]).toEqual(['last call', [0, 2, 3]])
  })

  test('is asked about what was taken from them, and about their own turn', async () => {
    const open = await stillHouse()
    const people = await four(open.port)
    const [ada, ben, cleo] = people
    await ben.must(DOZE)
    await cleo.must(DOZE)
    const theft: Move = { kind: 'steal', from: 1, sort: 'gold' }
    await plays(ada, theft, people)
    expect(await passing(open, ada)).toEqual([1, 3])
    await all(people, 1, 3)
    expect([stage(ada), await passing(open, ada)]).toEqual(['last call', [0, 1, 3]])
    await all(people, 0, 1, 3)
    expect([stage(ada), await passing(open, ada)]).toEqual(['action', [1]])
  })

  test('does so while their phone sleeps, and when they come back; until they wake up', async () => {
    const open = await stillHouse()
    const people = await four(open.port)
    const [ada, ben] = people
    await ben.must(DOZE)
    await hangUp(ben, ada)
    const others = people.filter((player) => player !== ben)
    await plays(ada, { kind: 'income', role: 'peasant' }, others)
    expect(await passing(open, ada)).toEqual([2, 3])
    const again = await connect(open.port, Object.assign(new Player(ben.token), { pen: 'again' }))
    await again.must({ is: 'enter', code: ada.shown.code })
    await plays(nth(people, 2), PASS, others)
    await plays(nth(people, 3), PASS, others)
    expect(await passing(open, ada)).toEqual([0, 2, 3])
    for (const seat of [0, 2, 3]) await plays(nth(people, seat), PASS, others)
    await again.until(() => asked(again).includes(1))
    await again.must(WAKE)
    await plays(again, { kind: 'income', role: 'peasant' }, others)
    await plays(ada, PASS, others)
    await plays(nth(people, 2), PASS, others)
    await plays(nth(people, 3), PASS, others)
    expect([stage(ada), await passing(open, ada)]).toEqual(['last call', [0, 1, 2, 3]])
  })

  test('is not written to where they are passed for', async () => {
    const letters: string[] = []
    const post = { knows: () => true, write: (device: string) => void letters.push(device) }
    const open = await stillHouse({ instead: { post } })
    const people = await four(open.port)
    const [ada, ben, cleo] = people
    await ben.must(DOZE)
    await hangUp(ben, ada)
    await hangUp(cleo, ada)
    letters.length = 0
    await plays(ada, { kind: 'income', role: 'peasant' }, [ada])
    expect(letters).toEqual([deviceOf(cleo.token)])
  })
})

/** Puppets that harvest and want nothing else. */
const harvesters = async ({ view }: Thought): Promise<Move> => {
  const open = rules.moves(view) as Move[]
  const wants = (kind: string, role?: string) => open.find((move) => move.kind === kind && move.role === role)
  return wants('pass') ?? wants('income', 'peasant') ?? nth(open, 0, 'move')
}

test('a person among puppets is asked only about what concerns them, and the game goes on', async () => {
  const { port } = await house({ instead: { think: harvesters } })
  const { people } = await tableOf(port, 1, 4, settings(4))
  const ada = nth(people, 0)
  await start(people)
  await ada.must(DOZE)
  const round = () => (ada.view.table as unknown as { round: number }).round
  const [spared, needed] = [new Set<number>(), new Set<number>()]
  const isNeeded = () => {
    const isSpared = rules.idle?.(ada.view) !== undefined
    if (ada.moves.length > 0) (isSpared ? spared : needed).add(ada.view.agenda.question)
    return ada.moves.length > 0 && !isSpared
  }
  for (;;) {
    await ada.until(() => round() > 2 || isNeeded())
    if (round() > 2) break
    const open = ada.moves as readonly Move[]
    const move = open.find(({ role }) => role === 'peasant') ?? nth(open, 0, 'move')
    await plays(ada, move)
  }
  // A first token and two deeds are hers; the windows and last calls of six other turns, and two last calls of her own, are not.
  expect([needed.size, spared.size]).toEqual([3, 14])
})

describe('nobody dozes', () => {
  test('in words that mean nothing, without a table, without a seat, behind a curtain, in the lobby, or when it is over', async () => {
    const { port } = await house()
    const stranger = await connect(port)
    for (const until of ['dawn', 1, null, undefined, ['concerned']])
      expect(await toldRaw(stranger, { is: 'doze', id: 'x', until })).toMatchObject({ why: 'malformed' })
    expect(await toldRaw(stranger, { ...DOZE, id: 'x', seat: 1 })).toMatchObject({ why: 'malformed' })
    expect(await told(stranger, DOZE)).toBe('not at a table')
    const { code, people } = await tableOf(port, 2, 4, settings(4))
    const [ada, ben] = people as [Seated, Seated]
    expect(await told(ada, DOZE)).toBe('not now')
    await start(people)
    await stranger.must({ is: 'enter', code })
    expect(await told(stranger, DOZE)).toBe('not seated')
    await ben.must({ is: 'enter', code, as: 'curtain' })
    expect(await told(ben, DOZE)).toBe('not seated')
    await done(ada, { is: 'close' })
    expect(await told(ada, DOZE)).toBe('not now')
  })

  test.each(games.filter(({ idle }) => !idle))('at $key, which has no such thing', async (game) => {
    const { port } = await house()
    const seats = Math.max(4, game.seats[0])
    const { people } = await tableFor([await connect(port)], seats, settingsFor(seats, {}, game))
    await start(people)
    expect(await told(nth(people, 0), DOZE)).toBe('not now')
  })
})

test('of too many games the house forgets that which dozes for longest', () => {
  const dozers = new Dozers(2)
  const games = [1, 2, 3].map((round) => ({ code: 'ABC', round }))
  for (const game of games) dozers.add(game, 'ada')
  expect(games.map((game) => dozers.has(game, 'ada'))).toEqual([false, true, true])
  dozers.drop(nth(games, 2), 'ada')
  expect(dozers.has(nth(games, 2), 'ada')).toBe(false)
  expect(dozers.has(nth(games, 1), 'ben')).toBe(false)
})
