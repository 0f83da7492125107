import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { coturnPath } from '../../test/coturn/found.ts'
import { openTurn } from '../../test/coturn/server.ts'
import { freePort } from '../../test/free-port.ts'
import { newFolder } from '../../test/open.ts'
import { here, inEnglish } from '../heard.ts'
import { ill, well } from './finding.ts'
import { answersStun } from './stun.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { found } from './visit.ts'
import { voices } from './voices.ts'

inEnglish()

/** Somebody at a port of UDP who answers whatever comes with these. */
async function answering(...answers: readonly ((asked: Buffer) => Buffer)[]): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  socket.on('message', (asked, { port }) => {
    for (const answer of answers) socket.send(answer(asked), port, '127.0.0.1')
  })
  return socket.address().port
}

const nonsense = () => Buffer.from('who is there?')
const toAnother = () => Buffer.concat([Buffer.from([1, 1]), Buffer.alloc(18)])
const answer = (asked: Buffer) => Buffer.concat([Buffer.from([1, 1, 0, 0]), asked.subarray(4)])

test('an answer is one to what was asked', async () => {
  expect(await answersStun('127.0.0.1', await answering(nonsense, toAnother, answer), 60_000)).toBe(true)
  expect(await answersStun('127.0.0.1', await answering(nonsense, toAnother), 100)).toBe(false)
})

test('a server that is silent, unknown, or spoken to otherwise', async () => {
  const silent = `turn:127.0.0.1:${await freePort()}?transport=udp`
  const [unknown, sealed] = ['stun:nowhere.invalid', 'turns:127.0.0.1:5349?transport=tcp']
  expect(await found(voices, { turn: [silent, unknown, sealed] })).toEqual([
    ill(en.voices.silent(silent)),
    ill(en.voices.unknown(unknown)),
    well(en.voices.unasked(sealed)),
  ])
  expect(await found(voices, {})).toEqual([])
})

test('servers are named as to a house, and nothing else is taken for one', async () => {
  const server = `stun:127.0.0.1:${await answering(answer)}`
  const words = ['doctor', '--data', newFolder(), '--port', '1', '--turn']
  const { out } = await here(...words, `${server},${server}`, '--json')
  const said = { check: 'voices', ...well(en.voices.answers(server)) }
  expect(JSON.parse(out).found.filter(({ check }: { check: string }) => check === 'voices')).toEqual([said, said])
  expect((await here(...words, server, '--lang', 'de')).out).toContain(de.voices.answers(server))
  expect(await here(...words, 'parlour.example')).toMatchObject({ status: 2, err: expect.stringContaining('--turn') })
})

describe.skipIf(!coturnPath())('coturn', () => {
  test('answers', async () => {
    const { server, close } = await openTurn()
    onTestFinished(close)
    expect(await found(voices, { turn: [server] })).toEqual([well(en.voices.answers(server))])
  })
})
