/** R7.4: the last word of one who lost their mind in the vault. */

import type { Rats, RatsView } from '../../../games/rats/state.ts'
import { sure } from '../../../kernel/at.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import * as css from './giver.module.css'
import { ratsWords as t } from './words.ts'

export function LastWord({ moves, room, name, play, pending, view }: BoardProps<Rats> & { readonly view: RatsView }) {
  const busy = pending !== null
  const spare = moves.find(({ kind }) => kind === 'spare')
  return (
    <div class={css.lastword}>
      <p class={css.whynot}>{view.table.stage === 'must kill' ? t().must : t().may}</p>
      <div class={css.victims}>
        {moves.map((move) =>
          move.kind === 'kill' ? (
            <button key={move.seat} type="button" class={kit.line} disabled={busy} onClick={() => play(move)}>
              {room.chairs[move.seat] && <Mark of={sure(room.chairs[move.seat], 'chair').mark} />}
              {t().take(name(move.seat))}
            </button>
          ) : null,
        )}
      </div>
      {spare && (
        <button type="button" class={`${kit.go} ${kit.full}`} disabled={busy} onClick={() => play(spare)}>
          {t().spare}
        </button>
      )}
    </div>
  )
}
