/** What browsers count of the ways between people who hear and see each other. */
import { expect } from 'vitest'
import { keepConnections } from './calls.ts'
import type { Person } from './person.ts'

/** A microphone that beeps and a camera with a clock, slow enough for small machines; lent without a question. */
export const fakeDevices = ['--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream']

/** Every connection that the page makes from now on is kept where a test finds it. */
export async function keepWays({ context }: Pick<Person, 'context'>): Promise<void> {
  await context.addInitScript(keepConnections)
}

export async function openVoices(person: Person): Promise<void> {
  await person.press(person.page.locator('button[data-voice]'))
  await person.page.getByRole('dialog').waitFor()
}

export async function shutSheet({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Takes part; how, by the word on the button. */
export async function begin(person: Person, how: string): Promise<void> {
  await openVoices(person)
  const sheet = person.page.getByRole('dialog')
  await person.press(sheet.getByRole('button', { name: how, exact: true }))
  await sheet.getByRole('button', { name: 'Stop taking part' }).waitFor()
  await shutSheet(person)
}

export interface Way {
  /** Whose voice it is; null for who has no seat. */
  readonly seat: number | null
  readonly state: string
  readonly audio: { readonly bytes: number; readonly energy: number }
  readonly video: { readonly bytes: number; readonly frames: number }
  /** Tracks that something comes through. */
  readonly live: number
}

export const isHeard = ({ audio }: Way) => audio.bytes > 0 && audio.energy > 0
export const isSeen = ({ video, live }: Way) => video.bytes > 0 && video.frames > 0 && live === 2

/** Every way that is open in this page, as the browser counts it. */
async function waysOf({ page, heard }: Person): Promise<Way[]> {
  const seats = new Map<string, number | null>()
  for (const text of heard) {
    const frame = JSON.parse(text) as {
      readonly is: string
      readonly voices?: readonly { name: string; seat: number | null }[]
    }
    for (const { name, seat } of frame.voices ?? []) seats.set(name, seat)
  }
  const counted = await page.evaluate(async () => {
    const made = (globalThis as unknown as { connections: (RTCPeerConnection & { to?: string })[] }).connections
    const open = made.filter(({ connectionState }) => connectionState !== 'closed')
    return Promise.all(
      open.map(async (way) => {
        const stats = [...(await way.getStats()).values()].filter(({ type }) => type === 'inbound-rtp')
        const of = (kind: string) => stats.find((one) => one.kind === kind)
        return {
          to: way.to ?? '',
          state: way.connectionState as string,
          audio: { bytes: of('audio')?.bytesReceived ?? 0, energy: of('audio')?.totalAudioEnergy ?? 0 },
          video: { bytes: of('video')?.bytesReceived ?? 0, frames: of('video')?.framesDecoded ?? 0 },
          live: way.getReceivers().filter(({ track }) => track.readyState === 'live' && !track.muted).length,
        }
      }),
    )
  })
  return counted.map(({ to, ...way }) => ({ seat: seats.get(to) ?? null, ...way }))
}

/** Until the ways to these seats are laid and as they should be. To none: until all are closed. */
export async function untilWays(person: Person, seats: readonly number[], isSo: (way: Way) => boolean): Promise<void> {
  const look = async () => {
    const all = await waysOf(person)
    const wanted = seats.map((seat) => all.find((way) => way.seat === seat))
    const fine = wanted.every((way) => way !== undefined && way.state === 'connected' && isSo(way))
    return { fine: seats.length === 0 ? all.length === 0 : fine, all }
  }
  await expect.poll(look, { timeout: 30_000, interval: 200 }).toMatchObject({ fine: true })
}
