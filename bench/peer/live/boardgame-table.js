/** Four people at a table of boardgame.io, each with a socket of their own, with as little work as can be. */
import { io } from 'socket.io-client'
import { asked, legal } from '../legal.js'
import { Seats } from './seats.js'

const SEATS = 4

async function call(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/rats/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

export class BoardgameTable extends Seats {
  #port
  #sockets = []
  #match = ''
  #credentials = []
  #states = []

  constructor(port) {
    super()
    this.#port = port
  }

  async open() {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(`http://127.0.0.1:${this.#port}/rats`, { transports: ['websocket'], forceNew: true })
      socket.on('sync', (match, { state }) => this.#see(match, seat, state))
      socket.on('update', (match, state) => this.#see(match, seat, state))
      await new Promise((done) => socket.once('connect', done))
      socket.io.engine.on('data', (data) => this.weigh(data.length))
      this.#sockets.push(socket)
    }
    await this.begin()
  }

  async begin() {
    const { matchID } = await call(this.#port, 'create', { numPlayers: SEATS })
    this.#match = matchID
    this.#states = []
    this.#credentials = []
    for (const [seat, socket] of this.#sockets.entries()) {
      const joined = await call(this.#port, `${matchID}/join`, { playerID: String(seat), playerName: `Guest ${seat}` })
      this.#credentials.push(joined.playerCredentials)
      socket.emit('sync', matchID, String(seat), joined.playerCredentials, SEATS)
    }
  }

  #see(match, seat, state) {
    if (match !== this.#match) return
    this.#states[seat] = state
    if (seat !== state.G.seen) this.leak(state.G.wall)
    this.saw(seat, state._stateID)
  }

  get isOver() {
    return this.#states.length > 0 && this.#states[0]?.ctx.gameover !== undefined
  }

  get mover() {
    const state = this.#states[0]
    const seat = state && asked(state.G)
    return seat ?? undefined
  }

  make(seat) {
    const { G, _stateID } = this.#states[seat]
    const playerID = String(seat)
    const choice = legal(G, playerID)
    const [type, ...args] = choice[Math.floor(Math.random() * choice.length)]
    const payload = { type, args, playerID, credentials: this.#credentials[seat] }
    this.#sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, playerID)
  }
}
