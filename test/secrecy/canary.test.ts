import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { deviceOf } from '../../server/net/socket.ts'
import { closeAll, connect, house, newFolder, playOut, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { canary, conduct, hands } from './birds.ts'

afterEach(closeAll)

const PASSWORD = canary('password')

test('no frame, log or list ever shows what it must not', async () => {
  const data = newFolder()
  const log: string[] = []
  const logTo = { write: (text: string) => log.push(text) }
  const { port } = await house({ data, log: 'trace', logTo, instead: { conduct } })
  const { code, people } = await tableOf(port, 3, 4, { talk: 'free', listed: 'listed' }, PASSWORD)
  const watcher = await connect(port)
  await watcher.must({ is: 'enter', code, password: PASSWORD })
  await start(people)
  await at(people, 0).must({ is: 'say', words: { is: 'text', text: canary('talk') } })

  // Somebody goes and comes back; a seat moves to another device; a stranger looks at the list.
  const back = await connect(port, new Player(at(people, 1).token))
  await back.must({ is: 'enter', code, seen: 0 })
  const stranger = await connect(port)
  await stranger.ask({ is: 'list' })
  await stranger.ask({ is: 'enter', code, password: canary('guess') })
  await stranger.ask({ is: 'move', question: 1, move: { kind: canary('move') } })
  await playOut(people)

  for (const [seat, player] of [...people.entries(), [1, back] as const]) expect(hands(player.heard)).toEqual([seat])
  expect(hands(watcher.heard)).toEqual([])
  expect(hands(stranger.heard)).toEqual([])
  const everybody = [...people, watcher, stranger, back]
  const frames = everybody.flatMap(({ heard }) => heard).join('\n')
  for (const secret of ['box', 'password', 'guess', 'move']) expect(frames).not.toContain(canary(secret))
  const tokens = everybody.flatMap(({ token }) => [token, deviceOf(token)])
  for (const token of tokens) expect(frames).not.toContain(token)
  expect(log.join('')).not.toMatch(/canary/)
  for (const token of tokens) expect(log.join('')).not.toContain(token)

  // On disk a token is only ever a hash, and a password is not there at all.
  const disk = readFileSync(join(data, 'humbug.db'), 'latin1') + readFileSync(join(data, 'humbug.db-wal'), 'latin1')
  for (const { token } of everybody) expect(disk).not.toContain(token)
  expect(disk).not.toContain(PASSWORD)
  expect(disk).toContain(deviceOf(at(people, 0).token))
})

test('the seed is in no frame before the game is over', async () => {
  const { port } = await house()
  const { people } = await tableOf(port, 3, 4)
  await start(people)
  await playOut(people)
  const { seed } = at(people, 0).shown
  for (const { heard } of people) {
    const opened = heard.findIndex((text) => text.includes(sure(seed, 'seed')))
    expect(opened).toBeGreaterThan(0)
    expect(JSON.stringify(heard[opened])).toMatch(/over/)
  }
})
