import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepOwn, keptOwn, sealWith } from './sealed.ts'

/** A device's memory, as a browser has it. */
const shelf = new Map<string, string>()
const storage = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
}
beforeEach(() => Object.assign(globalThis, { localStorage: storage }))
afterEach(() => {
  shelf.clear()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('notes lie open on one’s own device, and under a seal on one that is passed round', () => {
  keepOwn('hoax.notes.ABC123.1', 'Ada is the Thief')
  expect([...shelf.values()]).toEqual(['Ada is the Thief'])
  shelf.clear()

  sealWith('11'.repeat(32))
  keepOwn('hoax.notes.ABC123.1', 'Ada is the Thief')
  expect(keptOwn('hoax.notes.ABC123.1')).toBe('Ada is the Thief')
  expect(JSON.stringify([...shelf])).not.toMatch(/Ada|Thief|ABC123|hoax/)
  const [first] = [...shelf.values()]
  keepOwn('hoax.notes.ABC123.1', 'Ada is the Thief')
  expect(shelf.size).toBe(1)
  expect([...shelf.values()]).not.toEqual([first])

  // Somebody else finds nothing, and makes no sense of it under its name either.
  sealWith('22'.repeat(32))
  expect(keptOwn('hoax.notes.ABC123.1')).toBe(null)
})
