/**
 * A throw before anybody has said rats, as one seat sees it that does the best there is. What "none" and a blind claim bring depends on how often
 * "none" was said before; all else does not, and is reckoned once.
 */
import { sure } from '../../../../kernel/at.ts'
import { onAverage } from './best.ts'
import { get, type Numbers } from './numbers.ts'
import { named } from './throw.ts'
import type { Solved } from './wall.ts'

export class Opening {
  readonly #dice: number
  readonly #giver: 'me' | 'another'
  /** What claims of rats bring, by the number of rats. */
  readonly #rats: Numbers
  /** How often another giver shakes blind, and how often they say "none", by the number of rats. */
  readonly #blindly: Numbers
  readonly #denying: Numbers

  constructor(dice: number, giver: 'me' | 'another', { tree, habits }: Solved, rats: Numbers) {
    this.#dice = dice
    this.#giver = giver
    this.#rats = rats
    const say = sure(tree.find(named.say), 'first decision')
    const often = (act: 'shake' | 0) =>
      rats.map((_, seen) => get(habits, say.habits + seen * say.acts.length + say.acts.indexOf(act)))
    this.#blindly = often('shake')
    this.#denying = often(0)
  }

  /** How likely another giver has so many rats and says "none". */
  denied(chances: readonly number[]): Numbers {
    return this.#denying.map((often, rats) => often * (chances[rats] ?? 0))
  }

  /** What the throw is worth, if that is what a blind claim brings, and this what "none" brings by the number of rats. */
  worth(blind: number, none: Numbers): number {
    const { length } = this.#rats
    const all = new Float64Array(length)
    for (let rats = 0; rats < length; rats++) {
      const other = get(this.#rats, rats)
      all[rats] =
        this.#giver === 'me'
          ? Math.max(other, blind, get(none, rats))
          : other + get(this.#blindly, rats) * blind + get(this.#denying, rats) * get(none, rats)
    }
    return onAverage(this.#dice, all)
  }
}
