/** A world to play on in, that leaves the first as it is; what play never writes on is shared. */
import type { State } from '../../../kernel/state.ts'
import type { Banquet, Held, Setting } from '../state.ts'

/** What a game copies besides. */
export interface Own<G extends Banquet> {
  table(table: G['table']): Partial<G['table']>
  hand(hand: G['hand']): Partial<G['hand']>
  box(box: G['box']): Partial<G['box']>
}

export function forking<G extends Banquet>(own: Own<G>): (state: State<G>) => State<G> {
  return ({ agenda, table, hands, box }) => ({
    agenda: { question: agenda.question, asked: [...agenda.asked] },
    table: { ...table, ...forkedTable(table), ...own.table(table) },
    hands: hands.map((hand) => ({ ...hand, ...forkedHand(hand), ...own.hand(hand) })),
    box: { ...box, goblets: box.goblets.map((goblet) => ({ ...goblet })), ...own.box(box) },
  })
}

function forkedTable(table: Setting) {
  return {
    news: [],
    rings: table.rings && [...table.rings],
    standing: [...table.standing],
    emptied: [...table.emptied],
    screens: [...table.screens],
    targets: [...table.targets],
    used: [...table.used],
    queue: [...table.queue],
    characters: [...table.characters],
    score: [...table.score],
    record: table.record.map((one) => ({ ...one })),
    out: [...table.out],
  } satisfies Partial<Setting>
}

function forkedHand({ tokens, had, memory }: Held) {
  return {
    news: [],
    tokens: { ...tokens },
    had: { ...had },
    memory: memory.map((one) => ({ ...one })),
  } satisfies Partial<Held>
}
