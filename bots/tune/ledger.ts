/** What everybody with a mark has won, and how long their games took. */
interface Entry {
  times: number
  won: number
  squares: number
  rounds: number
}

export class Ledger {
  readonly #entries = new Map<string, Entry>()

  write(mark: string, won: number, rounds: number): void {
    const entry = this.#entries.get(mark) ?? { times: 0, won: 0, squares: 0, rounds: 0 }
    this.#entries.set(mark, {
      times: entry.times + 1,
      won: entry.won + won,
      squares: entry.squares + won * won,
      rounds: entry.rounds + rounds,
    })
  }

  /** A line a mark, those of one knob together, with 95 % intervals. */
  text(): string {
    const rows = [...this.#entries].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    return rows
      .map(([mark, { times, won, squares, rounds }]) => {
        const share = won / times
        const off = 1.96 * Math.sqrt((squares / times - share * share) / times)
        const figures = `${share.toFixed(3)} ± ${off.toFixed(3)}  ${(rounds / times).toFixed(1)} rounds  ${times} times`
        return `${mark.padEnd(28)} ${figures}`
      })
      .join('\n')
  }
}
