/** The cups go up one after the other; when all are up, what that makes of the bid, and who pays. */
import { useEffect, useRef } from 'preact/hooks'
import { CUP, LIFT } from '../../../games/dice/ceremony.ts'
import type { Lifted as News } from '../../../games/dice/scoring.ts'
import type { Dice } from '../../../games/dice/state.ts'
import { whySettled } from '../../../games/dice/why.ts'
import { offerFocus } from '../../app/focus.ts'
import * as kit from '../../look/kit.module.css'
import { Art, Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import { DiceRow } from './Die.tsx'
import * as css from './lifted.module.css'
import { bidText } from './spoken.ts'
import { verdictOn } from './verdict.ts'
import { diceWords as t } from './words.ts'

type Props = BoardProps<Dice> & { readonly lifted: News }

/** Everybody's dice, those that bear the bid out marked. */
function Cups({ lifted: { cups, bid }, view, room, name, seat: me }: Props) {
  const shown = cups.flatMap((cup, seat) => (cup.length > 0 ? [{ cup, seat }] : []))
  return (
    <ul class={css.cups}>
      {shown.map(({ cup, seat }, nth) => {
        const mark = room.chairs[seat]?.mark
        return (
          <li key={seat} style={{ animationDelay: `${LIFT + nth * CUP}ms` }}>
            <span class={css.owner}>
              {mark && <Mark of={mark} />}
              <b title={name(seat)}>{seat === me ? t().you : name(seat)}</b>
            </span>
            <DiceRow dice={cup} bid={bid} ones={view.table.options.ones} />
          </li>
        )
      })}
    </ul>
  )
}

function cry({ lifted: { call, seat, bid }, seat: me, name }: Props): string {
  const who = seat === me ? t().you : name(seat)
  if (call === 'exact') return seat === me ? t().youCall : t().calls(who)
  if (seat === me) return t().youDoubt(name(bid.seat))
  return bid.seat === me ? t().doubtsYou(who) : t().doubts(who, name(bid.seat))
}

export function Lifted(props: Props) {
  const { lifted, ceremony, view, name, seat, goOn, explain } = props
  const next = view.table.news.find((one) => one.kind === 'thrown')
  const button = useRef<HTMLButtonElement>(null)
  const told = ceremony === 'told'
  useEffect(() => {
    if (told) offerFocus(button.current)
  }, [told])
  const clause = whySettled(lifted)
  const [head, sub] = verdictOn(props)
  return (
    <div class={css.lifted}>
      {/* While they go up nobody is told more than the dice show. */}
      <h3>{told ? head : cry(props)}</h3>
      <p class={css.sub}>{told ? sub : t().tested(bidText(lifted.bid))}</p>
      <Cups {...props} />
      {told && (
        <>
          <button ref={button} type="button" class={`${kit.go} ${kit.full}`} onClick={goOn}>
            {next && (next.seat === seat ? t().nextYou : t().next(name(next.seat)))}
            {!next && t().goOn}
          </button>
          <p class={css.rule}>
            <Art of="book" class={css.ruleBook} />
            <button type="button" class={kit.link} onClick={() => explain(clause)}>
              {t().whySo(clause)}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
