import { afterEach, describe, expect, test, vi } from 'vitest'
import { token } from './device.ts'
import { forget, keep, kept, keptKeys } from './kept.ts'
import { forgetSpare, keepSpare, readBack, recollect, secretsHere, written } from './spare.ts'

const other = '5a'.repeat(32)
const noAnswer = vi.fn()

interface Asked {
  readonly method: string
  readonly body: string | null
}

/** A house that answers one question after the other. */
function houseSays(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: Asked) => {
    asked.push({ method, body })
    const answer = answers.shift() ?? new Response(null, { status: 204 })
    if (answer instanceof Error) throw answer
    return answer
  })
  return asked
}

/** A drawer that lasts beyond the page. */
function drawer(): Map<string, string> {
  const things = new Map<string, string>()
  const localStorage = new Proxy(
    {
      getItem: (key: string) => things.get(key) ?? null,
      setItem: (key: string, value: string) => void things.set(key, value),
      removeItem: (key: string) => void things.delete(key),
    },
    { ownKeys: () => [...things.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
  vi.stubGlobal('localStorage', localStorage)
  return things
}

afterEach(() => {
  for (const key of keptKeys('')) forget(key)
  for (const key of ['token', 'pass.ABC123', 'pass.DEF456']) forget(key)
  noAnswer.mockClear()
  vi.unstubAllGlobals()
})

describe('what is written into a cookie', () => {
  test('can be read back, in every script, and has only letters that a cookie may have', () => {
    const secrets = { token: other, 'pass.ABC123': JSON.stringify([{ name: 'Zoë 🦊', half: other }]) }
    expect(written(secrets)).toMatch(/^[\w-]+$/)
    expect(readBack(written(secrets))).toEqual(secrets)
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['no letters of ours', '%%%%'],
    ['no list', btoa('[1]')],
    ['no secret', btoa('{"name":"Ada"}')],
    ['half a secret', btoa(JSON.stringify({ token: 'abc' }))],
  ])('is nothing if it is %s', (_, text) => {
    expect(readBack(text)).toBeUndefined()
  })

  test('brings back secrets and nothing else', () => {
    const more = { token: other, sound: 'on', 'pass.ABC123': '[]', 'pass.../../x': '[]', 'pass.DEF456': 7 }
    expect(readBack(written(more as never))).toEqual({ token: other, 'pass.ABC123': '[]' })
  })

  test('has room for the people at this table first', () => {
    const people = (letter: string, length: number) => JSON.stringify([letter.repeat(length)])
    keep('pass.ABC123', people('a', 1800))
    keep('pass.DEF456', people('d', 1800))
    expect(Object.keys(secretsHere('DEF456'))).toEqual(['token', 'pass.DEF456'])
    expect(Object.keys(secretsHere('ABC123'))).toEqual(['token', 'pass.ABC123'])
    keep('pass.DEF456', people('d', 400))
    expect(Object.keys(secretsHere('ABC123'))).toEqual(['token', 'pass.ABC123', 'pass.DEF456'])
    expect(written(secretsHere('ABC123')).length).toBeLessThan(3500)
  })
})

describe('a device that knows nothing', () => {
  test('asks the house, and where that knows nothing either, it is a new one', async () => {
    const asked = houseSays()
    await recollect(noAnswer)
    expect(asked).toEqual([{ method: 'POST', body: null }])
    expect(kept('token')).toBe(token)
    // From now on it knows who it is.
    await recollect(noAnswer)
    expect(asked).toHaveLength(1)
  })

  test('begins anew with what comes back', async () => {
    const things = drawer()
    houseSays(new Response(written({ token: other, 'pass.ABC123': '[]' })))
    const reloaded = new Promise<void>((done) => vi.stubGlobal('location', { reload: done }))
    void recollect(noAnswer)
    await reloaded
    expect([...things]).toEqual([
      ['humbug.token', other],
      ['humbug.pass.ABC123', '[]'],
    ])
  })

  test('that can keep nothing does not begin anew for ever', async () => {
    houseSays(new Response(written({ token: other })))
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    await recollect(noAnswer)
    expect([reload.mock.calls.length, kept('token')]).toEqual([0, token])
  })

  test('decides nothing before the house has answered', async () => {
    vi.useFakeTimers()
    const busy = new Response(null, { status: 503 })
    const asked = houseSays(new TypeError('no line'), busy, new Response(null, { status: 204 }))
    const found = recollect(noAnswer)
    for (const tries of [1, 2]) {
      await vi.waitFor(() => expect(noAnswer).toHaveBeenCalledTimes(tries))
      expect(kept('token')).toBe(null)
      await vi.advanceTimersByTimeAsync(2000)
    }
    await found
    vi.useRealTimers()
    expect([asked.length, kept('token')]).toEqual([3, token])
  })
})

describe('a device that sits', () => {
  test('has a spare key kept, once for each thing it knows', async () => {
    const asked = houseSays()
    await recollect(noAnswer)
    await keepSpare('ABC123')
    await keepSpare('ABC123')
    keep('pass.ABC123', '[]')
    await keepSpare('ABC123')
    expect(asked.map(({ method, body }) => [method, body && readBack(body)])).toEqual([
      ['POST', null],
      ['PUT', { token }],
      ['PUT', { token, 'pass.ABC123': '[]' }],
    ])
  })

  test('that was forgotten in another window does not come back', async () => {
    const asked = houseSays()
    keep('token', other)
    await keepSpare('ABC123')
    expect(asked).toEqual([])
  })

  test('is not forgotten without the house', async () => {
    houseSays(new TypeError('no line'), new Response(null, { status: 429 }), new Response(null, { status: 204 }))
    expect([await forgetSpare(), await forgetSpare(), await forgetSpare()]).toEqual(['no line', 'no line', 'gone'])
  })
})
