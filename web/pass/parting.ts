/**
 * Somebody who shares this device is forgotten by the house. Only who speaks with their token can ask for that: so a line is opened in
 * their name, which asks whether the house knows them, asks to be forgotten, and hangs up.
 */
import type { Frame } from '../../protocol/frames.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { token } from '../app/device.ts'
import { dialHouse } from '../app/world.ts'
import { type Passed, passedTables, peopleAt, removePerson, wasWrong } from './people.ts'
import { tokenOf } from './pin.ts'

export interface Sharer {
  readonly code: string
  readonly person: Passed
}

export type Parting = 'forgotten' | 'wrong' | 'not now'

const PATIENCE = 8000

/** Everybody who has a token of their own here. */
export function sharers(): Sharer[] {
  return passedTables().flatMap(({ code }) =>
    peopleAt(code).flatMap((person) => (person.half === token ? [] : { code, person })),
  )
}

/** A wrong PIN makes a token that sits nowhere; the house would forget it gladly. */
function asksFor(code: string, its: string): Promise<Parting> {
  return new Promise((done) => {
    const socket = dialHouse()
    const end = (parting: Parting) => {
      clearTimeout(patience)
      socket.close()
      done(parting)
    }
    const patience = setTimeout(() => end('not now'), PATIENCE)
    const say = (is: string) => socket.send(JSON.stringify({ is, id: is }))
    const hear = (frame: Frame) => {
      if (frame.is === 'welcome') say('mine')
      if (frame.is === 'tables') frame.tables.some((card) => card.code === code) ? say('forget') : end('wrong')
      if (frame.is === 'ok') end('forgotten')
      if (frame.is === 'no') end('not now')
    }
    socket.onopen = () => socket.send(JSON.stringify({ is: 'hello', token: its }))
    socket.onclose = () => end('not now')
    socket.onmessage = ({ data }) => {
      for (const frame of framesIn(data)) hear(frame)
    }
  })
}

export async function partWith({ code, person }: Sharer, pin: string): Promise<Parting> {
  const parting = await asksFor(code, await tokenOf(person, pin))
  // Without a PIN nothing can be wrong: then the table is gone, and the house has forgotten already.
  const isGone = parting === 'wrong' && person.pin === 'none'
  if (parting === 'wrong' && !isGone) wasWrong(code, person, Date.now())
  if (parting === 'forgotten' || isGone) removePerson(code, person)
  return isGone ? 'forgotten' : parting
}

/** All for whom this device can speak; whoever has a PIN speaks for themselves. */
export async function partWithAll(): Promise<'forgotten' | 'not now'> {
  for (const sharer of sharers()) {
    if (sharer.person.pin === 'none' && (await partWith(sharer, '')) !== 'forgotten') return 'not now'
  }
  return 'forgotten'
}
