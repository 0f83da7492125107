/** Voices through a wall: a table whose devices find each other through coturn and in no other way. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { coturnPath } from '../coturn/found.ts'
import { openTurn, type Turn } from '../coturn/server.ts'
import { asked, moveOnce } from './board.ts'
import { candidatesIn, introductionsOf, keepConnections, readWays, takePart, waysOnce } from './calls.ts'
import { launch } from './chromium.ts'
import { Parlour, type ParlourPlan } from './parlour.ts'
import { calmly, type Person } from './person.ts'
import { seatAt } from './table.ts'
import { fakeDevices } from './ways.ts'

declare const connections: readonly RTCPeerConnection[]

let browser: Browser
let parlour: Parlour
beforeAll(async () => {
  browser = await launch('quick', fakeDevices)
})
afterAll(() => browser.close())
afterEach(() => parlour.close())

/** A game under way at a table that wants a relay, in a house that has this one, or none. */
async function relayed(relay: ParlourPlan['relay']): Promise<readonly [Person, Person]> {
  parlour = await Parlour.open({ browser, relay })
  const people = await Promise.all([
    parlour.newPerson({ name: 'Ada', as: 'phone' }),
    parlour.newPerson({ name: 'Ben', as: 'phone' }),
  ])
  for (const { context } of people) await context.addInitScript(keepConnections)
  await seatAt(parlour, people, { settings: { paths: 'relay' } })
  return people
}

const hears = waysOnce((ways) => ways.some(({ received }) => received.audio > 0))
const hearsAndSees = waysOnce((ways) => ways.some(({ frames, energy }) => frames > 0 && energy > 0))

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

  test('two hear and see each other, and neither learns where the other is', async () => {
    const people = await relayed({ servers: [turn.server], secret: turn.secret })
    for (const person of people) await takePart(person, 'Be heard and seen')
    for (const person of people) {
      expect(await person.page.evaluate(hearsAndSees)).toMatchObject([{ state: 'connected', ends: ['relay', 'relay'] }])
    }
    for (const person of people) {
      const words = introductionsOf(person)
      const candidates = candidatesIn(words)
      expect(candidates.length).toBeGreaterThan(0)
      for (const candidate of candidates) expect(candidate).toMatch(/ 127\.0\.0\.1 \d+ typ relay raddr 0\.0\.0\.0 /)
      expect(JSON.stringify(words).match(/\.local\b|\b(?!127\.0\.0\.1\b|0\.0\.0\.0\b)\d+\.\d+\.\d+\.\d+\b/g)).toBeNull()
    }
  })

  test('with another secret than the house nobody is found, and the game goes on; once they share one, all are', async () => {
    const secret = 'a-quite-different-one'
    const [ada, ben] = await relayed({ servers: [turn.server], secret })
    for (const person of [ada, ben]) await takePart(person, 'Be heard')
    for (const { page } of [ada, ben]) await page.waitForFunction(hasLooked, null, calmly)
    for (const person of [ada, ben]) {
      expect(candidatesIn(introductionsOf(person))).toEqual([])
      expect(await person.page.evaluate(readWays)).toMatchObject([{ state: 'new', ends: [] }])
      await person.page.getByText('is being found').waitFor()
      await person.page.keyboard.press('Escape')
    }
    while ((await moveOnce(ada, 'bold')) !== 'say');
    expect(await asked(ben)).toBe('answer')

    await turn.close()
    turn = await openTurn({ port: turn.port, secret })
    for (const { page } of [ada, ben]) await page.evaluate(hears)
  })
})

test('a table without the relay that it wants, and a browser that cannot talk to others, say so in plain words', async () => {
  const [ada, ben] = await relayed(undefined)
  await takePart(ada, 'Only listen')
  await ada.page.getByText('the house has none').waitFor()
  await ada.page.getByRole('button', { name: 'Only listen' }).waitFor()
  await ben.page.evaluate(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'))
  await takePart(ben, 'Be heard')
  await ben.page.getByRole('alert').getByText('cannot talk to another device').waitFor()
})
