/** People who hear and see each other, with the microphones and cameras that Chromium pretends to have. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Frame } from '../../protocol/frames.ts'
import { refusalText } from '../../protocol/refusal-text.ts'
import { deviceOf } from '../../server/net/socket.ts'
import { street } from '../houses/street.ts'
import { closeAll, connect, type Seated, settingsFor } from '../open.ts'
import { findings } from './axe.ts'
import { keepConnections } from './calls.ts'
import { launch } from './chromium.ts'
import { misfits } from './fitting.ts'
import { pageHere } from './page.ts'
import { Parlour } from './parlour.ts'
import { Person } from './person.ts'
import { beAbleToWrite, beUnableToWrite, understand, writtenDownBy } from './recogniser.ts'
import { lay, seatAt, sitDown } from './table.ts'
import {
  begin,
  fakeDevices,
  isHeard,
  isSeen,
  openVoices,
  openVoicesFromTalk,
  shutSheet,
  untilLooksFor,
  untilWays,
} from './ways.ts'

/** A house without a lock in the address bar: browsers trust this machine alone without one. */
const PLAIN = 'plain.example'
let browser: Browser
let parlour: Parlour
beforeAll(async () => {
  browser = await launch('quick', [...fakeDevices, `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`])
})
afterAll(() => browser.close())
beforeEach(async () => {
  parlour = await Parlour.open({ browser, limits: { voicesHeard: 3, facesSeen: 2 } })
})
afterEach(() => parlour.close('closed').finally(closeAll))

const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })
const voiceAt = ({ page }: Person, seat: number) =>
  page.locator(`main.play_table [data-seat="${seat}"] .seatmark_heard`)
/** Who has the floor, as somebody without a page was told last. */
const floorOf = (seat: Seat, { heard }: Seated) =>
  heard
    .map((text): Frame => JSON.parse(text))
    .findLast((frame) => frame.is === 'voices')
    ?.voices.find((one) => one.seat === seat)?.floor
const voice = { is: 'voice', gives: 'voice', mic: 'open', where: 'far' } as const

test('four hear and see each other; one shuts the microphone, holds to talk, reloads, and leaves; one reads', async () => {
  const plain = (path?: string) => parlour.address(path).replace('127.0.0.1', PLAIN)
  const [ada, ben, cleo, dan] = await Promise.all([
    parlour.newPerson({ name: 'Ada', as: 'small' }),
    parlour.newPerson({ name: 'Ben', as: 'wide' }),
    parlour.newPerson({ name: 'Cleo', as: 'phone' }),
    Person.come({ browser, wire: parlour.wire, port: parlour.port, address: plain }, { name: 'Dan', as: 'small' }),
  ])
  parlour.people.push(dan)
  dan.forgiven.push(/Cross-Origin-Opener-Policy header has been ignored/)
  // Who reloads takes part again before a test could look.
  await ben.context.addInitScript(keepConnections)
  await cleo.context.addInitScript(beAbleToWrite)
  await dan.context.addInitScript(beUnableToWrite)
  await seatAt(parlour, [ada, ben, cleo, dan], { seats: 5, settings: { clock: 'off' } })
  // Before anything leaves the device it is said what does, and to whom.
  await openVoices(ada)
  await ada.page.getByText('The house only introduces them').waitFor()
  expect(await findings(ada)).toEqual([])
  await shutSheet(ada)
  for (const person of [ada, ben]) await begin(person, 'Be heard and seen')
  await begin(cleo, 'Be heard')
  // Over plain http the page says why not, and one can still listen; what cannot be written down can be said in writing.
  await openVoices(dan)
  await dan.page.getByText('Browsers lend no microphone').waitFor()
  expect(await button(dan, 'Be heard and seen').isDisabled()).toBe(true)
  expect.soft(await misfits(dan.page)).toEqual([])
  expect(await dan.page.getByRole('switch', { name: 'Captions' }).count()).toBe(0)
  await dan.press(button(dan, 'Phrases of the table'))
  await dan.page.getByRole('group', { name: 'Phrases' }).waitFor()
  await shutSheet(dan)
  await begin(dan, 'Only listen')
  await untilWays(dan, [0, 1], (way) => isHeard(way) && isSeen(way))
  await untilWays(dan, [2], isHeard)
  await untilWays(ada, [1], isSeen)
  await untilWays(ada, [3], (line) => !isHeard(line))
  for (const seat of [0, 1, 2]) await voiceAt(dan, seat).locator('[data-speaks=true]').waitFor({ state: 'attached' })
  expect(await voiceAt(dan, 0).locator('video').count()).toBe(1)
  expect(await voiceAt(dan, 2).locator('video').count()).toBe(0)
  expect.soft(await misfits(ada.page)).toEqual([])

  // Who wishes it reads what is said, as their own device understands it; nobody else does.
  await openVoicesFromTalk(cleo)
  await cleo.press(cleo.page.getByRole('switch', { name: 'Captions', checked: false }))
  await cleo.page.getByRole('switch', { name: 'Captions', checked: true }).waitFor()
  await shutSheet(cleo)
  const read = (seat: number) => cleo.page.locator(`[aria-live=polite] [data-said="${seat}"]`)
  await expect.poll(() => writtenDownBy(cleo)).toEqual([0, 1])
  await understand(cleo, 0, 'I have never seen a rat.')
  await understand(cleo, 1, 'Nor have I.')
  expect((await read(0).innerText()).trim()).toBe('Ada I have never seen a rat.')
  expect((await read(1).innerText()).trim()).toBe('Ben Nor have I.')
  expect(await findings(cleo)).toEqual([])
  for (const { page } of [ada, ben, dan]) expect(await page.locator('[data-said]').count()).toBe(0)

  // Shut with one press, seen at the seat, and nothing is heard; while V is held it is, and then no more.
  const microphone = (state: string) => ben.page.locator(`button[data-voice=${state}]`)
  await ben.press(microphone('open'))
  await voiceAt(ada, 1).getByText('microphone shut').waitFor({ state: 'attached' })
  await voiceAt(ada, 1).locator('[data-speaks=false]').waitFor({ state: 'attached' })
  await expect.poll(() => writtenDownBy(cleo)).toEqual([0])
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

  // Who leaves the seat is neither heard nor seen nor read from that moment on; what others said goes when it was read.
  await ben.press(microphone('shut'))
  await expect.poll(() => writtenDownBy(cleo)).toEqual([0, 1])
  await understand(cleo, 1, 'I am off.')
  await read(1).waitFor()
  await ben.press(button(ben, /^Table and settings/))
  await ben.press(button(ben, /^Leave the table/))
  await ben.press(button(ben, /^Leave the table.*Really/))
  await voiceAt(ada, 1).waitFor({ state: 'detached' })
  await untilWays(ada, [2], isHeard)
  await untilWays(ben, [], () => true)
  await ben.page.locator('button[data-voice=off]').waitFor()
  for (const seat of [0, 1]) await read(seat).waitFor({ state: 'detached' })
  expect(await writtenDownBy(cleo)).toEqual([0])
})

test('in one room devices are silent for each other, and the TV plays and shows who is far away', async () => {
  const [ada, cleo] = await Promise.all([
    parlour.newPerson({ name: 'Ada', as: 'phone' }),
    parlour.newPerson({ name: 'Cleo', as: 'phone' }),
  ])
  // Two share a phone, and one of them has another for the voice.
  const [ben, berta] = [await connect(parlour.port), await connect(parlour.port)]
  const code = sure((await ben.must({ is: 'create', settings: settingsFor(4) })).code, 'code')
  for (const guest of [ben, berta]) await guest.must({ is: 'enter', code })
  await ben.must({ is: 'sit', name: 'Ben' })
  for (const person of [ada, cleo]) {
    await person.goTo(`/t/${code}`)
    await sitDown(person)
  }
  await begin(cleo, 'Be heard and seen')
  await cleo.page.locator('button[data-voice=open]').waitFor()
  await berta.must({ is: 'sit', name: 'Berta', phone: deviceOf(ben.token) })
  // Where a phone is passed round there is a room, and whoever sits at the table is most likely in it.
  await expect.poll(() => ada.heard.some((text) => JSON.parse(text).phones === 1)).toBe(true)
  await begin(ada, 'Be heard')
  await ada.page.locator('button[data-voice=shut]').waitFor()
  await ben.must({ ...voice, mic: 'shut', where: 'room' })
  await untilWays(ada, [2], isSeen)
  await untilLooksFor(ada, [2])

  // Before the game and in it the screen is told of who is far away, and of nobody else.
  const tv = await ada.context.newPage()
  await tv.addInitScript(keepConnections)
  await tv.goto(parlour.address(`/tv/${code}`))
  await tv.getByRole('button', { name: /^Let those far away/ }).click()
  await tv.getByRole('button', { name: /^Those far away are heard here/ }).waitFor()
  await tv.locator('li', { hasText: 'Cleo' }).locator('video').waitFor()
  const sounds = () =>
    tv.evaluate(() =>
      (globalThis as unknown as { connections: RTCPeerConnection[] }).connections.map((way) => way.connectionState),
    )
  await expect.poll(sounds).toEqual(['connected'])
  expect(
    await tv
      .locator('li', { hasText: /Ada|Ben/ })
      .locator('video')
      .count(),
  ).toBe(0)
  await ben.must({ is: 'start' })
  await tv.locator('main.play_table [data-seat="2"] video').waitFor()
  expect(await sounds()).toEqual(['connected'])
})

test('of more than can be sent to everybody, those are heard and seen who spoke last', async () => {
  const ada = await parlour.newPerson({ name: 'Ada', as: 'small' })
  const { others } = await seatAt(parlour, [ada], { seats: 5 })
  for (const other of others) await other.must({ ...voice, gives: 'face' })
  const seen = () =>
    ada.page
      .locator('main.play_table [data-seat]:has(video)')
      .evaluateAll((seats) => seats.map((seat) => (seat as HTMLElement).dataset.seat))
  await begin(ada, 'Only listen')
  await untilLooksFor(ada, [1, 2, 3])
  await expect.poll(seen).toEqual(['1', '2'])
  await at(others, 3).must({ is: 'speaks' })
  await untilLooksFor(ada, [1, 2, 4])
  await expect.poll(seen).toEqual(['1', '4'])
  await openVoices(ada)
  await ada.page.getByText('waits for the floor').waitFor()
  // Whoever speaks is heard by everybody, and is told so; the microphone beeps by itself.
  await ada.press(button(ada, 'Show my face'))
  await ada.press(ada.page.getByRole('dialog').getByRole('button', { name: 'Open the microphone' }))
  await at(others, 0).until(() => floorOf(0, at(others, 0)) === 'face')
  await untilLooksFor(ada, [1, 2, 3, 4])
})

test('who is shown out in another house is neither heard nor seen any more, hears nobody, and lends nothing', async () => {
  const houses = await street(2, { page: await pageHere(), limits: { requestBurst: 1_000_000 } })
  const comeTo = (house: number, name: string, as: 'wide' | 'phone') => {
    const { port } = at(houses, house)
    const address = (path = '/') => `http://127.0.0.1:${port}${path}`
    return Person.come({ browser, wire: { state: 'whole' }, address, port }, { name, as })
  }
  const [ada, ben] = await Promise.all([comeTo(0, 'Ada', 'wide'), comeTo(1, 'Ben', 'phone')])
  parlour.people.push(ada, ben)
  const code = await lay(ada, { seats: 3 })
  await ben.goTo(`/t/${code}`)
  await sitDown(ben)
  await begin(ada, 'Be heard')
  await begin(ben, 'Be heard and seen')
  await untilWays(ada, [1], (way) => isHeard(way) && isSeen(way))
  await untilWays(ben, [0], isHeard)
  // Whoever is refused a camera is told so, keeps the voice, and can still shut the microphone there.
  await ada.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await ada.press(button(ada, 'Shut the microphone'))
  await ada.page.locator('button[data-voice=shut]').waitFor()
  await openVoicesFromTalk(ada)
  await ada.press(button(ada, 'Show my face'))
  await ada.page.getByRole('alert').getByText('told not to lend').waitFor()
  await ada.press(ada.page.getByRole('dialog').getByRole('button', { name: 'Open the microphone' }))
  await ada.page.locator('button[data-voice=open]').waitFor()
  await shutSheet(ada)
  // Shown out while the browser still asks, nobody is heard by what they allow then.
  await ben.page.evaluate(askFirst)
  await openVoicesFromTalk(ben)
  await ben.press(button(ben, 'Hide my face'))
  await ben.page.waitForFunction(() => 'allow' in globalThis)
  await ada.press(button(ada, 'What to do with Ben'))
  await ada.press(button(ada, /^Show to the door/))
  await ada.press(button(ada, /^Show to the door.*Really/))
  await ben.page.getByText(refusalText.en.barred).waitFor()
  await untilWays(ada, [], () => true)
  await untilWays(ben, [], () => true)
  await ben.page.evaluate(() => (globalThis as unknown as Asking).allow())
  await expect
    .poll(() =>
      ben.page.evaluate(() => (globalThis as unknown as Asking).lent?.getTracks().map((one) => one.readyState)),
    )
    .toEqual(['ended'])
})

interface Asking {
  /** What its person says at last. */
  allow(): void
  lent?: MediaStream
}

/** Runs in the page: its browser asks before it lends anything, and waits for an answer. */
function askFirst(): void {
  const lend = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wish) => {
    await new Promise<void>((allow) => Object.assign(globalThis, { allow }))
    const lent = await lend(wish)
    Object.assign(globalThis, { lent })
    return lent
  }
}
