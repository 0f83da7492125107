/** How a command speaks: `out` is what was asked for, `err` all that is said beside it. */
export interface Voice {
  out(text: string): void
  err(text: string): void
  /** Whether what is said beside can be taken back, as on a terminal. */
  readonly live: boolean
  /** How often it is said there how far long work is, in milliseconds. */
  readonly every: number
}
