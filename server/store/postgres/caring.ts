/** Takes tables into the care of a house, or goes on caring for them. */
import { houses } from './houses.ts'
import { isRefusal, type Link, WAITED_FOR_EACH_OTHER } from './link.ts'

export class Caring {
  readonly #link: Link
  readonly #name: string
  readonly #lasts: number

  /** `lasts`: so many milliseconds without hearing of this house, and others may take them. */
  constructor(link: Link, name: string, lasts: number) {
    this.#link = link
    this.#name = name
    this.#lasts = lasts
  }

  /**
   * Says which of them are in its care now. A house of an earlier version that goes may wait for us as we wait for it. Whoever is
   * turned away then asks for one table after the other: who holds none while they wait keeps nobody waiting.
   */
  async take(codes: readonly string[]): Promise<Set<string>> {
    try {
      return await this.#taken(codes)
    } catch (error) {
      if (!isRefusal(error) || error.code !== WAITED_FOR_EACH_OTHER) throw error
      const each = await Promise.all(codes.map((code) => this.#taken([code])))
      return new Set(each.flatMap((taken) => [...taken]))
    }
  }

  async #taken(codes: readonly string[]): Promise<Set<string>> {
    const { rows } = await this.#link.ask(houses.care(this.#name, this.#lasts, codes))
    return new Set(rows.map(({ code }) => code))
  }
}
