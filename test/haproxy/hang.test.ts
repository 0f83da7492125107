/** Guests whom HAProxy has brought to a house that hangs, or that has lost its database for a while. */
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import type { OpenHouse } from '../../server/main.ts'
import { type HouseApart, openApart } from '../houses/apart.ts'
import { Pipe } from '../houses/pipe.ts'
import { quick } from '../houses/quick.ts'
import { Sights } from '../houses/sights.ts'
import { socketsIn } from '../houses/street.ts'
import { closeAll, connect, house, playOut, type Seated, settingsFor, start } from '../open.ts'
import { Player } from '../player.ts'
import { thePostgres } from '../postgres/server.ts'
import { askedOften, isSaid } from '../readiness.ts'
import { closing, comeBack, recordOf } from '../tables.ts'
import { haproxyPath } from './found.ts'
import { openBalancer } from './server.ts'

afterEach(closeAll)

const newDatabase = async () => (await thePostgres()).newDatabase()

/** HAProxy before these houses. */
async function balanced(houses: readonly { readonly port: number }[]): Promise<number> {
  const balancer = await openBalancer(houses.map(({ port }) => port))
  onTestFinished(() => balancer.close())
  return balancer.port
}

/** Comes to this table through HAProxy. */
async function comesTo(port: number, code: string, player = new Player()): Promise<Seated> {
  const guest = await connect(port, player, `/socket/${code}`)
  await guest.must({ is: 'enter', code, ...(player.seq > 0 && { seen: player.seq }) })
  return guest
}

/** A table of three people and a puppet, all in one house. */
async function tableAt(port: number): Promise<{ readonly code: string; readonly people: Seated[] }> {
  const first = await connect(port)
  const code = sure((await first.must({ is: 'create', settings: settingsFor(4) })).code, 'code')
  first.socket.terminate()
  const people: Seated[] = []
  for (const player of [first, new Player(), new Player()]) people.push(await comesTo(port, code, player))
  for (const [seat, guest] of people.entries()) await guest.must({ is: 'sit', seat, name: `Guest ${seat + 1}` })
  await at(people, 0).must({ is: 'hire', seat: 3, level: 'random' })
  return { code, people }
}

async function fullest(houses: readonly HouseApart[]): Promise<HouseApart> {
  const counts = await Promise.all(houses.map((one) => one.sockets()))
  return at(houses, counts.indexOf(Math.max(...counts)))
}

/** Somebody who sits at a table that belongs to this house. */
async function guestOf({ house: inside }: OpenHouse, port: number): Promise<{ code: string; guest: Seated }> {
  for (;;) {
    const host = await connect(port)
    const code = sure((await host.must({ is: 'create', settings: settingsFor(3) })).code, 'code')
    const guest = await comesTo(port, code, host)
    await guest.must({ is: 'sit', seat: 0, name: 'Guest' })
    if (inside.figures.guests > 0) return { code, guest }
  }
}

async function somebodyAsked(people: readonly Seated[]): Promise<Seated> {
  await Promise.race(people.map((player) => player.until(() => player.moves.length > 0)))
  return sure(
    people.find(({ moves }) => moves.length > 0),
    'somebody who is asked',
  )
}

describe.skipIf(!haproxyPath())('behind HAProxy', () => {
  test('the guests of a house that hangs play on in another, and when it goes on it does no harm', async () => {
    const database = await newDatabase()
    const houses = await Promise.all(Array.from({ length: 3 }, () => openApart(database)))
    onTestFinished(async () => void (await Promise.all(houses.map((one) => one.end('SIGKILL')))))
    const port = await balanced(houses)
    const { code, people } = await tableAt(port)
    const sights = new Sights()
    for (const player of people) sights.watch(player)
    await start(people)
    const asked = await somebodyAsked(people)
    const move = { is: 'move', question: asked.view.agenda.question, move: at(asked.moves, 0) } as const
    const id = asked.newId()

    const hung = await fullest(houses)
    hung.signal('SIGSTOP')
    const cut = people.map(closing)
    void asked.ask(move, id)
    await Promise.all(cut)
    for (const player of people) await comesTo(port, code, player)
    expect(await asked.ask(move, id)).toMatchObject({ is: 'ok' })

    hung.signal('SIGCONT')
    while ((await hung.sockets()) > 0);
    // One of them comes to where it all began, and has missed nothing.
    const first = at(people, 0)
    first.socket.terminate()
    await comeBack(hung.port, first, code)
    await playOut(people)
    expect(sights.wrongs).toEqual([])
    const record = await (await recordOf(port, asked, `${code}/1`)).text()
    expect(verify(record, findGame)).toMatchObject({ fair: true })
  })

  test('a house without a database keeps its guests, and gets new ones only when it has one again', async () => {
    const { port: there } = await thePostgres()
    const pipe = await Pipe.to(there)
    onTestFinished(() => pipe.close())
    const database = await newDatabase()
    const limits = { ...quick, ...askedOften }
    const cellar = await house({ store: { database: database.replace(`${there}`, `${pipe.port}`) }, limits })
    const others = [await house({ store: { database }, limits }), await house({ store: { database }, limits })]
    const port = await balanced([cellar, ...others])
    const { code, guest } = await guestOf(cellar, port)
    /** Resolves once HAProxy brings whoever comes to this table to the cellar, or elsewhere. */
    const bringsTo = async (where: 'cellar' | 'elsewhere') => {
      for (let is: typeof where | undefined; is !== where; ) {
        const before = await socketsIn(cellar.port)
        await connect(port, new Player(), `/socket/${code}`)
        is = (await socketsIn(cellar.port)) > before ? 'cellar' : 'elsewhere'
      }
    }

    pipe.burst()
    await isSaid(cellar.port, 'not now')
    await bringsTo('elsewhere')
    const stranger = await comesTo(port, code)
    const saying = guest.ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
    pipe.mend()
    const reply = await saying
    expect(reply).toMatchObject({ is: 'ok' })
    await stranger.until(() => reply.is === 'ok' && stranger.seq === reply.seq)
    await bringsTo('cellar')
  })
})
