/** What everybody sees: the people, the table, the cup on its coaster, and what was last said. */

import { revealedIn } from '../../../games/rats/ceremony.ts'
import { nextSeat, type Rats } from '../../../games/rats/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import sprite from '../../look/rats.svg'
import { Art } from '../../parts/Art.tsx'
import { type Light, Ring } from '../../parts/Ring.tsx'
import * as playCss from '../../table/play.module.css'
import type { BoardProps } from '../board.ts'
import { Brain, Brains } from './Brains.tsx'
import * as cupCss from './cup.module.css'
import { Lifted } from './Lifted.tsx'
import * as saidCss from './said.module.css'
import * as css from './wall.module.css'
import { ratsWords as t } from './words.ts'

type Props = BoardProps<Rats>

function lightOf({ view, ceremony }: Props, seat: Seat): Light {
  if (ceremony !== 'over') return 'none'
  if (view.agenda.asked.includes(seat)) return 'acts'
  const { stage, giver } = view.table
  const next = stage !== 'told' && stage !== 'over' && seat === nextSeat(giver, view.seats)
  return next ? 'next' : 'none'
}

function tagOf({ view, ceremony }: Props, seat: Seat): string | undefined {
  const { table } = view
  const { tags } = t()
  if (ceremony === 'hushed') return undefined
  if (table.mad === seat) return tags.mad
  if (table.killed === seat) return tags.killed
  if (ceremony === 'told') return undefined
  if (table.stage === 'told' && seat === table.giver) return tags[table.claims.at(-1)?.ground ?? 'looked']
  if (view.agenda.asked.includes(seat)) return table.stage === 'told' ? tags.asked : tags.shaking
  return undefined
}

/** The last words in this round, with the cup below them. */
function Middle({ view, seat, name }: Props) {
  const { table } = view
  const mine = seat !== null && view.agenda.asked[0] === seat && table.stage !== 'told'
  const skull = table.side === 'skull'
  const last = table.claims.at(-1)?.seat
  const speaker = last ?? table.said.findIndex((said) => said !== null && said === table.claim)
  return (
    <div class={css.mid}>
      {table.claim !== null && table.stage !== 'told' && table.stage !== 'over' && (
        <p class={css.plaque}>
          <span>{speaker >= 0 ? t().said(name(speaker)) : ''}</span>
          <b>{t().short(table.claim)}</b>
          {table.claim > 0 && <em>{mine ? t().youBelieved : t().believed}</em>}
        </p>
      )}
      <div
        class={`${cupCss.cup} ${mine ? cupCss.mine : ''} ${table.stage === 'shaken' || table.stage === 'blind' ? cupCss.shaken : ''}`}
        key={`${view.agenda.question}`}
      >
        <Art of={skull ? 'coaster-skull' : 'coaster-cat'} from={sprite} class={cupCss.coaster} />
        <Art of={skull ? 'cup-bone' : 'cup'} from={sprite} class={cupCss.stone} />
      </div>
      {table.centre > 0 && (
        <p class={css.centre}>
          <Brain />
          {t().centre(table.centre)}
        </p>
      )}
    </div>
  )
}

function Said({ view, name, seat }: Props) {
  const { table } = view
  if (table.stage !== 'told' || table.claim === null) return null
  return (
    <p class={`${saidCss.said} ${seat === null ? saidCss.byAnybody : ''}`} key={view.agenda.question}>
      <span>{t().says(name(table.giver))}</span> <b>{t().claim(table.claim)}</b>
    </p>
  )
}

export function Wall(props: Props) {
  const { room, view, seat, name, ceremony } = props
  const { table } = view
  const revealed = ceremony === 'over' ? undefined : revealedIn(table.news as never)
  const standing = ceremony === 'hushed' && props.before ? props.before.table : table
  const few = room.chairs.length <= 7
  const [before, all, after] = t().dread
  const losing = table.side === 'skull' && table.mad === null && !revealed
  return (
    <section class={`${playCss.upper} ${css.wall}`} aria-label={t().where(t().side[table.side], table.dice)}>
      <Art of={table.side === 'skull' ? 'window-skull' : 'window'} from={sprite} class={css.window} />
      <i class={table.side === 'skull' ? css.cracks : css.moonlight} aria-hidden="true" />
      <Ring
        room={room}
        me={seat}
        name={name}
        light={(one) => lightOf(props, one)}
        tag={(one) => tagOf(props, one)}
        before={(one) => {
          const left = sure(standing.sanity[one], 'sanity')
          return <Brains n={left} show={few ? left : 1} />
        }}
      >
        <i class={css.board} aria-hidden="true" />
        {revealed ? <Lifted revealed={revealed} side={table.side} /> : <Middle {...props} />}
      </Ring>
      {losing && table.stage !== 'told' && (
        <p class={saidCss.dread}>
          {before}
          <b>{all}</b>
          {after}
        </p>
      )}
      <Said {...props} />
    </section>
  )
}
