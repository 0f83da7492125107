import { beforeEach, describe, expect, test } from 'vitest'
import { promise } from '../../kernel/fair.ts'
import type { Room } from '../../protocol/room.ts'
import { ahead, line, type Wish } from './line.ts'
import { followDeal, lookAway } from './luck.ts'
import { keepGiven, witnessOf } from './seen.ts'

const hex = (letter: string) => letter.repeat(64)
const [LETTER, AGREED] = [hex('c'), hex('a')]
const LONG = 60_000

let tables = 0
let code: string
let asked: Wish[]
beforeEach(() => {
  ahead.value = 0
  code = `LUCK${++tables}`
  asked = []
})

/** What the house says of a deal, with so much time left. */
function hears(room: Partial<Room>, time = LONG): void {
  const all = {
    code,
    round: 1,
    commitment: LETTER,
    chairs: [{ promise: null }, null],
    until: Date.now() + time,
    ...room,
  }
  followDeal({ room: all as unknown as Room, seat: 0 }, async (wish) => {
    asked.push(wish)
    return 'taken'
  })
}

const kindsAsked = () => asked.map(({ is }) => is)
const seen = () => witnessOf(`${code}-1`)

/** The promise that this page has made. */
function promised(): string {
  const wish = asked.find(({ is }) => is === 'promise')
  return wish?.is === 'promise' ? wish.promise : ''
}

const showing = (lying: string, more: Partial<Room> = {}): Partial<Room> =>
  ({ stage: 'showing', chairs: [{ promise: lying }, null], agreement: AGREED, ...more }) as Partial<Room>

describe('a device at a deal', () => {
  test('promises, writes down what it was shown, and opens', () => {
    hears({ stage: 'promising' })
    hears(showing(promised()))
    expect(kindsAsked()).toEqual(['promise', 'show'])
    const [start] = seen()?.starts ?? []
    expect(start).toMatchObject({ commitment: LETTER, agreement: AGREED, promises: [promised(), null] })
    expect(start?.mine).toMatchObject([{ seat: 0, got: 'sent' }])
  })

  test('keeps the first that was said of what the luck hangs on', () => {
    hears({ stage: 'promising' })
    hears(showing(promised()))
    hears(showing(promised(), { agreement: hex('b') }))
    expect(seen()?.starts).toMatchObject([{ agreement: AGREED }])
  })

  test('takes nothing from a house that says it only once the bytes are open', () => {
    hears({ stage: 'promising' })
    hears({ stage: 'showing', chairs: [{ promise: promised() }, null] as unknown as Room['chairs'] })
    hears(showing(promised()))
    expect(seen()?.starts[0]?.agreement).toBeUndefined()
  })

  test('gives nothing of which nobody could say that it was in time', () => {
    hears({ stage: 'promising' })
    for (const until of [null, Date.now() - 1, Date.now() + 1000]) hears(showing(promised(), { until }))
    expect(kindsAsked()).toEqual(['promise'])
    expect(seen()?.starts[0]?.mine[0]?.got).not.toBe('sent')
    // A house that thinks better of it hears them after all.
    hears(showing(promised()))
    expect(kindsAsked()).toEqual(['promise', 'show'])
  })

  test('opens what lies on the table, whatever another window has offered in the same moment', () => {
    hears({ stage: 'promising' })
    const [mine] = seen()?.starts[0]?.mine ?? []
    keepGiven(`${code}-1`, LETTER, { seat: 0, bytes: hex('d'), got: 'offered' })
    hears(showing(promised()))
    expect(asked.at(-1)).toEqual({ is: 'show', bytes: mine?.bytes })
    expect(seen()?.starts[0]?.mine).toHaveLength(2)
  })

  test('opens what the other window promised, if the house took that', () => {
    hears({ stage: 'promising' })
    keepGiven(`${code}-1`, LETTER, { seat: 0, bytes: hex('d'), got: 'offered' })
    hears(showing(promise(`${code}-1`, 0, hex('d'))))
    expect(asked.at(-1)).toEqual({ is: 'show', bytes: hex('d') })
  })

  test('opens nothing where a promise lies that is not its own', () => {
    hears({ stage: 'promising' })
    hears(showing(hex('e')))
    expect(kindsAsked()).toEqual(['promise'])
  })
})

describe('whoever follows a deal on an unbroken line', () => {
  const toTheEnd = () => {
    hears(showing(hex('e')))
    hears({ stage: 'playing' })
    return seen()?.line
  }

  test('can have missed no start of it', () => {
    hears({ stage: 'lobby' })
    expect(toTheEnd()).toBe('held')
  })

  test.each([
    [
      'lost the line',
      () => {
        line.value = 'lost'
      },
    ],
    ['went to another page meanwhile', lookAway],
  ])('but not who %s', (_, leaves) => {
    line.value = 'open'
    hears({ stage: 'lobby' })
    leaves()
    expect(toTheEnd()).toBe('broken')
  })
})
