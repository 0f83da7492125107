/** Learns to tell kinds apart by how often things were noticed: one weight for each thing and kind (softmax regression). */

/** How often each thing was noticed, by its number; and the kind that it was in truth. */
export interface Sample {
  readonly noticed: ReadonlyMap<number, number>
  readonly kind: number
}

const ROUNDS = 40
const PACE = 0.05
/** Weights that nothing speaks for shrink. */
const DECAY = 1e-4

export class Softmax {
  readonly #kinds: number
  readonly #weights: Float64Array

  constructor(things: number, kinds: number) {
    this.#kinds = kinds
    this.#weights = new Float64Array(things * kinds)
  }

  learn(samples: readonly Sample[]): void {
    for (let round = 0; round < ROUNDS; round++) {
      const pace = PACE / (1 + round)
      for (const { noticed, kind } of samples) {
        const likely = this.#likely(noticed)
        for (const [thing, often] of noticed) {
          const row = thing * this.#kinds
          for (let k = 0; k < this.#kinds; k++) {
            const missed = (k === kind ? 1 : 0) - (likely[k] as number)
            const weight = this.#weights[row + k] as number
            this.#weights[row + k] = weight + pace * (missed * often - DECAY * weight)
          }
        }
      }
    }
  }

  guess(noticed: Sample['noticed']): number {
    const likely = this.#likely(noticed)
    return likely.indexOf(Math.max(...likely))
  }

  #likely(noticed: Sample['noticed']): number[] {
    const scores = new Array<number>(this.#kinds).fill(0)
    for (const [thing, often] of noticed) {
      for (let k = 0; k < this.#kinds; k++) {
        scores[k] = (scores[k] as number) + often * (this.#weights[thing * this.#kinds + k] as number)
      }
    }
    const most = Math.max(...scores)
    const raised = scores.map((score) => Math.exp(score - most))
    const all = raised.reduce((sum, one) => sum + one, 0)
    return raised.map((one) => one / all)
  }
}
