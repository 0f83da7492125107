/** People who come to the address that a way has led to, and play there. */
import { get as plainly } from 'node:http'
import { get as overTls } from 'node:https'
import type { ClientOptions } from 'ws'
import { at, sure } from '../../kernel/at.ts'
import { connectTo, playOut, type Seated, start, tableFor } from '../open.ts'
import type { Player } from '../player.ts'
import { plays } from '../tables.ts'

/** As many as it takes that nobody asks faster than a house allows. */
const PEOPLE = 6

export interface Place {
  readonly address: string
  readonly manner?: ClientOptions
}

export interface Party {
  readonly code: string
  readonly people: Seated[]
}

const socketOf = ({ address }: Place, path: string) => address.replace(/^http/, 'ws').replace(/\/?$/, path)

/** Asks until somebody answers: a house that has just been started says when it is ready, and a certificate takes a moment. */
export async function answers(place: Place): Promise<void> {
  const late = Date.now() + 120_000
  for (;;) {
    const said = await status(place)
    if (said === 200) return
    if (Date.now() > late) throw new Error(`${place.address} answers ${said}`)
  }
}

function status({ address }: Place): Promise<number | string> {
  return new Promise((done) => {
    const get = address.startsWith('https') ? overTls : plainly
    const asking = get(`${address}/readyz`, { rejectUnauthorized: false, agent: false })
    asking.once('response', (answer) => done(answer.resume().statusCode ?? 0))
    asking.once('error', ({ message }) => done(message))
  })
}

/** A page is there, and brings its program. */
export async function opens(address: string): Promise<void> {
  const page = await (await fetch(address)).text()
  if (!page.includes('<script type="module"'))
    throw new Error(`${address} shows no page of ours: ${page.slice(0, 200)}`)
}

/** They lay a table, begin a game, and somebody makes the first move. */
export async function beginsAt(place: Place): Promise<Party> {
  const come = () => connectTo(socketOf(place, '/socket'), place.manner ?? {})
  const people = await Promise.all(Array.from({ length: PEOPLE }, come))
  const { code } = await tableFor(people, PEOPLE)
  await start(people)
  const first = sure(people.find(isAsked), 'somebody who is asked')
  await plays(first, at(first.moves, 0), people)
  return { code, people }
}

const isAsked = ({ moves }: Player) => moves.length > 0

/** The same people come again, find their table where it was, and somebody makes a move. */
export async function comeAgain(place: Place, { code, people }: Party): Promise<void> {
  const before = at(people, 0).seq
  for (const player of people) {
    player.socket.terminate()
    await connectTo(socketOf(place, `/socket/${code}`), place.manner ?? {}, player)
    await player.must({ is: 'enter', code, seen: player.seq })
  }
  if (at(people, 0).seq < before) throw new Error(`table ${code} is behind what its guests have seen`)
  const first = sure(people.find(isAsked), 'somebody who is asked')
  await plays(first, at(first.moves, 0), people)
}

/** They play to the end. */
export async function finish({ people }: Party): Promise<void> {
  await playOut(people)
  if (at(people, 0).room?.stage !== 'over') throw new Error('the game did not end')
}
