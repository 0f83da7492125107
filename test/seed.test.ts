import { afterEach, expect, test, vi } from 'vitest'
import { wished } from './draw.ts'
import { freshSeed } from './seed.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a seed is new for each name, stays the same for one, and is said once with the way to repeat it', () => {
  vi.stubEnv('HUMBUG_SEED', undefined)
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const seeds = ['dice', 'cards', 'goblets'].map(freshSeed)
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
  expect(new Set(seeds).size).toBeGreaterThan(1)
  expect(['dice', 'cards', 'goblets'].map(freshSeed)).toEqual(seeds)
  const [dice] = seeds
  expect(said).toHaveLength(3)
  expect(said[0]).toBe(`seed dice: ${dice} (HUMBUG_SEED=${dice} npm run test:unit -- test/seed.test.ts repeats it)\n`)
})

test('what HUMBUG_SEED says is what is tried', () => {
  vi.stubEnv('HUMBUG_SEED', '4294967295')
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(freshSeed('wished')).toBe(4_294_967_295)
  expect(said).toHaveBeenCalledOnce()
})

test.each(['seven', '-1', '1.5', '4294967296', 'NaN'])('%s is no seed', (text) => {
  expect(() => wished(text)).toThrow(text)
})

test('no wish is no seed', () => {
  expect(wished(undefined)).toBeUndefined()
  expect(wished('')).toBeUndefined()
  expect(wished('0')).toBe(0)
})
