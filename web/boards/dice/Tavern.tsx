/** What everybody sees: the people, their cups, and the standing bid. */
import { liftedIn } from '../../../games/dice/ceremony.ts'
import { type Dice, diceOn, nextSeat } from '../../../games/dice/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { Art } from '../../parts/Art.tsx'
import { type Light, Ring } from '../../parts/Ring.tsx'
import * as playCss from '../../table/play.module.css'
import type { BoardProps } from '../board.ts'
import { Die, Left } from './Die.tsx'
import sprite from './dice.svg'
import { bidText } from './spoken.ts'
import * as css from './tavern.module.css'
import { diceWords as t } from './words.ts'

type Props = BoardProps<Dice>

function lightOf({ view, ceremony }: Props, seat: Seat): Light {
  const [asked] = view.agenda.asked
  if (ceremony !== 'over' || asked === undefined) return 'none'
  if (seat === asked) return 'acts'
  return seat === nextSeat(view.table, asked) ? 'next' : 'none'
}

/** What each of them said last in this round. */
function tagOf({ view: { table }, ceremony }: Props, seat: Seat): string | undefined {
  if (ceremony === 'hushed') return undefined
  if (table.dice[seat] === 0) return t().out
  const said = table.bids.findLast((bid) => bid.seat === seat)
  return said && bidText(said)
}

function Middle({ view: { table }, seat, name, ceremony }: Props) {
  const bid = (ceremony === 'over' ? undefined : liftedIn(table.news as never)?.bid) ?? table.bids.at(-1)
  if (!bid)
    return (
      <div class={css.mid}>
        <Art of="cup" from={sprite} class={css.cup} />
        <p class={css.none}>{t().noBid}</p>
        <p>{t().onTable(diceOn(table))}</p>
      </div>
    )
  return (
    <div class={css.mid} key={`${bid.count} ${bid.face}`}>
      <p class={css.who}>{bid.seat === seat ? t().youSaid : t().said(name(bid.seat))}</p>
      <p class={css.bid} aria-label={bidText(bid)} role="img">
        <b>{bid.count}</b>
        <i>×</i>
        <Die face={bid.face} />
      </p>
      {ceremony === 'over' && <p>{t().onTable(diceOn(table))}</p>}
    </div>
  )
}

export function Tavern(props: Props) {
  const { room, view, before, seat, name, ceremony } = props
  // While the cups go up nobody has lost anything yet.
  const { dice } = (ceremony === 'hushed' && before ? before : view).table
  return (
    <section class={`${playCss.upper} ${css.tavern}`} aria-label={t().where(diceOn({ dice }), view.table.options.ones)}>
      <i class={css.lantern} aria-hidden="true" />
      <Ring
        room={room}
        me={seat}
        name={name}
        light={(one) => lightOf(props, one)}
        tag={(one) => tagOf(props, one)}
        before={(one) => <Left n={at(dice, one)} />}
      >
        <i class={css.felt} aria-hidden="true" />
        <Middle {...props} />
      </Ring>
    </section>
  )
}
