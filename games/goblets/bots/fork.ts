/** A world to play on in, that leaves the first as it is; what play never writes on is shared. */
import type { GobletsState, Hand } from '../state.ts'

export function fork({ agenda, table, hands, box }: GobletsState): GobletsState {
  return {
    agenda: { question: agenda.question, asked: [...agenda.asked] },
    table: {
      ...table,
      news: [],
      rings: table.rings && [...table.rings],
      standing: [...table.standing],
      emptied: [...table.emptied],
      screens: [...table.screens],
      targets: [...table.targets],
      used: [...table.used],
      queue: [...table.queue],
      characters: [...table.characters],
      discards: [...table.discards],
      score: [...table.score],
      record: table.record.map((one) => ({ ...one })),
      out: [...table.out],
      wine: [...table.wine],
    },
    hands: hands.map(forkHand),
    box: { goblets: box.goblets.map((goblet) => ({ ...goblet })) },
  }
}

function forkHand({ tokens, had, dipped, fished, card, memory, veiled }: Hand): Hand {
  return {
    news: [],
    tokens: { ...tokens },
    had: { ...had },
    dipped,
    fished,
    card,
    memory: memory.map((one) => ({ ...one })),
    veiled,
  }
}
