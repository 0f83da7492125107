import type { Seat } from '../../../kernel/state.ts'
import { houseOf } from '../../banquet/houses.ts'
import type { Dreamt } from '../../banquet/imagine/dream.ts'
import { hearsay, type Told } from '../../banquet/imagine/hearsay.ts'
import { listed, ordinary } from '../../banquet/tokens.ts'
import type { Hand, ToastSecret, ToastView } from '../state.ts'

/** What another seat was told in the last step, as it is in this world. */
export function toldTo(view: ToastView, at: Seat, held: Omit<Hand, 'news'>, dreamt?: Dreamt): ToastSecret[] {
  const { table } = view
  // T7.4: roles in a pair may have swapped since, but the pair is the same.
  const told: Told = { table, houses: table, dreamt }
  const house = houseOf(table, at)
  const drew: ToastSecret = { kind: 'drew', tokens: { ...held.tokens } }
  return table.news.flatMap((news): ToastSecret[] => {
    switch (news.kind) {
      case 'course':
        return table.mode === 'duel' ? [] : [drew]
      case 'redrawn':
        return news.seats.some((seat) => houseOf(table, seat) === house) ? [drew] : []
      case 'exchanged':
        return houseOf(table, news.seat) === house ? [exchanged(held)] : []
      default:
        return hearsay(told, news, at)
    }
  })
}

/** C11: what went into the bag, and something that may have come out of it. */
function exchanged({ returned, tokens }: Pick<Hand, 'returned' | 'tokens'>): ToastSecret {
  const [gave = ordinary[0]] = listed(returned)
  const took = ordinary.find((sort) => tokens[sort] > 0) ?? ordinary[0]
  return { kind: 'exchanged', gave, took }
}
