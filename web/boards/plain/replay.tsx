/** A game watched again that has nothing of its own to draw: what was said in words, and what was hidden as it lay there. */
import { look, type Seat } from '../../../kernel/state.ts'
import type { BaredProps, Drawn, SaidProps } from '../replay.ts'
import * as css from './plain.module.css'
import { usePlain } from './told.ts'

function Said({ claim }: SaidProps) {
  return <span>{claim.what}</span>
}

/** Its words where it has some, or else the things themselves. */
function Bared({ state, room, name }: BaredProps) {
  const plain = usePlain(room.settings.game)
  const held = (seat: Seat) => plain?.hand(look(state, seat), name).join(' ') ?? JSON.stringify(state.hands[seat])
  return (
    <section class={css.bared}>
      <dl>
        {state.hands.map((_, seat) => (
          <div key={seat}>
            <dt>{name(seat)}</dt>
            <dd>{held(seat)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const drawn: Drawn = { Said, Bared }
