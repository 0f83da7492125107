/** People who hear and see each other, with the microphones and cameras that Chromium pretends to have. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { refusalText } from '../../protocol/refusal-text.ts'
import { street } from '../houses/street.ts'
import { closeAll } from '../open.ts'
import { findings } from './axe.ts'
import { launch } from './chromium.ts'
import { misfits } from './fitting.ts'
import { pageHere } from './page.ts'
import { Parlour } from './parlour.ts'
import { Person } from './person.ts'
import { lay, seatAt, sitDown } from './table.ts'
import { begin, fakeDevices, isHeard, isSeen, keepWays, openVoices, shutSheet, untilWays } from './ways.ts'

/** A house without a lock in the address bar: browsers trust this machine alone without one. */
const PLAIN = 'plain.example'
let browser: Browser
let parlour: Parlour
beforeAll(async () => {
  browser = await launch('quick', [...fakeDevices, `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`])
})
afterAll(() => browser.close())
beforeEach(async () => {
  parlour = await Parlour.open({ browser })
})
afterEach(() => parlour.close('closed').finally(closeAll))

const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })
const voiceAt = ({ page }: Person, seat: number) =>
  page.locator(`main.play_table [data-seat="${seat}"] .seatmark_heard`)

async function come(name: string, as: 'phone' | 'wide' | 'small'): Promise<Person> {
  const person = await parlour.newPerson({ name, as })
  await keepWays(person)
  return person
}

test('four hear and see each other; one shuts the microphone, holds to talk, reloads, and leaves', async () => {
  const people = await Promise.all([
    come('Ada', 'small'),
    come('Ben', 'wide'),
    come('Cleo', 'phone'),
    come('Dan', 'phone'),
  ])
  const [ada, ben, cleo, dan] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)]
  await seatAt(parlour, [ada, ben, cleo, dan], { seats: 5, settings: { clock: 'off' } })
  // Before anything leaves the device it is said what does, and to whom.
  await openVoices(ada)
  await ada.page.getByText('The house only introduces them').waitFor()
  expect(await findings(ada)).toEqual([])
  expect.soft(await misfits(ada.page)).toEqual([])
  await shutSheet(ada)
  for (const person of [ada, ben]) await begin(person, 'Be heard and seen')
  await begin(cleo, 'Be heard')
  await begin(dan, 'Only listen')
  await untilWays(dan, [0, 1], (line) => isHeard(line) && isSeen(line))
  await untilWays(dan, [2], isHeard)
  await untilWays(ada, [1], isSeen)
  await untilWays(ada, [3], (line) => !isHeard(line))
  for (const seat of [0, 1, 2]) await voiceAt(dan, seat).locator('[data-speaks=true]').waitFor({ state: 'attached' })
  expect(await voiceAt(dan, 0).locator('video').count()).toBe(1)
  expect(await voiceAt(dan, 2).locator('video').count()).toBe(0)
  expect(await findings(dan)).toEqual([])
  expect.soft(await misfits(ada.page)).toEqual([])

  // Shut with one press, seen at the seat, and nothing is heard; while V is held it is, and then no more.
  const microphone = (state: string) => ben.page.locator(`button[data-voice=${state}]`)
  await ben.press(microphone('open'))
  await voiceAt(ada, 1).getByText('microphone shut').waitFor({ state: 'attached' })
  await voiceAt(ada, 1).locator('[data-speaks=false]').waitFor({ state: 'attached' })
  await ben.page.locator('h1').focus()
  await ben.page.keyboard.down('v')
  await microphone('open').waitFor()
  await voiceAt(ada, 1).locator('[data-speaks=true]').waitFor({ state: 'attached' })
  await ben.page.keyboard.up('v')
  await microphone('shut').waitFor()
  await voiceAt(ada, 1).getByText('microphone shut').waitFor({ state: 'attached' })

  // A reload comes back to the voices as they were, under another name.
  await ben.page.reload()
  await microphone('shut').waitFor()
  await untilWays(ben, [0, 2], isHeard)
  await untilWays(ada, [1], isSeen)

  // Who leaves the seat is neither heard nor seen from that moment on.
  await ben.press(button(ben, /^Table and settings/))
  await ben.press(button(ben, /^Leave the table/))
  await ben.press(button(ben, /^Leave the table.*Really/))
  await voiceAt(ada, 1).waitFor({ state: 'detached' })
  await untilWays(ada, [2], isHeard)
  await untilWays(ben, [], () => true)
  await ben.page.locator('button[data-voice=off]').waitFor()
})

test('in one room devices are silent for each other, and the TV plays and shows who is far away', async () => {
  const [ada, ben, cleo] = await Promise.all([come('Ada', 'phone'), come('Ben', 'phone'), come('Cleo', 'phone')])
  const { code } = await seatAt(parlour, [ada, ben, cleo], { seats: 4 })
  const tv = await come('TV', 'wide')
  await tv.goTo(`/tv/${code}`)
  await tv.page.locator('.tv_frame .play_upper').waitFor()
  await begin(cleo, 'Be heard and seen')
  // A stranger's screen is an onlooker; one of the table's own devices may listen for the room.
  expect(await button(tv, /far away/).count()).toBe(1)
  const own = await ada.context.newPage()
  await own.goto(parlour.address(`/tv/${code}`))
  await own.getByRole('button', { name: /^Let those far away/ }).click()
  await own.getByRole('button', { name: /^Those far away are heard here/ }).waitFor()
  const sounds = () =>
    own.evaluate(() =>
      (globalThis as unknown as { connections: RTCPeerConnection[] }).connections.map((way) => way.connectionState),
    )
  await expect.poll(sounds, { timeout: 20_000 }).toEqual(['connected'])
  await own.locator('main.play_table [data-seat="2"] video').waitFor()
  // Whoever sits in the room is asked nothing: the device knows that there is a TV, shuts up and sends nothing to it.
  await begin(ada, 'Be heard')
  await begin(ben, 'Be heard')
  await ben.page.locator('button[data-voice=shut]').waitFor()
  await untilWays(ada, [2], () => true)
  await untilWays(ben, [2], () => true)
  await expect.poll(sounds).toEqual(['connected'])
})

test('who is shown out is neither heard nor seen any more, and hears nobody', async () => {
  const [ada, ben] = await Promise.all([come('Ada', 'wide'), come('Ben', 'phone')])
  const code = await lay(ada, { seats: 3 })
  await ben.goTo(`/t/${code}`)
  await sitDown(ben)
  await begin(ada, 'Be heard')
  await begin(ben, 'Be heard and seen')
  await untilWays(ada, [1], (way) => isHeard(way) && isSeen(way))
  // Whoever is refused a camera is told so, keeps the voice, and can still shut the microphone there.
  await ada.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await ada.press(button(ada, 'Shut the microphone'))
  await ada.page.locator('button[data-voice=shut]').waitFor()
  await ada.press(button(ada, /^Talk/))
  await ada.press(button(ada, /^Voices and faces …/))
  await ada.press(button(ada, 'Show my face'))
  await ada.page.getByRole('alert').getByText('told not to lend').waitFor()
  await ada.press(ada.page.getByRole('dialog').getByRole('button', { name: 'Open the microphone' }))
  await ada.page.locator('button[data-voice=open]').waitFor()
  await shutSheet(ada)
  await ada.press(button(ada, 'What to do with Ben'))
  await ada.press(button(ada, /^Show to the door/))
  await ben.page.getByText(refusalText.en.barred).waitFor()
  await untilWays(ada, [], () => true)
  await untilWays(ben, [], () => true)
})

test('people in two houses at one database find each other', async () => {
  const houses = await street(2, { page: await pageHere(), limits: { requestBurst: 1_000_000 } })
  const comeTo = async (house: number, name: string) => {
    const { port } = at(houses, house)
    const address = (path = '/') => `http://127.0.0.1:${port}${path}`
    const person = await Person.come({ browser, wire: { state: 'whole' }, address, port }, { name, as: 'phone' })
    await keepWays(person)
    return person
  }
  const [ada, ben] = await Promise.all([comeTo(0, 'Ada'), comeTo(1, 'Ben')])
  const code = await lay(ada, { seats: 3 })
  await ben.goTo(`/t/${code}`)
  await sitDown(ben)
  await begin(ada, 'Be heard')
  await begin(ben, 'Be heard and seen')
  await untilWays(ada, [1], (way) => isHeard(way) && isSeen(way))
  await untilWays(ben, [0], isHeard)
  // One who goes is gone in the other house as well.
  await ben.leave('closed')
  await untilWays(ada, [], () => true)
  await ada.leave('closed')
})

test('over plain http the page says why not, and one can still listen', async () => {
  const ada = await come('Ada', 'small')
  const code = await lay(ada, { seats: 3 })
  const address = (path?: string) => parlour.address(path).replace('127.0.0.1', PLAIN)
  const ben = await Person.come(
    { browser, wire: parlour.wire, port: parlour.port, address },
    { name: 'Ben', as: 'small' },
  )
  await keepWays(ben)
  await ben.goTo(`/t/${code}`)
  await sitDown(ben)
  await openVoices(ben)
  await ben.page.getByText('Browsers lend no microphone').waitFor()
  expect(await button(ben, 'Be heard and seen').isDisabled()).toBe(true)
  expect.soft(await misfits(ben.page)).toEqual([])
  await ben.press(button(ben, 'Only listen'))
  await ben.page.getByText('You listen.').waitFor()
  await shutSheet(ben)
  await begin(ada, 'Be heard')
  await untilWays(ben, [0], isHeard)
  await ben.leave('closed')
})
