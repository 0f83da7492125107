import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import { legible } from '../../protocol/wire/packed.ts'
import { closeAll, connect, house, playOut, type Seated, settingsFor, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { gameOf, hangUp, slowBots, told } from '../../test/tables.ts'
import type { House } from '../house/house.ts'
import { deviceOf } from '../net/socket.ts'
import type { Guest } from '../ports.ts'

afterEach(closeAll)

const few = { hardBotsPerAddress: 3 }

/** A host on the first of four chairs. */
async function table(port: number): Promise<Seated & { code: string }> {
  const host = await connect(port)
  const code = sure((await host.must({ is: 'create', settings: settingsFor(4) })).code, 'code')
  await host.must({ is: 'enter', code })
  await host.must({ is: 'sit', seat: 0, name: 'Ada' })
  return Object.assign(host, { code })
}

const hire = (host: Player, seat: number, level: Level = 'hard') => told(host, { is: 'hire', seat, level })

test('so many hard puppets play for one address, and no more; others as many as there are chairs', async () => {
  const { port } = await house({ limits: few })
  const [here, there] = [await table(port), await table(port)]
  expect([await hire(here, 1), await hire(here, 2), await hire(there, 1)]).toEqual(['ok', 'ok', 'ok'])
  expect([await hire(here, 3), await hire(there, 2)]).toEqual(['too many puppets', 'too many puppets'])
  expect([await hire(here, 3, 'normal'), await hire(there, 2, 'easy')]).toEqual(['ok', 'ok'])
  expect(await told(here, { is: 'start' })).toBe('ok')
})

test.each<[string, (host: Seated) => Promise<unknown>]>([
  ['sent away', (host) => host.must({ is: 'dismiss', seat: 1 })],
  ['made easier', (host) => host.must({ is: 'hire', seat: 1, level: 'easy' })],
  ['at a table that is closed', (host) => host.must({ is: 'close' })],
  [
    'in a game that is over',
    async (host) => {
      await start([host])
      await playOut([host])
    },
  ],
])('one that is %s makes room for another', async (_, makeRoom) => {
  const { port } = await house({ limits: few })
  const [here, there] = [await table(port), await table(port)]
  for (const seat of [1, 2, 3]) expect(await hire(here, seat)).toBe('ok')
  expect(await hire(there, 1)).toBe('too many puppets')
  await makeRoom(here)
  expect(await hire(there, 1)).toBe('ok')
})

test('who starts a game answers for the puppets in it, and so does who lets one stand in', async () => {
  const { port } = await house({ limits: { ...few, ...slowBots } })
  const here = await table(port)
  for (const seat of [1, 2, 3]) await hire(here, seat)
  expect(await told(here, { is: 'start' })).toBe('ok')
  const { people } = await gameOf(port, 2, 3)
  const [first, second] = [at(people, 0), at(people, 1)]
  await hangUp(second, first)
  expect(await told(first, { is: 'stand in', seat: 1, level: 'hard' })).toBe('too many puppets')
  expect(await told(first, { is: 'stand in', seat: 1, level: 'normal' })).toBe('ok')
})

test('another address has puppets of its own, and what somebody asks in vain makes nobody’s puppets theirs', async () => {
  const { port, house: inside } = await house({ limits: few })
  const [here, there] = [await table(port), await table(port)]
  for (const seat of [1, 2, 3]) await hire(here, seat)
  const elsewhere = stranger(inside)
  const { code } = await elsewhere.must({ is: 'create', settings: settingsFor(4) })
  await elsewhere.must({ is: 'enter', code: here.code })
  expect(await told(elsewhere, { is: 'start' })).toBe('not host')
  expect(await hire(there, 1)).toBe('too many puppets')
  await elsewhere.must({ is: 'enter', code: sure(code, 'code') })
  expect(await told(elsewhere, { is: 'hire', seat: 1, level: 'hard' })).toBe('ok')
})

/** Somebody who comes from another address. */
function stranger(inside: House): Player {
  const player = new Player()
  const guest: Guest = {
    device: deviceOf(player.token),
    address: 'elsewhere',
    alive: true,
    send: (frame) => player.hear(legible(frame)),
  }
  player.plug((text) => {
    const ask = JSON.parse(text)
    if (ask.is !== 'hello') void inside.hear(guest, ask)
  })
  return player
}
