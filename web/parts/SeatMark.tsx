/** The mark of somebody at their seat; whoever is heard or seen is so here, in the same place. */
import type { Seat } from '../../kernel/state.ts'
import type { Mark as MarkName } from '../../protocol/words.ts'
import { voices } from '../app/voices.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from './Art.tsx'
import { lazily } from './lazily.tsx'
import * as css from './seatmark.module.css'

const Face = lazily(() => import('../voice/Face.tsx').then(({ Face }) => Face), 'nothing')

interface SeatMarkProps {
  readonly of: MarkName
  readonly seat: Seat
  readonly class?: string | undefined
}

/** As large as the mark and where it would be: nothing moves when somebody begins to speak. */
export function SeatMark({ of, seat, class: name = '' }: SeatMarkProps) {
  const voice = voices.value.find((one) => one.seat === seat)
  if (!voice) return <Mark of={of} class={name} />
  return (
    <span class={`${kit.mark} ${css.heard} ${name}`}>
      <span>
        <Mark of={of} />
        <Face voice={voice} />
      </span>
    </span>
  )
}
