import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { type Glance, same, type View } from '../../kernel/state.ts'
import type { Glimpse } from '../../web/app/glimpse.ts'
import { closeAll, connect, house, playOut, settingsFor, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { hangUp, nextFrame, type Two } from '../tables.ts'
import { canary, conduct, hands } from './birds.ts'

afterEach(closeAll)

/** What somebody was last told of who is here. */
const presence = ({ heard }: Player) =>
  JSON.parse(
    sure(
      heard.findLast((text) => text.includes('"is":"here"')),
      'frame that says who is here',
    ),
  )

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
  await host.until(() => presence(host).screens === 1)
  expect(presence(host)).toMatchObject({ seats: [0], watchers: 0, screens: 1, foreign: 0 })

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

describe('a stranger’s screen', () => {
  const counts = (player: Player) => {
    const { watchers, screens, foreign } = presence(player)
    return { watchers, screens, foreign }
  }
  const hears = async (player: Player, told: object) => {
    await nextFrame(player, 'here', 0)
    await player.until(() => same(counts(player), told))
  }

  test('is an onlooker whom everybody is told of, once for all its windows', async () => {
    const { port } = await house()
    const { code, people } = await tableOf(port, 2, 4)
    const [host, guest] = people as Two
    const screen = await connect(port)
    await screen.must({ is: 'enter', code, as: 'screen' })
    const one = { watchers: 1, screens: 0, foreign: 1 }
    for (const player of [host, guest, screen]) await hears(player, one)
    for (const as of ['screen', 'curtain', undefined] as const) {
      const window = await connect(port, new Player(screen.token))
      await window.must({ is: 'enter', code, ...(as && { as }) })
      await hears(window, one)
    }
    const phone = await connect(port)
    await phone.must({ is: 'enter', code })
    for (const player of [host, guest, phone]) await hears(player, { watchers: 2, screens: 0, foreign: 1 })
    await hangUp(phone, host)
    expect(counts(host)).toEqual(one)
  })

  test('is the table’s as long as its device sits there', async () => {
    const { port } = await house()
    const { code, people } = await tableOf(port, 1, 4)
    const host = at(people, 0)
    const screen = await connect(port)
    await screen.must({ is: 'enter', code, as: 'screen' })
    const sitter = await connect(port, new Player(screen.token))
    await sitter.must({ is: 'enter', code })
    await host.must({ is: 'dismiss', seat: 1 })
    await hears(host, { watchers: 1, screens: 0, foreign: 1 })
    await sitter.must({ is: 'sit', name: 'Ada' })
    await hears(host, { watchers: 0, screens: 1, foreign: 0 })
    await sitter.must({ is: 'leave' })
    await hears(host, { watchers: 1, screens: 0, foreign: 1 })
  })

  test('is what one who hosted without a seat has put up, once somebody else hosts', async () => {
    const { port } = await house()
    const host = await connect(port)
    const { code } = await host.must({ is: 'create', settings: settingsFor(3) })
    const guest = await connect(port)
    for (const player of [host, guest]) await player.must({ is: 'enter', code: sure(code, 'code') })
    await guest.must({ is: 'sit', seat: 0, name: 'Ada' })
    const screen = await connect(port, new Player(host.token))
    await screen.must({ is: 'enter', code: sure(code, 'code'), as: 'screen' })
    await hears(guest, { watchers: 1, screens: 1, foreign: 0 })
    await host.must({ is: 'hand on', seat: 0 })
    await hears(guest, { watchers: 1, screens: 0, foreign: 1 })
  })
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
