/** How much of the evening one wants to see. */
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { Art, Mark } from '../parts/Art.tsx'
import * as css from './fogswitch.module.css'
import { replayWords as t } from './replay.words.ts'
import type { Fog } from './where.ts'

interface FogProps {
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
  readonly onChange: (fog: Fog) => void
}

function Wide({ of, fog, onChange }: Pick<FogProps, 'fog' | 'onChange'> & { readonly of: 'none' | 'all' }) {
  const { name, line } = t().fogs[of]
  return (
    <button type="button" class={css.fogWide} aria-pressed={fog === of} onClick={() => onChange(of)}>
      <Art of={of === 'all' ? 'eye-open' : 'eye-shut'} class={css.fogEye} />
      <b>{name}</b>
      <em>{line}</em>
    </button>
  )
}

/** Buttons, not radios: an arrow key steps through the game, and must never lift the fog by accident. */
export function FogSwitch({ fog, room, name, onChange }: FogProps) {
  return (
    <section class={css.fog} aria-labelledby="fog">
      <h2 id="fog">{t().fog}</h2>
      <Wide of="none" fog={fog} onChange={onChange} />
      <Wide of="all" fog={fog} onChange={onChange} />
      <div class={css.fogSeats} role="group" aria-label={t().seats}>
        {room.chairs.map((chair, seat) => (
          <button
            key={seat}
            type="button"
            class={css.fogSeat}
            aria-pressed={fog === seat}
            onClick={() => onChange(seat)}
          >
            {chair && <Mark of={chair.mark} />}
            <b>{name(seat)}</b>
          </button>
        ))}
      </div>
      {typeof fog === 'number' && <p class={css.fogLine}>{t().eyes(name(fog))}</p>}
    </section>
  )
}
