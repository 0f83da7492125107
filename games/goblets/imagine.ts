/** A whole world this seat could be in. */
import { sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { agendaCopied, heldCopied, settingCopied } from '../banquet/imagine/copied.ts'
import { handOf, likelyWorld } from '../banquet/imagine/dream.ts'
import { bareHand } from '../banquet/laid.ts'
import type { Deed } from '../banquet/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { winetasterCards } from './course.ts'
import { packScreens } from './imagine/cards.ts'
import { toldTo } from './imagine/told.ts'
import type { Card, GobletsState, GobletsView, Hand, Table } from './state.ts'

export function imagine(view: GobletsView, chance: Chance): GobletsState {
  const { seat } = view
  const { stage } = view.table
  if (stage === 'over' || stage === 'tie') return lastDrink(view, chance)
  const dreamt = likelyWorld(view, packScreens, chance)
  const cards = dealUnseen(view, chance)
  return {
    agenda: agendaCopied(view.agenda),
    table: tableCopied(view),
    hands: cards.map((card, other): Hand => {
      if (other === seat) return heldCopied(view.hand) as Hand
      return { ...handOf(view, dreamt, other), news: toldTo(view, other, dreamt, card), card }
    }),
    box: { goblets: dreamt.world.goblets, annals: annalsCopied(view) },
  }
}

/** Whatever a bot was told of it lies in the box again. Where nothing was told nobody keeps it: an empty list would say that nothing was done. */
function annalsCopied({ table }: GobletsView): Deed[] | null {
  return table.annals?.map((deed) => ({ ...deed })) ?? null
}

function tableCopied({ table }: GobletsView): Table {
  const { options, discards, wine, tied } = table
  const copied = settingCopied(table.annals ? withoutAnnals(table) : table) as Table
  copied.options = { ...options }
  copied.discards = [...discards]
  copied.wine = [...wine]
  copied.tied = [...tied]
  return copied
}

function withoutAnnals({ annals: _told, ...table }: GobletsView['table']): GobletsView['table'] {
  return table
}

/** G8.3: the cards that I have not seen, dealt anew to the other tasters. */
function dealUnseen({ table, hand, seat, seats }: GobletsView, chance: Chance): (Card | null)[] {
  if (table.mode !== 'pairs') return new Array<null>(seats).fill(null)
  const unseen = winetasterCards(table)
  if (hand.card) unseen.splice(unseen.indexOf(hand.card), 1)
  shuffle(unseen, chance)
  return Array.from({ length: seats }, (_, other) => {
    if (other === seat) return hand.card
    return table.tasters.includes(other) ? sure(unseen.pop(), 'Winetaster card') : null
  })
}

/** G5.9: one of the goblets that still stand holds the wine. */
function lastDrink(view: GobletsView, chance: Chance): GobletsState {
  const { seat, seats, agenda, hand } = view
  const table = tableCopied(view)
  const standing = table.standing.flatMap((stands, place) => (stands ? [place] : []))
  const wine = table.winner === null ? standing[chance(Math.max(1, standing.length))] : undefined
  const goblet = (stands: boolean, place: number) => {
    if (!stands) return tokens()
    return place === wine ? tokens(1) : tokens(0, 1)
  }
  return {
    agenda: agendaCopied(agenda),
    table,
    hands: Array.from({ length: seats }, (_, at): Hand => {
      if (at === seat) return heldCopied(hand) as Hand
      return { ...bareHand(), news: toldTo(view, at), card: null }
    }),
    box: { goblets: table.standing.map(goblet), annals: annalsCopied(view) },
  }
}
