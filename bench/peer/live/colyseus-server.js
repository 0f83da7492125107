/** The same rules in a room of Colyseus, whose state is in memory: `colyseus-server.js`, and it says its port. */
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { asked } from '../legal.js'
import { game } from '../rats.js'

const SEATS = 4
const Claim = schema({ seat: t.uint8(), claim: t.uint8(), ground: t.string() })
const numbers = ['dice', 'centre', 'giver', 'nones']
const maybes = ['claim', 'mad', 'killed', 'seen']
const Table = schema({
  moves: t.uint32(),
  side: t.string(),
  stage: t.string(),
  ...Object.fromEntries(numbers.map((name) => [name, t.uint8()])),
  ...Object.fromEntries(maybes.map((name) => [name, t.int8()])),
  sanity: t.array('int8'),
  said: t.array('int8'),
  claims: t.array(Claim),
})
const NONE = -1
const random = { Die: (sides, dice) => Array.from({ length: dice }, () => 1 + Math.floor(Math.random() * sides)) }
const ctx = { numPlayers: SEATS }

class Rats extends Room {
  maxClients = SEATS
  // Who moves is answered at once, and not at the next beat.
  patchRate = null
  state = new Table()
  #G
  #seats = new Map()

  onCreate() {
    this.#deal()
    this.onMessage('move', (client, [type, ...args]) => this.#move(client, type, args))
    this.onMessage('again', () => {
      this.#deal()
      this.broadcastPatch()
    })
  }

  onJoin(client) {
    this.#seats.set(client.sessionId, this.#seats.size)
  }

  #deal() {
    this.#G = game.setup({ ctx, random })
    this.#show()
  }

  #move(client, type, args) {
    const seat = this.#seats.get(client.sessionId)
    if (seat !== asked(this.#G) || !Object.hasOwn(game.moves, type)) return
    if (game.moves[type]({ G: this.#G, ctx, random, playerID: String(seat) }, ...args) === 'INVALID_MOVE') return
    // R3.1: the dice are for whoever looked.
    if (type === 'look') client.send('dice', this.#G.wall)
    this.#show()
    this.broadcastPatch()
  }

  #show() {
    const { state } = this
    const G = this.#G
    state.moves = (state.moves ?? 0) + 1
    state.side = G.side
    state.stage = G.stage
    for (const name of numbers) state[name] = G[name]
    for (const name of maybes) state[name] = G[name] ?? NONE
    for (const list of ['sanity', 'said']) {
      for (const [seat, value] of G[list].entries()) {
        if (state[list].length <= seat) state[list].push(value ?? NONE)
        else if (state[list][seat] !== (value ?? NONE)) state[list][seat] = value ?? NONE
      }
    }
    if (G.claims.length < state.claims.length) state.claims.clear()
    for (const claim of G.claims.slice(state.claims.length)) state.claims.push(new Claim().assign(claim))
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('rats', Rats)
await server.listen(0, '127.0.0.1')
process.send?.(http.address().port)
process.on('disconnect', () => process.exit())
