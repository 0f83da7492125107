/** Somebody says a number, and it is for me to believe or to doubt: what each would cost, and the two words. */
import { BELIEF_COSTS, doubtCosts } from '../../../games/rats/scoring.ts'
import type { Rats, RatsView } from '../../../games/rats/state.ts'
import type { Mark as MarkName } from '../../../protocol/words.ts'
import * as kit from '../../look/kit.module.css'
import { Art, Mark } from '../../parts/Art.tsx'
import { Recent } from '../../table/Log.tsx'
import type { BoardProps } from '../board.ts'
import * as css from './answer.module.css'
import { isFatalToBelieve } from './fatal.ts'
import { Odds } from './Giver.tsx'
import * as giverCss from './giver.module.css'
import { ratsWords as t } from './words.ts'

type Props = BoardProps<Rats> & { readonly view: RatsView }

interface StakeProps {
  readonly label: string
  readonly mine: MarkName | undefined
  readonly theirs: MarkName | undefined
  /** Who spoke. */
  readonly who: string
  /** What I lose; below zero I gain. */
  readonly me: number
  readonly them: number
  readonly total: boolean
}

const signed = (n: number) => {
  if (n === 0) return '±0'
  return n > 0 ? `+${n}` : `−${-n}`
}

function Stake({ label, mine, theirs, who, me, them, total }: StakeProps) {
  const lost = (n: number) => (total && n < 0 ? `−${t().all}` : signed(n))
  return (
    <li>
      <span>{label}</span>
      <i>
        {mine && <Mark of={mine} class={css.stakeMark} />}
        <span class={kit.unseen}>{t().you} </span>
        {lost(me)}
      </i>
      <i>
        {theirs && <Mark of={theirs} class={css.stakeMark} />}
        <span class={kit.unseen}>{who} </span>
        {lost(them)}
      </i>
    </li>
  )
}

export function Answer(props: Props) {
  const { view, room, seat, name, moves, play, pending } = props
  const { table } = view
  const claim = table.claim ?? 0
  const busy = pending !== null
  const mine = seat === null ? undefined : room.chairs[seat]?.mark
  const theirs = room.chairs[table.giver]?.mark
  const believe = moves.find(({ kind }) => kind === 'believe')
  const doubt = moves.find(({ kind }) => kind === 'doubt')
  const total = table.side === 'skull'
  const lie = doubtCosts(claim, 'false', table.options)
  const truth = doubtCosts(claim, 'true', table.options)
  const marks = { mine, theirs, who: name(table.giver), total }
  const fatal = isFatalToBelieve(view)
  return (
    <div class={css.answer}>
      <div class={css.two}>
        <button
          type="button"
          class={`${css.ans} ${css.believe} ${pending?.kind === 'believe' ? css.sent : ''}`}
          disabled={busy || !believe}
          onClick={() => believe && play(believe)}
        >
          <Art of="eye-shut" class={css.ansEye} />
          <b>{t().believe}</b>
          <em class={fatal ? css.fatal : ''}>{fatal ? t().believeLast : t().believeSub}</em>
          <ul class={css.stake}>
            {claim > 0 && <Stake label={t().now} {...marks} me={-BELIEF_COSTS} them={1} />}
            <li>
              <span>{t().later}</span>
              <i>
                {fatal && t().thenEnd}
                {!fatal && (claim > 0 ? t().thenRats : t().thenNone)}
              </i>
            </li>
          </ul>
        </button>
        <button
          type="button"
          class={`${css.ans} ${css.doubt} ${pending?.kind === 'doubt' ? css.sent : ''}`}
          disabled={busy || !doubt}
          onClick={() => doubt && play(doubt)}
        >
          <Art of="eye-open" class={css.ansEye} />
          <b>{t().doubt}</b>
          <em>{t().doubtSub}</em>
          <ul class={css.stake}>
            <Stake label={t().lie} {...marks} me={1} them={-lie} />
            <Stake label={t().true} {...marks} me={-truth} them={1} />
          </ul>
        </button>
      </div>
      {busy && <p class={giverCss.whynot}>{t().sending}</p>}
      <Odds view={view} claim={claim} />
      <Recent room={room} n={2} />
    </div>
  )
}
