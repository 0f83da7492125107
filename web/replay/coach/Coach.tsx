/** The coach: whoever sat behind one chair, and what they make of the evening. They speak to those who have seen how it ended. */
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import * as fogCss from '../fogswitch.module.css'
import { replayWords } from '../replay.words.ts'
import type { Story } from '../story.ts'
import type { Fog, Where } from '../where.ts'
import { type Heard, heardOf, isWhole, listen, unheard } from './asking.ts'
import { Curve } from './Curve.tsx'
import { coachWords as t } from './coach.words.ts'
import { Decisions } from './Decisions.tsx'
import * as css from './hindsight.module.css'
import { ownSeat } from './own.ts'
import { Swings } from './Swings.tsx'

export interface CoachProps {
  readonly story: Story
  readonly at: number
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
  readonly lift: () => void
  readonly see: (where: Where) => void
  readonly onTry: (seat: Seat, when: number) => void
}

/** Whose coach was last heard: who goes to a moment through that chair's eyes has seen the end already. */
const heardLast = new WeakMap<Story, Seat>()

export function Coach(props: CoachProps) {
  const { story, fog, room, name, lift } = props
  const [seat, setSeat] = useState(heardLast.get(story) ?? ownSeat(story))
  const isLifted = fog === 'all' || (fog === seat && heardLast.get(story) === seat)
  if (!isLifted)
    return (
      <>
        <p class={kit.quiet}>{t().fogged}</p>
        <button type="button" class={kit.line} onClick={lift}>
          {replayWords().lift}
        </button>
      </>
    )
  return (
    <>
      <p class={kit.quiet}>{t().line}</p>
      <div class={css.whose} role="group" aria-label={t().whose}>
        {seat === undefined && <b>{t().whose}</b>}
        {room.chairs.map((chair, other) => (
          <button
            key={other}
            type="button"
            class={fogCss.fogSeat}
            aria-pressed={seat === other}
            onClick={() => {
              setSeat(other)
              lift()
            }}
          >
            {chair && <Mark of={chair.mark} />}
            <b>{name(other)}</b>
          </button>
        ))}
      </div>
      {seat !== undefined && <Counsel key={seat} {...props} seat={seat} />}
    </>
  )
}

function useCounsel(story: Story, seat: Seat): Heard | 'lost' {
  const [heard, setHeard] = useState<Heard | 'lost'>(() => heardOf(story, seat) ?? unheard)
  useEffect(() => {
    heardLast.set(story, seat)
    return heardOf(story, seat) ? undefined : listen(story, seat, setHeard)
  }, [story, seat])
  return heard
}

function Counsel(props: CoachProps & { readonly seat: Seat }) {
  const { story, seat } = props
  const heard = useCounsel(story, seat)
  if (heard === 'lost') return <p role="status">{t().lost}</p>
  const isBusy = !isWhole(heard)
  return (
    <div class={css.hindsight} aria-busy={isBusy}>
      {isBusy && (
        <div
          class={css.progress}
          role="progressbar"
          aria-label={t().busy}
          aria-valuemin={0}
          aria-valuemax={heard.steps}
          aria-valuenow={heard.done}
        >
          <span style={{ width: `${(100 * heard.done) / heard.steps}%` }} />
        </div>
      )}
      <Decisions {...props} decisions={heard.decisions} state={isBusy ? 'busy' : 'whole'} />
      {!isBusy && (
        <>
          <Swings {...props} swings={heard.swings} />
          <Curve {...props} curve={heard.curve} swings={heard.swings} />
        </>
      )}
    </div>
  )
}
