import { expect, test } from 'vitest'
import { copyEvery } from './every.ts'
import { en } from './text.en.ts'
import { Usage } from './words.ts'

const HOUR = 3_600_000

/** A clock that stands until somebody waits, and then is at once where they wait for: no hour of it takes any time. */
function quickClock(begin: number) {
  let now = begin
  let waits = 0
  return {
    now: () => now,
    at(time: number, work: () => void) {
      waits++
      queueMicrotask(() => {
        now = Math.max(now, time)
        work()
      })
      return () => {}
    },
    get waits() {
      return waits
    },
  }
}

/** Lets it go on until the work was done so often. */
async function heardOf(first: number, times: number, work: (now: number) => string) {
  const clock = quickClock(1000)
  const said = { out: '', err: '' }
  const done: number[] = []
  let enough = () => {}
  const end = new Promise<void>((resolve) => {
    enough = resolve
  })
  const say = (where: keyof typeof said) => (text: string) => {
    said[where] += text
  }
  const voice = { out: say('out'), err: say('err'), live: false, every: Infinity }
  await copyEvery({ every: HOUR, first, clock, end }, voice, en, (now) => {
    done.push(now)
    if (done.length === times) enough()
    return work(now)
  })
  return { ...said, done, waits: clock.waits }
}

test('work that is due comes at once, and then each time it is due', async () => {
  const { out, err, done } = await heardOf(0, 3, (now) => `at ${now}`)
  expect(done).toEqual([1000, 1000 + HOUR, 1000 + 2 * HOUR])
  expect([out, err]).toEqual([done.map((now) => `at ${now}\n`).join(''), ''])
})

test('work that is not due yet waits', async () => {
  const { done } = await heardOf(5000, 2, String)
  expect(done).toEqual([5000, 5000 + HOUR])
})

test('what fails is said once, and tried at the next time and no earlier', async () => {
  const { out, err, done } = await heardOf(0, 3, (now) => {
    if (now === 1000) throw new Usage('no folder')
    if (now === 1000 + HOUR) throw Object.assign(new Error('full'), { code: 'ENOSPC', path: '/copies' })
    return 'well'
  })
  expect(done).toEqual([1000, 1000 + HOUR, 1000 + 2 * HOUR])
  expect([out, err]).toEqual(['well\n', 'humbug: no folder\nhumbug: there is no room left on the disk of “/copies”\n'])
})

test('nobody waits longer than a minute at a time: a machine may have slept', async () => {
  expect((await heardOf(0, 2, String)).waits).toBeGreaterThanOrEqual(60)
})
