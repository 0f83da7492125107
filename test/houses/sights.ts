import { same } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import type { Player } from '../player.ts'

/** What all have seen under each number; two who saw different things are found out. */
export class Sights {
  readonly wrongs: string[] = []
  readonly #seen = new Map<string, object>()
  readonly #newer: readonly (keyof Room)[]

  /** `newer`: what only some of the houses say of a room, because the others are of an earlier version. */
  constructor(newer: readonly (keyof Room)[] = []) {
    this.#newer = newer
  }

  watch(player: Player): void {
    void player.until(() => {
      const { game, seq } = player
      if (!player.room) return false
      const room = { ...player.room }
      for (const word of this.#newer) delete room[word]
      const name = `${room.code} ${seq}`
      const before = this.#seen.get(name)
      if (before && !same(before, { room, game })) this.wrongs.push(`${name}: seen in two ways`)
      if (!before) this.#seen.set(name, structuredClone({ room, game }))
      return false
    })
  }
}
