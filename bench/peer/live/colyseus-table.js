/** Four people in a room of Colyseus, each with its own client. */
import { Client } from '@colyseus/sdk'
import { asked, legal } from '../legal.js'
import { Seats } from './seats.js'

const SEATS = 4
const maybes = ['claim', 'mad', 'killed', 'seen']

/** What everybody sees, in the words of the rules. */
function tableIn(state) {
  const G = { ...state.toJSON() }
  for (const name of maybes) G[name] = G[name] === -1 ? null : G[name]
  G.said = G.said.map((said) => (said === -1 ? null : said))
  return G
}

export class ColyseusTable extends Seats {
  #client
  #rooms = []
  #table

  constructor(port) {
    super()
    this.#client = new Client(`http://127.0.0.1:${port}`)
  }

  async open() {
    const first = await this.#client.create('rats')
    const rooms = [first]
    while (rooms.length < SEATS) rooms.push(await this.#client.joinById(first.roomId))
    this.#rooms = rooms
    for (const [seat, room] of rooms.entries()) {
      room.onMessage('dice', (wall) => this.#table && this.#table.giver !== seat && this.leak(wall))
      room.connection.transport.ws.addEventListener('message', ({ data }) => this.weigh(data.byteLength))
      room.onStateChange((state) => this.#see(seat, state))
    }
    for (const [seat, room] of rooms.entries()) if (room.state?.moves) this.#see(seat, room.state)
  }

  async begin() {
    this.#rooms[0].send('again')
  }

  #see(seat, state) {
    if (seat === 0) this.#table = state
    this.saw(seat, state.moves)
  }

  get isOver() {
    return this.#table?.stage === 'over'
  }

  get mover() {
    return this.#table ? (asked(this.#table) ?? undefined) : undefined
  }

  make(seat) {
    const choice = legal(tableIn(this.#table), String(seat))
    this.#rooms[seat].send('move', choice[Math.floor(Math.random() * choice.length)])
  }
}
