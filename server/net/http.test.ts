import { once } from 'node:events'
import { connect as dialRaw } from 'node:net'
import { text as allOf } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import { closeCodes } from '../../protocol/words.ts'
import { closeAll, connect, house, newFolder, playOut, start, tableOf } from '../../test/open.ts'
import { emptyPage } from '../../test/page.ts'
import {
  closing,
  comeBack,
  firstBegins,
  gameOf,
  knows,
  lobbyOf,
  newTicket,
  recordOf,
  type Two,
  told,
} from '../../test/tables.ts'
import { deviceOf } from './socket.ts'

afterEach(closeAll)

describe('over HTTP', () => {
  const get = (port: number, path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })

  test('every answer says what a page of ours may do, and what nobody may do with it', async () => {
    const { port } = await house()
    for (const path of ['/', '/healthz', '/nowhere', '/record/000000/1']) {
      const { headers } = await get(port, path)
      const policy = sure(headers.get('content-security-policy'), 'policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test.each(['/nowhere', '/server/main.ts', '/..%2fserver/main.ts', '/assets/', '/record', '/socket', '/%00'])(
    '%s is not there, and the answer tells nothing else',
    async (path) => {
      const { port } = await house()
      const answer = await get(port, path)
      expect([answer.status, await answer.text()]).toEqual([404, '404\n'])
    },
  )

  test('a house says that it lives and that it is ready, and while it closes that it is not', async () => {
    const open = await house({ limits: { goodbye: 600_000 } })
    for (const path of ['/healthz', '/readyz']) expect(await (await get(open.port, path)).text()).toBe('ok\n')
    expect(await (await get(open.port, '/kept')).json()).toEqual({ days: null })
    const waiting = dialRaw(open.port, '127.0.0.1')
    await once(waiting, 'connect')
    waiting.write('GET /readyz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n')
    await get(open.port, '/healthz')
    // A question that was begun before it closed is still answered.
    const closed = open.close()
    waiting.write('\r\n')
    expect(await allOf(waiting)).toMatch(/^HTTP\/1.1 503 (.|\s)*closing\n/)
    await closed
  })

  test('figures are for this machine alone', async () => {
    const { port } = await house()
    await gameOf(port, 3, 3)
    const figures = await (await get(port, '/metrics')).text()
    expect(figures).toMatch(/humbug_events_total\{kind="command"\} [1-9]/)
    expect(figures).toContain('humbug_sockets 3')
    const proxied = await get(port, '/metrics', { 'x-forwarded-for': '127.0.0.1' })
    expect([proxied.status, await proxied.text()]).toEqual([403, '403\n'])
  })

  test('somebody who asks for records too often is told so', async () => {
    const { port } = await house({ limits: { recordBurst: 1, recordEvery: 60_000 } })
    const answers = [await get(port, '/record/000000/1'), await get(port, '/record/000000/1'), await get(port, '/')]
    expect(answers.map(({ status }) => status)).toEqual([404, 429, 200])
  })

  test('somebody who asks too often is told so', async () => {
    const { port } = await house({ limits: { requestBurst: 2, requestsPerSecond: 0.01 } })
    const answers = [await get(port, '/'), await get(port, '/healthz'), await get(port, '/')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})

describe('the house', () => {
  test('says goodbye when it closes, and that one may come back', async () => {
    const open = await house()
    const { people } = await lobbyOf(open.port, 2, 3)
    const codes = people.map(closing)
    await open.close()
    expect(await Promise.all(codes)).toEqual([closeCodes.restart, closeCodes.restart])
    expect(people.map(({ farewell }) => farewell)).toEqual(['restart', 'restart'])
  })

  test('does not wait for one who never hangs up', async () => {
    const open = await house({ limits: { goodbye: 50 } })
    const { socket } = await connect(open.port)
    socket.pause()
    await open.close()
    await expect(fetch(`http://127.0.0.1:${open.port}/healthz`)).rejects.toThrow()
  })

  test("closes without trouble in the middle of the bots' play, and the next one lets them finish", async () => {
    const log: string[] = []
    const plan = { data: newFolder(), log: 'info', logTo: { write: (line: string) => log.push(line) } }
    const first = await house(plan)
    const tables = await Promise.all(Array.from({ length: 12 }, () => gameOf(first.port, 1, 3)))
    const leavers = tables.map(({ code, people }) => ({ code, leaver: at(people, 0) }))
    const leaves = leavers.map(async ({ leaver }) => ({ leaver, ...(await leaver.must({ is: 'leave' })) }))
    await Promise.all((await Promise.all(leaves)).map(({ leaver, seq }) => knows([leaver], sure(seq, 'seq') + 2)))
    await first.close()
    const { port } = await house(plan)
    for (const { code, leaver } of leavers) {
      await comeBack(port, leaver, code)
      await leaver.until(() => leaver.shown.stage === 'over')
      expect(verify(await (await recordOf(port, leaver, `${code}/1`)).text(), findGame)).toMatchObject({ fair: true })
    }
    expect(log.join('')).toContain('"msg":"closed"')
    expect(log.join('')).not.toContain('"msg":"trouble"')
  })

  test('writes no secret into its log', async () => {
    const log: string[] = []
    const page = {
      ...emptyPage,
      get html(): never {
        throw new Error('something about a hand')
      },
    }
    const { port } = await house({ page, log: 'trace', logTo: { write: (line) => log.push(line) } })
    const { code, people } = await tableOf(port, 2, 3, firstBegins(3, { talk: 'free' }), 'open sesame')
    const [host] = people as Two
    await host.must({ is: 'say', words: { is: 'text', text: 'nobody reads this' } })
    const { ticket, hash } = newTicket()
    await host.must({ is: 'ticket', hash })
    expect(await told(await connect(port), { is: 'enter', code, password: 'a wrong one' })).toBe('wrong password')
    await start(people)
    await playOut(people)
    expect(await told(host, { is: 'move', question: 1, move: { kind: 'shake' } })).toBe('over')
    const broken = await fetch(`http://127.0.0.1:${port}/`)
    expect([broken.status, await broken.text()]).toEqual([500, '500\n'])
    const written = log.join('')
    expect(written).toContain('"msg":"open"')
    expect(written).toContain('"msg":"trouble"')
    const secrets = [
      ...people.flatMap(({ token }) => [token, deviceOf(token)]),
      ...['open sesame', 'a wrong one', 'nobody reads this', 'something about a hand', 'Guest 1', 'dice', 'claim'],
      ...[ticket, hash, sure(host.shown.seed, 'seed'), code],
    ]
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  })
})
