/** People who hear and see each other, with the microphones and cameras that Chromium pretends to have. */

import type { Browser } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import { Parlour } from './parlour.ts'
import type { Person } from './person.ts'
import { lay, sitDown } from './table.ts'

const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
let browser: Browser
test('two hear each other', async () => {
  browser = await launch('quick', fake)
  const parlour = await Parlour.open({ browser })
  const [ada, ben] = await Promise.all([
    parlour.newPerson({ name: 'Ada', as: 'phone', paint: 'whole' }),
    parlour.newPerson({ name: 'Ben', as: 'wide', paint: 'whole' }),
  ])
  const code = await lay(ada, { seats: 3 })
  await ben.goTo(`/t/${code}`)
  await sitDown(ben)
  const begin = async (person: Person, how: string) => {
    await person.press(person.page.getByRole('button', { name: 'Voices and faces' }))
    await person.press(person.page.getByRole('button', { name: how, exact: true }))
    await person.page.getByText('You are heard').waitFor()
  }
  await begin(ada, 'Be heard and seen')
  await begin(ben, 'Be heard')
  await ada.page.screenshot({ path: '/tmp/look-v1.png' })
  await ada.page.locator('[data-way=connected]').waitFor({ timeout: 8000 })
  await ben.page.locator('[data-way=connected]').waitFor({ timeout: 8000 })
  await ben.page.keyboard.press('Escape')
  await ben.page.waitForTimeout(1500)
  await ada.page.screenshot({ path: '/tmp/look-v2.png' })
  await ben.page.screenshot({ path: '/tmp/look-v3.png' })
  expect(
    await ben.page.locator('video').evaluateAll((all) => all.map((v) => (v as HTMLVideoElement).videoWidth)),
  ).toEqual([320])
  console.log(
    ada.said.filter((x) => x.includes('introduce')).map((x) => x.length),
    ben.said.filter((x) => x.includes('introduce')).map((x) => x.length),
  )
  await parlour.close('closed')
}, 60000)
afterAll(() => browser?.close())
