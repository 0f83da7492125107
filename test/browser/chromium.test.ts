import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { chromiumPath, installer, launch } from './chromium.ts'

const { HUMBUG_CHROMIUM } = process.env
afterEach(() => {
  if (HUMBUG_CHROMIUM) process.env.HUMBUG_CHROMIUM = HUMBUG_CHROMIUM
  else delete process.env.HUMBUG_CHROMIUM
})

test('a browser is found, and it starts', async () => {
  expect(existsSync(await chromiumPath())).toBe(true)
  const browser = await launch()
  expect(browser.version()).toMatch(/^\d+\./)
  await browser.close()
})

test('one that was named is taken, and if it is not there that is said', async () => {
  process.env.HUMBUG_CHROMIUM = process.execPath
  expect(await chromiumPath()).toBe(process.execPath)
  process.env.HUMBUG_CHROMIUM = '/nowhere/chromium'
  await expect(chromiumPath()).rejects.toThrow('HUMBUG_CHROMIUM names /nowhere/chromium')
})

test('where there is none, the program that fetches one knows which', () => {
  const { status, stdout } = spawnSync(process.execPath, [installer, 'install', '--dry-run', 'chromium'])
  expect([status, String(stdout)]).toEqual([0, expect.stringMatching(/Install location/i)])
})
