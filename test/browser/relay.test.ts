/** Voices through a wall: a table whose devices find each other through coturn and in no other way. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Way as Server } from '../../protocol/voices.ts'
import { coturnPath } from '../coturn/found.ts'
import { openTurn, type Turn } from '../coturn/server.ts'
import { closeAll } from '../open.ts'
import { asked, moveOnce } from './board.ts'
import { candidatesIn, introductionsOf, readWays, takePart, waysOnce } from './calls.ts'
import { launch } from './chromium.ts'
import { Parlour } from './parlour.ts'
import { calmly, type Person } from './person.ts'
import { seatAt } from './table.ts'
import { begin, fakeDevices, shutSheet } from './ways.ts'

declare const connections: readonly RTCPeerConnection[]

let browser: Browser
let parlour: Parlour
beforeAll(async () => {
  browser = await launch('quick', fakeDevices)
})
afterAll(() => browser.close())
afterEach(() => parlour.close().finally(closeAll))

const atRelayed = (people: readonly Person[]) => seatAt(parlour, people, { settings: { paths: 'relay' } })

const hearsAndSees = waysOnce((ways) => ways.some(({ audio, video }) => video.frames > 0 && audio.energy > 0))

/** Has looked for every way to itself, and heard of those to the other. */
const hasLooked = () =>
  connections.length > 0 &&
  connections.every(
    ({ iceGatheringState, remoteDescription }) => iceGatheringState === 'complete' && remoteDescription !== null,
  )

describe.skipIf(!coturnPath())('through coturn', () => {
  let turn: Turn
  beforeAll(async () => {
    turn = await openTurn()
  })
  afterAll(() => turn.close())

  test('with another secret than the house nobody is found, and the game goes on; once they share one, two hear and see each other, and neither learns where the other is', async () => {
    const secret = 'a-quite-different-one'
    parlour = await Parlour.open({ browser, relay: { servers: [turn.server], secret } })
    const [ada, ben] = await Promise.all([
      parlour.newPerson({ name: 'Ada', as: 'phone' }),
      parlour.newPerson({ name: 'Ben', as: 'phone' }),
    ])
    await atRelayed([ada, ben])
    for (const person of [ada, ben]) await takePart(person, 'Be heard and seen')
    for (const { page } of [ada, ben]) await page.waitForFunction(hasLooked, null, calmly)
    for (const person of [ada, ben]) {
      expect(candidatesIn(introductionsOf(person))).toEqual([])
      expect(await person.page.evaluate(readWays)).toMatchObject([{ state: 'new', ends: [] }])
      await person.page.getByText('is being found').waitFor()
      await shutSheet(person)
    }
    while ((await moveOnce(ada, 'bold')) !== 'say');
    expect(await asked(ben)).toBe('answer')

    await turn.close()
    turn = await openTurn({ port: turn.port, secret })
    for (const { page } of [ada, ben])
      expect(await page.evaluate(hearsAndSees)).toMatchObject([{ state: 'connected', ends: ['relay', 'relay'] }])
    for (const person of [ada, ben]) {
      const words = introductionsOf(person)
      const candidates = candidatesIn(words)
      expect(candidates.length).toBeGreaterThan(0)
      for (const candidate of candidates) expect(candidate).toMatch(/ 127\.0\.0\.1 \d+ typ relay raddr 0\.0\.0\.0 /)
      expect(JSON.stringify(words).match(/\.local\b|\b(?!127\.0\.0\.1\b|0\.0\.0\.0\b)\d+\.\d+\.\d+\.\d+\b/g)).toBeNull()
    }
  })
})

test('a browser that cannot talk to others, and a house that has lost its relay, say so; what is shut then stays shut', async () => {
  let servers: readonly Server[] = [{ urls: 'turn:127.0.0.1:9', username: 'nobody', credential: 'none' }]
  parlour = await Parlour.open({ browser, instead: { ways: () => servers } })
  const ada = await parlour.newPerson({ name: 'Ada', as: 'phone' })
  const { page } = ada
  await atRelayed([ada])
  await page.evaluate(() => {
    Object.assign(globalThis, { connections: [] })
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection')
  })
  await takePart(ada, 'Be heard')
  await page.getByRole('alert').getByText('cannot talk to another device').waitFor()

  await page.reload()
  await page.locator('button[data-voice]').waitFor()
  await page.evaluate(keepLent)
  await begin(ada, 'Be heard')
  const microphone = (state: string) => page.locator(`button[data-voice=${state}]`)
  const isOpen = () =>
    page.evaluate(() => (globalThis as unknown as Lent).lent.getAudioTracks().map((one) => one.enabled))
  await microphone('open').waitFor()
  expect(await isOpen()).toEqual([true])
  servers = []
  await ada.press(microphone('open'))
  await page.getByText('the house has none').waitFor()
  await microphone('shut').waitFor()
  expect(await isOpen()).toEqual([false])

  // Whoever comes anew does not come in at all.
  await page.reload()
  await page.getByText('the house has none').waitFor()
  await microphone('off').waitFor()
})

interface Lent {
  readonly lent: MediaStream
}

/** Runs in the page: what its browser lends from now on. */
function keepLent(): void {
  const lend = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const lent = await lend(wish)
    Object.assign(globalThis, { lent })
    return lent
  }
}
