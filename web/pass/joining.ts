/** How somebody comes to share this device, puts a PIN before their seat, or goes. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { signal } from '@preact/signals'
import { sure } from '../../kernel/at.ts'
import { fresh, token } from '../app/device.ts'
import { followDeal } from '../app/luck.ts'
import { chairFor } from '../app/people.ts'
import { keyOfDoor, type Standing, standing } from '../app/table.ts'
import { drawTicket, ticketFor } from '../app/ticket.ts'
import { type Outcome, runErrand } from './errand.ts'
import { drawCurtain, holder, takeInHand } from './holder.ts'
import { changePerson, keepPeople, type Passed, peopleAt, removePerson, sitsIn } from './people.ts'
import { tokenOf } from './pin.ts'

/** How the house knows this device. */
const thisPhone = () => bytesToHex(sha256(hexToBytes(token)))

export type Trouble = Extract<Outcome, { readonly why: unknown }>['why']

/** While a seat goes from one token to another, it only seems to be lost. */
export const moving = signal<'moving' | 'still'>('still')

const unguessed = (pin: string) => ({ half: fresh(), pin: pin === '' ? 'none' : 'pin', wrong: 0, until: 0 }) as const

/** Whoever sat here first has the device's own token. */
function firstPerson({ room, seat }: Standing): Passed[] {
  const chair = seat === null ? null : room.chairs[seat]
  if (!chair || seat === null) return []
  return [{ name: chair.name, mark: chair.mark, seat, half: token, pin: 'none', wrong: 0, until: 0 }]
}

interface Newcomer {
  readonly name: string
  readonly pin: string
  readonly password: string
}

/** Sits somebody down in their own name. Says what is against it, if anything is. */
export async function joinHere(now: Standing, { name, pin, password }: Newcomer): Promise<Trouble | undefined> {
  const { code } = now.room
  const keys = unguessed(pin)
  const errand = { token: await tokenOf(keys, pin), code, password: password || keyOfDoor() }
  const where = chairFor(now.room)
  const wish = { is: 'sit', name, phone: thisPhone(), ...(where !== undefined && { seat: where }) } as const
  const outcome = await runErrand(errand, wish, 'seen')
  if ('why' in outcome) return outcome.why
  const { seat, room } = sure(outcome.view, 'view')
  const chair = seat === null ? null : room.chairs[seat]
  if (!chair || seat === null) return 'not seated'
  const others = peopleAt(code)
  const first = others.length === 0 ? firstPerson(now) : []
  // Whoever holds the device goes on holding it.
  if (first[0]) takeInHand(first[0], token)
  keepPeople(code, [...others, ...first, { name: chair.name, mark: chair.mark, seat, ...keys }])
  return undefined
}

/** Moves the seat of who holds the device under a token that only their PIN completes. */
export async function takePin(code: string, person: Passed, pin: string): Promise<void> {
  moving.value = 'moving'
  const letters = await drawTicket(code)
  const keys = unguessed(pin)
  const errand = { token: await tokenOf(keys, pin), code, password: undefined }
  const outcome =
    letters &&
    (await runErrand(errand, { is: 'claim', code, ticket: ticketFor(code, letters), phone: thisPhone() }, 'seen'))
  if (outcome && 'view' in outcome) {
    changePerson(code, person, keys)
    return drawCurtain(code)
  }
  moving.value = 'still'
}

/** Somebody no longer shares this device: their chair becomes free, or a puppet plays on. */
export async function sendOff(code: string, person: Passed): Promise<void> {
  const seen = standing.peek()?.seq
  const errand = { token: person.half, code, password: undefined, seen }
  if (person.pin === 'none') await runErrand(errand, { is: 'leave' }, 'said')
  removePerson(code, person)
  const [left, ...more] = peopleAt(code)
  // One alone, with the device's own token, shares it with nobody.
  if (left && more.length === 0 && left.half === token) keepPeople(code, [])
}

/** What the people of this device add to the luck while they do not hold it. A PIN's seat cannot speak then, and adds nothing. */
export function addLuckOf({ room }: Standing): void {
  for (const person of peopleAt(room.code)) {
    if (person.pin !== 'none' || person.half === holder.peek()?.half || !sitsIn(room, person)) continue
    const errand = { token: person.half, code: room.code, password: undefined }
    followDeal({ room, seat: person.seat }, async (wish) => {
      await runErrand(errand, wish, 'said')
      return 'unknown'
    })
  }
}
