/** What the tables of both peers have in common: whose move it is, when all have seen the last one, and what was sent. */
export class Seats {
  /** Hears whenever all have seen the last move and somebody is asked for the next. */
  turn = () => {}
  /** What came over the lines in all, and what of it somebody may not see. */
  bytes = 0
  leaked = 0
  #seen = [0, 0, 0, 0]
  #pending
  #moves = 0
  /** `asked`: for a new game, which has not come yet. */
  #next = 'none'
  #announced = 0

  weigh(bytes) {
    this.bytes += bytes
  }

  /** Dice that came to one who has not looked. */
  leak(wall) {
    if (wall?.length) this.leaked += JSON.stringify(wall).length
  }

  /** The state that a seat has now. */
  saw(seat, number) {
    this.#seen[seat] = number
    const pending = this.#pending
    if (pending && pending.seat === seat && number > pending.from) {
      this.#pending = undefined
      this.#moves++
      pending.done()
    }
    this.#look()
  }

  get moves() {
    return this.#moves
  }

  get asked() {
    const [first] = this.#seen
    if (this.#pending || this.#next !== 'none' || this.isOver || this.#seen.some((seen) => seen !== first))
      return undefined
    return this.mover === undefined ? undefined : { seat: this.mover }
  }

  async move() {
    const { seat } = this.asked
    const done = new Promise((heard) => {
      this.#pending = { seat, from: this.#seen[seat], done: heard }
    })
    this.make(seat)
    await done
    this.#look()
  }

  #look() {
    if (this.#next === 'asked' && !this.isOver) this.#next = 'none'
    if (this.isOver && !this.#pending && this.#next === 'none') {
      this.#next = 'under way'
      this.#seen = [-1, -2, -3, -4]
      this.#announced = 0
      void this.begin().then(() => {
        this.#next = 'asked'
        this.#look()
      })
    }
    if (!this.asked || this.#announced === this.#seen[0]) return
    this.#announced = this.#seen[0]
    this.turn()
  }
}
