import { same } from '../../kernel/state.ts'
import type { Player } from '../player.ts'

/** What all have seen under each number; two who saw different things are found out. */
export class Sights {
  readonly wrongs: string[] = []
  readonly #seen = new Map<string, object>()

  watch(player: Player): void {
    void player.until(() => {
      const { room, game, seq } = player
      if (!room) return false
      const name = `${room.code} ${seq}`
      const before = this.#seen.get(name)
      if (before && !same(before, { room, game })) this.wrongs.push(`${name}: seen in two ways`)
      if (!before) this.#seen.set(name, structuredClone({ room, game }))
      return false
    })
  }
}
