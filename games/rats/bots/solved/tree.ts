/**
 * What may come of one throw of the dice, as a tree in which branches may grow together: everything is public but the number of rats,
 * which the giver alone has seen. Who decides is counted in hands that the dice have gone through: 0 is the giver.
 */
import type { Claim } from '../../state.ts'
import type { Shares } from './fates.ts'
import type { Setting } from './throw.ts'

/** What one decides on: an answer, to shake, or a claim to announce or to hand on under. */
export type Act = 'believe' | 'doubt' | 'shake' | Claim

export type Way = readonly [Act, Place | End]

/** Where somebody decides. */
export interface Place {
  readonly hands: number
  readonly acts: readonly Act[]
  readonly next: readonly (Place | End)[]
  /** Where its own begin in the list of habits: one for each act; of the giver, who knows, for each number of rats in turn. */
  readonly habits: number
}

/** Where the throw ends: what becomes of everybody. After a doubt, of a claim that did not hold. */
export interface End {
  readonly becomes: (setting: Setting) => Shares
  readonly unless?: { readonly claim: Claim; readonly becomes: (setting: Setting) => Shares }
}

export class Tree {
  /** So many numbers of rats the dice can show. */
  readonly counts: number
  /** Each after those that it leads to: the first decision is the last of them. */
  readonly places: Place[] = []
  /** How many habits there are. */
  habits = 0
  readonly #known = new Map<string, Place>()

  constructor(dice: number) {
    this.counts = 2 * dice + 1
  }

  /** Where somebody decides; the same place whenever it is named again. What led there, beside the name, is forgotten. */
  decision(name: string, hands: number, ways: () => readonly Way[], _past = ''): Place {
    return this.#known.get(name) ?? this.plant(name, hands, ways(), this.habits)
  }

  /** A place whose habits begin there. */
  protected plant(name: string, hands: number, ways: readonly Way[], habits: number): Place {
    const [acts, next] = [ways.map(([act]) => act), ways.map(([, to]) => to)]
    const place = { hands, acts, next, habits }
    this.habits += acts.length * this.rows(place)
    this.#known.set(name, place)
    this.places.push(place)
    return place
  }

  find(name: string): Place | undefined {
    return this.#known.get(name)
  }

  /** How often the same is decided there: by one who knows, for each number of rats. */
  rows({ hands }: Pick<Place, 'hands'>): number {
    return hands === 0 ? this.counts : 1
  }
}
