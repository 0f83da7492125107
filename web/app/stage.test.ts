import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sound } from './device.ts'
import { caption, play } from './sound.ts'
import { mindStage, onStage } from './stage.ts'

/** A browser that lets a page sound only from inside a touch, and shuts it up behind a lock screen. */
class Phone extends EventTarget {
  state = 'suspended'
  touching = false
  currentTime = 0
  opened = 0
  #waiting: (() => void)[] = []

  resume(): Promise<void> {
    if (this.state === 'running' || this.touching) {
      this.state = 'running'
      this.opened++
      for (const one of this.#waiting.splice(0)) one()
      return Promise.resolve()
    }
    return new Promise((done) => this.#waiting.push(done))
  }
}

class Page extends EventTarget {
  visibilityState = 'visible'
}

/** What is made once a page is there once for all tests. */
const phone = new Phone()
const page = new Page()
const touched = new EventTarget()
vi.stubGlobal('AudioContext', function made() {
  return phone
})
mindStage(touched as never, page as never)
vi.unstubAllGlobals()

const touch = (kind: string) => {
  phone.touching = true
  touched.dispatchEvent(new Event(kind))
  phone.touching = false
}
const settled = () => new Promise<void>((done) => setImmediate(done))
/** How many of so many wishes were heard. */
async function heard(): Promise<number> {
  const part = vi.fn()
  onStage(part)
  await settled()
  return part.mock.calls.length
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', function made() {
    return phone
  })
  sound.value = 'off'
  phone.state = 'suspended'
})
afterEach(() => {
  sound.value = 'off'
  vi.unstubAllGlobals()
})

describe('a sound', () => {
  test('is not made while nobody wants any, and no touch opens anything', async () => {
    touch('pointerup')
    expect([await heard(), phone.state]).toEqual([0, 'suspended'])
  })

  test('is made from the press of the switch on', async () => {
    phone.touching = true
    sound.value = 'on'
    phone.touching = false
    expect([phone.state, await heard()]).toEqual(['running', 1])
  })

  test.each(['pointerup', 'touchend', 'click', 'keydown'])(
    'that was wished for last time waits for a %s',
    async (kind) => {
      sound.value = 'on'
      expect(await heard()).toBe(0)
      touch(kind)
      expect([phone.state, await heard()]).toEqual(['running', 1])
    },
  )

  test('that could not be made is not made later', async () => {
    sound.value = 'on'
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const parts = [vi.fn(), vi.fn()] as const
    onStage(parts[0])
    now.mockReturnValue(1300)
    onStage(parts[1])
    now.mockReturnValue(1500)
    touch('touchend')
    await settled()
    now.mockRestore()
    // The second was wished for just now.
    expect(parts.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  test('is back after the lock screen: when the page is seen again, or with the next touch', async () => {
    sound.value = 'on'
    touch('click')
    phone.state = 'interrupted'
    page.visibilityState = 'hidden'
    const { opened } = phone
    phone.touching = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect([phone.state, phone.opened]).toEqual(['interrupted', opened])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    phone.touching = false
    expect(phone.state).toBe('running')
    phone.state = 'interrupted'
    page.dispatchEvent(new Event('visibilitychange'))
    expect([phone.state, await heard()]).toEqual(['interrupted', 0])
    touch('touchend')
    expect([phone.state, await heard()]).toEqual(['running', 1])
  })

  test('that cannot be made stops nothing', async () => {
    sound.value = 'on'
    vi.spyOn(phone, 'resume').mockRejectedValueOnce(new DOMException('not now'))
    play('turn')
    await settled()
    vi.restoreAllMocks()
    expect(caption.value).toBe('turn')
  })
})
