import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Glance, View } from '../../kernel/state.ts'
import type { Glimpse } from '../../web/app/glimpse.ts'
import { closeAll, connect, house, playOut, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import type { Two } from '../tables.ts'
import { canary, conduct, hands } from './birds.ts'

afterEach(closeAll)

describe.each(['open', 'closed'] as const)('a screen, watching %s', (watching) => {
  test('on the device of a seat sees the game and never a hand', async () => {
    const { port } = await house({ instead: { conduct } })
    const { code, people } = await tableOf(port, 2, 4, { watching })
    // One that is there from the start, one that comes back in the middle, and one whose seat is elsewhere on the device.
    const early = await connect(port, new Player(at(people, 1).token))
    await early.must({ is: 'enter', code, as: 'screen' })
    await start(people)
    await early.until(() => early.room?.stage === 'playing')
    const late = await connect(port, new Player(at(people, 0).token))
    await late.must({ is: 'enter', code, as: 'screen', seen: 0 })
    await playOut(people)
    await Promise.all([early, late].map((screen) => screen.until(() => screen.room?.stage === 'over')))

    for (const screen of [early, late]) {
      expect(hands(screen.heard)).toEqual([])
      expect(screen.heard.join('')).not.toMatch(/"hand"|"mine"/)
      expect(screen.heard.join('')).not.toContain(canary('box'))
      expect(screen.seat).toBe(null)
      expect(screen.game).toBeDefined()
    }
    for (const [seat, person] of people.entries()) expect(hands(person.heard)).toEqual([seat])
  })

  test('of a stranger sees what a stranger sees', async () => {
    const { port } = await house({ instead: { conduct } })
    const { code, people } = await tableOf(port, 2, 4, { watching })
    const stranger = await connect(port)
    await stranger.must({ is: 'enter', code, as: 'screen' })
    await start(people)
    await stranger.until(() => stranger.room?.stage === 'playing')
    expect(stranger.game === undefined).toBe(watching === 'closed')
    expect(hands(stranger.heard)).toEqual([])
  })
})

test('a screen does nothing, and is nobody who is here', async () => {
  const { port } = await house()
  const { code, people } = await tableOf(port, 2, 4)
  const [host, guest] = people as Two
  guest.socket.close()
  await host.until(() => !host.here.includes(1))
  const screen = await connect(port, new Player(guest.token))
  await screen.must({ is: 'enter', code, as: 'screen' })
  const last = () =>
    JSON.parse(
      sure(
        host.heard.findLast((text) => text.includes('"is":"here"')),
        'here',
      ),
    )
  await host.until(() => last().screens === 1)
  expect(last()).toMatchObject({ seats: [0], watchers: 0, screens: 1 })

  const wishes = [
    { is: 'sit', name: 'Nobody' },
    { is: 'leave' },
    { is: 'start' },
    { is: 'say', words: { is: 'phrase', phrase: 'hello' } },
    { is: 'ticket', hash: '0'.repeat(64) },
    { is: 'promise', promise: '0'.repeat(64) },
    { is: 'close' },
  ] as const
  // Under names that the same device has not used at its seat.
  for (const [n, wish] of wishes.entries())
    expect(await screen.ask(wish, `screen-${n}`)).toMatchObject({ is: 'no', why: 'not seated' })
  await start([host])
  await screen.until(() => screen.room?.stage === 'playing')
  const move = { is: 'move', question: 1, move: { kind: 'shake' } } as const
  expect(await screen.ask(move, 'screen-move')).toMatchObject({ why: 'not seated' })
})

test('the page of a screen has no room for a hand', () => {
  expectTypeOf<Glimpse['hand']>().toEqualTypeOf<undefined>()
  expectTypeOf<Glimpse['seat']>().toEqualTypeOf<null>()
  expectTypeOf<Glimpse['game']>().toEqualTypeOf<Glance | undefined>()
  const seen = {} as NonNullable<Glimpse['game']>
  // @ts-expect-error what a screen sees of a game has no hand
  expect(seen.hand).toBe(undefined)
  const view = { seat: 1, hand: { dice: [2] } } as unknown as View
  // @ts-expect-error a seat's hand does not fit into what a screen holds
  const held: Pick<Glimpse, 'seat' | 'hand'> = view
  expect(held).toBe(view)
})
