import type { Frozen, Shape } from '../../kernel/state.ts'
import type { Wager, Wagers } from '../../kernel/wager.ts'
import { writeWhat } from './chronicle.what.ts'
import type { News } from './news.ts'
import type { Setting } from './state.ts'

interface Feast extends Shape {
  table: Setting
}

/** What hands do in sight of all; what they pour is between them and the goblet. */
function claimed(news: News, { mode, nobles }: Frozen<Pick<Setting, 'mode' | 'nobles'>>): Wager[] {
  switch (news.kind) {
    case 'poured': {
      const { place } = news.goblet
      const before = mode === 'duel' ? undefined : nobles[place]
      const into = before === undefined ? { row: place } : { before }
      return [{ seat: news.seat, what: writeWhat({ kind: 'poured', sort: 'something', ...into }) }]
    }
    case 'toast':
      return news.by === 'table' || mode === 'duel' ? [] : [{ seat: news.seat, what: writeWhat({ kind: 'toast' }) }]
    case 'foretold':
      return [{ seat: news.seat, what: writeWhat({ kind: 'foretold', of: news.other }) }]
    default:
      return []
  }
}

export const wagers: Wagers<Feast> = {
  claims: (news, table) => (news as readonly News[]).flatMap((one) => claimed(one, table)),
  // Where a goblet holds more than one sort, not even that tells who poured which; but nobody thinks back so far.
  settles: ({ kind }) => kind === 'drunk' || kind === 'drank' || kind === 'course won',
}
