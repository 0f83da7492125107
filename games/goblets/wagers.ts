import type { Wagers } from '../../kernel/wager.ts'
import { writeWhat } from '../banquet/chronicle.what.ts'
import { nobleOf } from '../banquet/houses.ts'
import { wagers as banquet } from '../banquet/wagers.ts'
import type { Goblets } from './state.ts'

/** G8.3: at the beginning of a course every taster sits down as if they meant well. */
export const wagers: Wagers<Goblets> = {
  claims(news, table) {
    const begins = table.mode === 'pairs' && news.some(({ kind }) => kind === 'course')
    const oaths = table.tasters.flatMap((seat, house) =>
      seat === null || !begins ? [] : [{ seat, what: writeWhat({ kind: 'serves', noble: nobleOf(table, house) }) }],
    )
    return [...oaths, ...banquet.claims(news, table)]
  },
  settles: (news, wager) => news.kind === 'cards' || banquet.settles(news, wager),
}
