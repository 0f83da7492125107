/** The game by the brains that are left, from the fewest up: what a thread that works on it is told. */
export interface About {
  readonly seats: number
  /** So many are dealt. */
  readonly brains: number
  /** What is known so far, shared by all threads. */
  readonly memory: SharedArrayBuffer
}

/** All rounds with so many brains: for the first time, or once more with what is known by now. */
export interface Task {
  readonly brains: number
  readonly pass: number
}
