/** The mark of somebody at their seat; whoever is heard or seen is so here, in the same place, and a program has a puppet beside its mark. */
import type { Seat } from '../../kernel/state.ts'
import type { Mark as MarkName } from '../../protocol/words.ts'
import { standing } from '../app/table.ts'
import { voices } from '../app/voices.ts'
import * as kit from '../look/kit.module.css'
import { Art, Mark } from './Art.tsx'
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
  const program = standing.value?.room.chairs[seat]?.sitter === 'program'
  if (!voice && !program) return <Mark of={of} class={name} />
  return (
    <span class={`${kit.mark} ${voice ? css.heard : css.brought} ${name}`}>
      <span>
        <Mark of={of} />
        {voice ? <Face voice={voice} /> : <Art of="puppet" class={css.program} />}
      </span>
    </span>
  )
}
