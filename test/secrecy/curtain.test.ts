import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { at as nth, sure } from '../../kernel/at.ts'
import { closeAll, connect, house, playOut, settingsFor, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { hangUp, nextFrame, type One, type Two } from '../tables.ts'
import { canary, conduct, hands } from './birds.ts'

afterEach(closeAll)

const PASSWORD = 'sesame'
const deviceOf = (token: string) => createHash('sha256').update(token, 'hex').digest('hex')

/** A table of three behind a door: the host, and two who share a phone whose own token has no seat. */
async function shared() {
  const { port, house: here } = await house({ instead: { conduct } })
  const { code, people } = await tableOf(port, 1, 3, { watching: 'closed' }, PASSWORD)
  const [host] = people as One
  const phone = new Player()
  const sharers = await Promise.all([connect(port), connect(port)])
  for (const [at, sharer] of sharers.entries()) {
    await host.must({ is: 'dismiss', seat: at + 1 })
    await sharer.must({ is: 'enter', code, password: PASSWORD })
    await sharer.must({ is: 'sit', seat: at + 1, name: `Sharer ${at}`, phone: deviceOf(phone.token) })
  }
  const curtain = await connect(port, phone)
  await curtain.must({ is: 'enter', code, as: 'curtain' })
  return { port, here, code, host, sharers, curtain }
}

const presence = ({ heard }: Player) =>
  JSON.parse(
    sure(
      heard.findLast((text) => text.includes('"is":"here"')),
      'frame that says who is here',
    ),
  )

test('a curtain comes in with those who share its phone, and never sees a hand', async () => {
  const { port, here, code, host, sharers, curtain } = await shared()
  await start([host, ...sharers])
  await curtain.until(() => curtain.room?.stage === 'playing')
  expect(curtain.game).toBeDefined()
  await playOut([host, ...sharers])
  await curtain.until(() => curtain.room?.stage === 'over')
  expect(hands(curtain.heard)).toEqual([])
  expect(curtain.heard.join('')).not.toMatch(/"hand"|"mine"/)
  expect(curtain.heard.join('')).not.toContain(canary('box'))
  for (const wish of [{ is: 'leave' }, { is: 'pause' }, { is: 'sit', name: 'Phone' }] as const) {
    expect(await curtain.ask(wish)).toMatchObject({ is: 'no', why: 'not seated' })
  }
  // Afterwards the phone may have the record of what was played on it, and finds the table again.
  expect(await here.archive.record(deviceOf(curtain.token), code, 1)).toContain('"humbug":2')
  const listed = await curtain.ask({ is: 'mine' })
  expect(listed).toMatchObject({ tables: [{ code }] })
  const stranger = await connect(port)
  expect(await stranger.ask({ is: 'enter', code, as: 'curtain' })).toMatchObject({ why: 'wrong password' })
})

test('who waits behind a curtain is here, as long as the phone is, in whoever’s name', async () => {
  const { port, code, host, sharers, curtain } = await shared()
  for (const { socket } of sharers) socket.close()
  await host.until(() => presence(host).watchers === 0 && presence(host).seats.length === 3)
  expect(presence(host)).toMatchObject({ screens: 0, away: [], phones: 1 })
  // One of them takes the phone in hand.
  const inHand = await connect(port, new Player(nth(sharers, 0).token))
  await inHand.must({ is: 'enter', code })
  curtain.socket.close()
  // Under a name that this device has not used before.
  await inHand.ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } }, 'hello')
  await host.until(() => host.heard.some((text) => text.includes('"phrase":"hello"')))
  expect(presence(host).seats).toEqual([0, 1, 2])
  inHand.socket.close()
  await host.until(() => presence(host).seats.length === 1)
  expect(presence(host).away.map(({ seat }: { seat: number }) => seat)).toEqual([1, 2])
  expect(presence(host)).not.toHaveProperty('phones')
})

test('who moves their seat to a device of their own no longer shares', async () => {
  const { port, code, host, sharers, curtain } = await shared()
  const letters = 'ab'.repeat(32)
  await nth(sharers, 1).must({ is: 'ticket', hash: deviceOf(letters) })
  const own = await connect(port)
  await own.must({ is: 'claim', code, ticket: letters })
  for (const { socket } of [...sharers, own]) socket.close()
  await host.until(() => presence(host).seats.length === 2)
  expect(presence(host).seats).toEqual([0, 1])
  expect(curtain.farewell).toBeUndefined()
})

test('nobody looks on unseen behind a curtain: neither a stranger nor who hosts without a seat', async () => {
  const { port } = await house()
  const { code, people } = await tableOf(port, 2, 3)
  const [host, guest] = people as Two
  const stranger = await connect(port)
  await stranger.must({ is: 'enter', code, as: 'curtain' })
  await start(people)
  await stranger.until(() => stranger.game !== undefined)
  for (const player of [host, guest]) {
    await player.until(() => presence(player).watchers === 1)
    expect(presence(player)).toMatchObject({ seats: [0, 1], screens: 0, foreign: 0 })
  }
  // A phone of the table behind its curtain is the people who sit there, and nobody besides.
  const curtain = await connect(port, new Player(guest.token))
  await curtain.must({ is: 'enter', code, as: 'curtain' })
  await nextFrame(curtain, 'here', 0)
  expect(presence(curtain)).toMatchObject({ seats: [0, 1], watchers: 1 })
  await hangUp(stranger, host)
  expect(presence(host).watchers).toBe(0)

  const keeper = await connect(port)
  const laid = sure((await keeper.must({ is: 'create', settings: settingsFor(3) })).code, 'code')
  const sitter = await connect(port)
  await sitter.must({ is: 'enter', code: laid })
  await sitter.must({ is: 'sit', name: 'Ada' })
  await keeper.must({ is: 'enter', code: laid, as: 'curtain' })
  await sitter.until(() => presence(sitter).watchers === 1)
})
