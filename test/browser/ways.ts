/** People with a page among the voices of their table, and whom they hear and see there. */
import { expect } from 'vitest'
import type { Seat } from '../../kernel/state.ts'
import { readWays, takePart, type Way } from './calls.ts'
import type { Person } from './person.ts'

/** A microphone that beeps and a camera with a clock, slow enough for small machines; lent without a question. */
export const fakeDevices = ['--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream']

/** Takes part; how, by the word on the button. */
export async function begin(person: Person, how: string): Promise<void> {
  await takePart(person, how)
  await person.page.getByRole('dialog').getByRole('button', { name: 'Stop taking part' }).waitFor()
  await shutSheet(person)
}

export async function openVoices(person: Person): Promise<void> {
  await person.press(person.page.locator('button[data-voice]'))
  await person.page.getByRole('dialog').waitFor()
}

/** The same for who is heard already: for them that button is their microphone. */
export async function openVoicesFromTalk(person: Person): Promise<void> {
  await person.press(person.page.getByRole('button', { name: /^(Table talk|Talk)/ }))
  await person.press(person.page.getByRole('button', { name: /^Voices and faces …/ }))
}

export async function shutSheet({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export const isHeard = ({ audio }: Way) => audio.bytes > 0 && audio.energy > 0
/** On a slow machine whoever sends pictures takes them away for a while, and that is right: they come again. */
export const isSeen = ({ video, live }: Way) => video.bytes > 0 && video.frames > 0 && live === 2

/** Whose the names are under which devices take part; null for who has no seat. */
export function seatsByName({ heard }: Person): ReadonlyMap<string, Seat | null> {
  const seats = new Map<string, Seat | null>()
  for (const text of heard) {
    const { voices = [] }: { voices?: readonly { name: string; seat: Seat | null }[] } = JSON.parse(text)
    for (const { name, seat } of voices) seats.set(name, seat)
  }
  return seats
}

/** Every way that is open in this page, by seat. */
async function waysOf(person: Person): Promise<(Way & { readonly seat: Seat | null })[]> {
  const open = (await person.page.evaluate(readWays)).filter(({ state }) => state !== 'closed')
  const seats = seatsByName(person)
  return open.map((way) => ({ ...way, seat: seats.get(way.to) ?? null }))
}

const calmly = { interval: 200 }

/** Until the ways to these seats are laid and as they should be. To none: until all are closed. */
export async function untilWays(person: Person, seats: readonly Seat[], isSo: (way: Way) => boolean): Promise<void> {
  const look = async () => {
    const all = await waysOf(person)
    const wanted = seats.map((seat) => all.find((way) => way.seat === seat))
    const fine = wanted.every((way) => way !== undefined && way.state === 'connected' && isSo(way))
    return { fine: seats.length === 0 ? all.length === 0 : fine, all }
  }
  await expect.poll(look, calmly).toMatchObject({ fine: true })
}

/** Until this page looks for these seats and for no others, found or not. */
export async function untilLooksFor(person: Person, seats: readonly Seat[]): Promise<void> {
  const look = async () => (await waysOf(person)).map(({ seat }) => seat).toSorted()
  await expect.poll(look, calmly).toEqual(seats)
}
