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
import { closeAll, connect, house, hurry, playOut, type Seated, settingsFor, start } from '../open.ts'
import { Player } from '../player.ts'
import { thePostgres } from '../postgres/server.ts'
import { askedOften, isSaid } from '../readiness.ts'
import { comeBack, knows, recordOf } from '../tables.ts'
import { haproxyPath } from './found.ts'
import { openBalancer, type Patience } from './server.ts'

afterEach(closeAll)

const newDatabase = async () => (await thePostgres()).newDatabase()

/** HAProxy before these houses. */
async function balanced(houses: readonly { readonly port: number }[], patience?: Patience): Promise<number> {
  const balancer = await openBalancer(
    houses.map(({ port }) => port),
    patience,
  )
  onTestFinished(() => balancer.close())
  return balancer.port
}

/** Comes to this table through HAProxy. */
async function comesTo(port: number, code: string, player = new Player()): Promise<Seated> {
  const guest = await connect(port, player, `/socket/${code}`)
  await guest.must({ is: 'enter', code, ...(player.seq > 0 && { seen: player.seq }) })
  return guest
}

/**
 * Somebody who is at this table through HAProxy, and comes again whenever they are cut off, as a page does: on a machine with much
 * else to do HAProxy takes a slow house for one that hangs, now and then, and that is nobody's fault.
 */
class Regular {
  readonly player: Player
  readonly #port: number
  readonly #code: string
  #line: Seated | undefined
  #stays = true

  constructor(port: number, code: string, player: Player) {
    this.#port = port
    this.#code = code
    this.player = player
  }

  async come(): Promise<void> {
    while (this.#stays) {
      const line = await connect(this.#port, this.player, `/socket/${this.#code}`).catch(() => undefined)
      if (!line) continue
      if (!this.#stays) return line.socket.terminate()
      this.#line = line
      const cut = new Promise<void>((done) => line.socket.once('close', () => done()))
      const { seq } = this.player
      const entered = this.player.ask({ is: 'enter', code: this.#code, ...(seq > 0 && { seen: seq }) })
      if ((await Promise.race([entered.then(({ is }) => is), cut])) !== 'ok') {
        line.socket.terminate()
        continue
      }
      this.player.askAgain()
      void cut.then(() => this.come())
      return
    }
  }

  /** For good. */
  go(): void {
    this.#stays = false
    this.#line?.socket.terminate()
  }
}

/** A table of three people and a puppet, laid in this house. */
async function tableAt(
  port: number,
  { port: house }: HouseApart,
): Promise<{ readonly code: string; readonly people: Regular[] }> {
  const first = await connect(house)
  const code = sure((await first.must({ is: 'create', settings: settingsFor(4) })).code, 'code')
  first.socket.terminate()
  const people = [first, new Player(), new Player()].map((player) => new Regular(port, code, player))
  for (const [seat, guest] of people.entries()) {
    onTestFinished(() => guest.go())
    await guest.come()
    await guest.player.must({ is: 'sit', seat, name: `Guest ${seat + 1}` })
  }
  await at(people, 0).player.must({ is: 'hire', seat: 3, level: 'random' })
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

async function somebodyAsked(people: readonly Player[]): Promise<Player> {
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
    const { code, people: regulars } = await tableAt(port, at(houses, 0))
    const people = regulars.map(({ player }) => player)
    const sights = new Sights()
    for (const player of people) sights.watch(player)
    await start(people)
    const asked = await somebodyAsked(people)
    const move = { is: 'move', question: asked.view.agenda.question, move: at(asked.moves, 0) } as const

    const hung = await fullest(houses)
    hung.signal('SIGSTOP')
    // Asked of the house that hangs, and again of the one to which HAProxy brings them then: done once.
    const { seq } = await asked.must(move)
    await knows(people, sure(seq, 'seq'))

    hung.signal('SIGCONT')
    // One of them comes to where it all began, and has missed nothing.
    at(regulars, 0).go()
    await comeBack(hung.port, at(people, 0), code)
    await playOut(people)
    expect(sights.wrongs).toEqual([])
    const record = await (await recordOf(hung.port, asked, `${code}/1`)).text()
    expect(verify(record, findGame)).toMatchObject({ fair: true })
  })

  test('a house without a database keeps its guests, and gets new ones only when it has one again', async () => {
    const { port: there } = await thePostgres()
    const pipe = await Pipe.to(there)
    onTestFinished(() => pipe.close())
    const database = await newDatabase()
    const limits = { ...quick, ...askedOften }
    const cellar = await house({ store: { database: database.replace(`${there}`, `${pipe.port}`) }, limits })
    // None of them hangs, and these two are never without a database.
    const patient = { ...limits, storeAnswers: hurry.storeAnswers }
    const others = [
      await house({ store: { database }, limits: patient }),
      await house({ store: { database }, limits: patient }),
    ]
    const port = await balanced([cellar, ...others], 'a minute')
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

  test('where no house has its database, nobody is turned away, and all goes on when it is back', async () => {
    const { port: there } = await thePostgres()
    const pipe = await Pipe.to(there)
    onTestFinished(() => pipe.close())
    const database = (await newDatabase()).replace(`${there}`, `${pipe.port}`)
    const limits = { ...quick, ...askedOften }
    const houses = [
      await house({ store: { database }, limits }),
      await house({ store: { database }, limits }),
      await house({ store: { database }, limits }),
    ]
    const port = await balanced(houses, 'a minute')
    const host = await connect(port)
    const { code = '' } = await host.must({ is: 'create', settings: settingsFor(3) })
    const guest = await comesTo(port, code, host)
    await guest.must({ is: 'sit', seat: 0, name: 'Guest' })
    /** How many houses get those who come to six tables: the same guest always comes to one once HAProxy knows that none is ready. */
    const spread = async () => {
      const counts = () => Promise.all(houses.map((one) => socketsIn(one.port)))
      const before = await counts()
      for (let table = 0; table < 6; table++) await connect(port, new Player(), `/socket/SPACE${table}`)
      return (await counts()).filter((count, nth) => count > at(before, nth)).length
    }

    // On a machine with much else to do all three may take their database for gone, for a moment.
    while ((await spread()) < 2);
    pipe.burst()
    for (const one of houses) await isSaid(one.port, 'not now')
    while ((await spread()) > 1);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    const saying = guest.ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
    pipe.mend()
    expect(await saying).toMatchObject({ is: 'ok' })
    const newcomer = await comesTo(port, code)
    await newcomer.must({ is: 'sit', seat: 1, name: 'Newcomer' })
  })
})
