/** Somebody says a number, and it is for me to believe or to doubt: what each would cost, and the two words. */
import { BELIEF_COSTS, doubtCosts } from '../../../games/rats/scoring.ts'
import type { Rats, RatsView } from '../../../games/rats/state.ts'
import type { Mark as MarkName } from '../../../protocol/words.ts'
import { Art, Mark } from '../../parts/Art.tsx'
import { Recent } from '../../table/Log.tsx'
import type { BoardProps } from '../board.ts'
import { Odds } from './Giver.tsx'
import { ratsWords as t } from './words.ts'

type Props = BoardProps<Rats> & { readonly view: RatsView }

interface StakeProps {
  readonly label: string
  readonly mine: MarkName | undefined
  readonly theirs: MarkName | undefined
  /** What I lose; below zero I gain. */
  readonly me: number
  readonly them: number
  readonly total: boolean
}

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

function Stake({ label, mine, theirs, me, them, total }: StakeProps) {
  const lost = (n: number) => (total && n < 0 ? `−${t().all}` : signed(n))
  return (
    <li>
      <span>{label}</span>
      <i>
        {mine && <Mark of={mine} class="stake-mark" />}
        {lost(me)}
      </i>
      <i>
        {theirs && <Mark of={theirs} class="stake-mark" />}
        {lost(them)}
      </i>
    </li>
  )
}

export function Answer(props: Props) {
  const { view, room, seat, moves, play, pending } = props
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
  const marks = { mine, theirs, total }
  return (
    <div class="answer">
      <div class="two">
        <button
          type="button"
          class={`ans believe ${pending?.kind === 'believe' ? 'sent' : ''}`}
          disabled={busy || !believe}
          onClick={() => believe && play(believe)}
        >
          <Art of="eye-shut" class="ans-eye" />
          <b>{t().believe}</b>
          <em>{total ? t().believeLast : t().believeSub}</em>
          <ul class="stake">
            {claim > 0 && <Stake label={t().now} {...marks} me={-BELIEF_COSTS} them={1} />}
            <li>
              <span>{t().later}</span>
              <i>{total ? t().thenEnd : claim > 0 ? t().thenRats : t().thenNone}</i>
            </li>
          </ul>
        </button>
        <button
          type="button"
          class={`ans doubt ${pending?.kind === 'doubt' ? 'sent' : ''}`}
          disabled={busy || !doubt}
          onClick={() => doubt && play(doubt)}
        >
          <Art of="eye-open" class="ans-eye" />
          <b>{t().doubt}</b>
          <em>{t().doubtSub}</em>
          <ul class="stake">
            <Stake label={t().lie} {...marks} me={1} them={-lie} />
            <Stake label={t().true} {...marks} me={-truth} them={1} />
          </ul>
        </button>
      </div>
      {busy && <p class="whynot">{t().sending}</p>}
      <Odds view={view} claim={claim} />
      <Recent room={room} n={2} />
    </div>
  )
}
