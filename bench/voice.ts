/** What voices and faces cost each who takes part: bytes a second over the wire, and work for the browser, all of them on this machine. */
import type { Browser } from 'playwright-core'
import { sure } from '../kernel/at.ts'
import { keepConnections, readWays, takePart, waysOnce } from '../test/browser/calls.ts'
import { launch } from '../test/browser/chromium.ts'
import { Parlour } from '../test/browser/parlour.ts'
import type { Person } from '../test/browser/person.ts'
import { seatAt } from '../test/browser/table.ts'
import { closeAll } from '../test/open.ts'
import type { Figure } from './figures.ts'

/** A microphone that beeps and a camera with a clock, as quick as one would be; lent without a question. */
const pretending = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

const SIZES = [2, 4] as const
/** A picture is small at first, and grows as far as the line bears. */
const SETTLING = 8000
const WINDOW = 8000
const names = ['Ada', 'Ben', 'Cleo', 'Dora'] as const

/** Bytes a second each way, and how much of a core; a person. */
interface Load {
  readonly up: number
  readonly down: number
  readonly core: number
}
const manners = ['silent', 'voice', 'face'] as const
type Loads = Readonly<Record<(typeof manners)[number], Load>>

const pass = (time: number) => new Promise((done) => setTimeout(done, time))

/** Of all processes of the browser, in seconds. */
async function workOf(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

async function bytesOf(people: readonly Person[]): Promise<{ readonly up: number; readonly down: number }> {
  const ways = (await Promise.all(people.map(({ page }) => page.evaluate(readWays)))).flat()
  return {
    up: ways.reduce((sum, { bytes }) => sum + bytes.sent, 0),
    down: ways.reduce((sum, { bytes }) => sum + bytes.received, 0),
  }
}

async function measured(browser: Browser, people: readonly Person[]): Promise<Load> {
  await pass(SETTLING)
  const [before, worked, begun] = [await bytesOf(people), await workOf(browser), performance.now()]
  await pass(WINDOW)
  const [after, workedThen, ended] = [await bytesOf(people), await workOf(browser), performance.now()]
  const each = (amount: number) => amount / ((ended - begun) / 1000) / people.length
  return { up: each(after.up - before.up), down: each(after.down - before.down), core: each(workedThen - worked) }
}

async function loadsOf(browser: Browser, size: number): Promise<Loads> {
  const parlour = await Parlour.open({ browser })
  const people: Person[] = []
  for (const name of names.slice(0, size)) people.push(await parlour.newPerson({ name, as: 'phone', paint: 'whole' }))
  await seatAt(parlour, people, { seats: Math.max(3, size) })
  for (const { page } of people) await page.evaluate(keepConnections)
  const silent = await measured(browser, people)
  for (const person of people) await takePart(person, 'Be heard')
  await all(
    people,
    waysOnce((ways) => ways.length > 0 && ways.every(({ audio }) => audio.bytes > 0)),
  )
  const voice = await measured(browser, people)
  for (const person of people) await person.press(person.page.getByRole('button', { name: 'Show my face' }))
  await all(
    people,
    waysOnce((ways) => ways.every(({ video }) => video.bytes > 0)),
  )
  const face = await measured(browser, people)
  await parlour.close()
  await closeAll()
  return { silent, voice, face }
}

const all = (people: readonly Person[], so: string) => Promise.all(people.map(({ page }) => page.evaluate(so)))

const rounded = (value: number) => Math.round(value * 100) / 100

export async function voiceFigures(): Promise<Figure[]> {
  const browser = await launch('whole', pretending)
  const found = new Map<number, Loads>()
  try {
    for (const size of SIZES) found.set(size, await loadsOf(browser, size))
  } finally {
    await browser.close()
  }
  const one = sure(found.get(2), 'two people').voice
  return [...found].flatMap(([size, loads]) =>
    manners.flatMap((manner) => {
      const name = `voice.${manner}_${size}`
      const { up, down, core } = loads[manner]
      const work = { name: `${name}.core`, value: rounded(core), unit: 'cores' }
      if (manner === 'silent') return [work]
      return [
        { name: `${name}.up_kB_s`, value: rounded(up / 1000), unit: 'kB/s' },
        { name: `${name}.down_kB_s`, value: rounded(down / 1000), unit: 'kB/s' },
        { name: `${name}.up_over_voice_2`, value: rounded(up / one.up), unit: 'times' },
        work,
        { name: `${name}.core_over_voice_2`, value: rounded(core / one.core), unit: 'times' },
      ]
    }),
  )
}
