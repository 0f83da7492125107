/** Somebody with Firefox and somebody with Chromium at one table, each with the microphone and the camera that their browser pretends to have. */
import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { titles } from '../../games/index.ts'
import { introductionsOf, keepConnections, takePart, waysOnce } from '../browser/calls.ts'
import { launch } from '../browser/chromium.ts'
import { readBefore } from '../browser/pane.ts'
import { Parlour } from '../browser/parlour.ts'
import { calmly } from '../browser/person.ts'
import { sitDown as sitsDown } from '../browser/table.ts'
import { fakeDevices } from '../browser/ways.ts'
import { connect } from '../open.ts'
import { Firefox } from './firefox.ts'
import { firefoxPath } from './found.ts'
import { Guest } from './guest.ts'
import { lay, sitDown } from './scene.ts'

declare const connections: readonly RTCPeerConnection[]

const devices = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Else both hide where they are behind names that only some networks know.
  'media.peerconnection.ice.obfuscate_host_addresses': false,
}

/** Names of those who take part come one after the other: of two, whoever came later offers. */
let count = 0
const fresh = (bytes: number) =>
  bytes === 6 ? (count++).toString(16).padStart(12, '0') : randomBytes(bytes).toString('hex')

/** Something that is no silence, and pictures that were seen; on the way that was laid last. */
const hearsAndSees = waysOnce((ways) => ways.slice(-1).some(({ audio, video }) => audio.energy > 0 && video.frames > 0))

describe.skipIf(!firefoxPath())('firefox beside chromium', () => {
  test('they hear and see each other, whoever of them offers', async () => {
    const browser = await launch('quick', fakeDevices)
    onTestFinished(() => browser.close())
    const parlour = await Parlour.open({ browser, instead: { fresh } })
    onTestFinished(() => parlour.close())
    const firefox = await Firefox.open(devices)
    onTestFinished(() => firefox.close())
    const code = await lay(await connect(parlour.port), 'rats', 3)

    const ada = await parlour.newPerson({ name: 'Ada', as: 'phone' })
    await ada.goTo(`/t/${code}`)
    await sitsDown(ada)
    const ben = new Guest(firefox, parlour.address(''))
    await firefox.resize(390, 844)
    await firefox.goTo(parlour.address('/healthz'))
    await ben.run(
      readBefore,
      titles.map(({ key }) => key),
    )
    await ben.goTo(`/t/${code}`)
    await ben.run(keepConnections)
    await sitDown(ben, 'Ben')
    const both = async () => [await ada.page.evaluate(hearsAndSees), await firefox.evaluate(hearsAndSees)]
    const roles = () => {
      const all = introductionsOf(ada).map(({ is }) => is)
      return (['offer', 'answer'] as const).filter((role) => all.includes(role))
    }

    await takePart(ada, 'Be heard and seen')
    await ada.page.locator('li[data-voice]').waitFor()
    await ben.press({ css: 'button', words: 'Voices and faces' })
    await ben.press({ css: 'button', words: 'Be heard and seen' })
    expect(await both()).toMatchObject([[{ state: 'connected' }], [{ state: 'connected' }]])
    expect(roles()).toEqual(['answer'])

    await ada.press(ada.page.getByRole('button', { name: 'Stop taking part' }))
    await ada.press(ada.page.getByRole('button', { name: 'Be heard and seen' }))
    await ada.page.getByText('You are heard and seen.').waitFor()
    await ada.page.waitForFunction(() => connections.length === 2, null, calmly)
    await ben.until(() => connections.length === 2)
    expect(await both()).toMatchObject([
      [{}, { state: 'connected' }],
      [{}, { state: 'connected' }],
    ])
    expect(roles()).toEqual(['offer', 'answer'])
  })
})
