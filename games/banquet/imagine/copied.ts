/**
 * Copies of what a view shows, for the worlds that bots imagine. `copy` of the kernel looks for the keys of everything anew, which
 * took an eighth of their time; here they are known. Whatever is forgotten here, the contract finds: such a world shares a part
 * with the view.
 */
import { copy, type Frozen, type Seat } from '../../../kernel/state.ts'
import type { Held, Memory, Setting } from '../state.ts'

export function agendaCopied({ question, asked }: Frozen<{ question: number; asked: Seat[] }>) {
  return { question, asked: [...asked] }
}

/** All that lies on every such table; what only one game has it copies itself. */
export function settingCopied<T extends Frozen<Setting>>(table: T) {
  return {
    ...table,
    news: copy(table.news),
    nobles: [...table.nobles],
    tasters: [...table.tasters],
    characters: [...table.characters],
    rings: table.rings && [...table.rings],
    standing: [...table.standing],
    emptied: table.emptied.map((tokens) => tokens && { ...tokens }),
    screens: [...table.screens],
    targets: [...table.targets],
    used: table.used.map((one) => ({ ...one })),
    call: table.call && { ...table.call },
    queue: table.queue.map((one) => ({ ...one })),
    score: [...table.score],
    record: table.record.map((one) => ({ ...one })),
    out: [...table.out],
  }
}

export function heldCopied<H extends Frozen<Held>>(hand: H) {
  return {
    ...hand,
    news: copy(hand.news),
    tokens: { ...hand.tokens },
    had: { ...hand.had },
    dipped: hand.dipped && { ...hand.dipped },
    memory: hand.memory.map(memoryCopied),
  }
}

function memoryCopied(one: Frozen<Memory>): Memory {
  switch (one.kind) {
    case 'look':
      return { ...one, tokens: { ...one.tokens }, screens: [...one.screens] }
    case 'take':
      return { ...one, screens: [...one.screens] }
    case 'pour':
      return { ...one }
  }
}
