/** Ways not to be asked, or not to wait: not again in this turn, not unless it concerns me, puppets that hurry. */
import { lives } from '../../../games/hoax/company.ts'
import type { HoaxView } from '../../../games/hoax/state.ts'
import type { Room } from '../../../protocol/room.ts'
import { teaches } from '../../app/near.ts'
import * as css from './dozing.module.css'
import { Hurry } from './Hurry.tsx'
import { mayHurry } from './hurrying.ts'
import { turnOf } from './passing.ts'
import type { Passing } from './usePassing.ts'
import { hoaxBoardWords as t } from './words.ts'

/** What nobody but me can answer. */
const OWN: ReadonlySet<string> = new Set(['taking', 'action', 'choice', 'naming', 'sharing'])

function isOwn({ table, seat, agenda }: HoaxView): boolean {
  return table.vote !== null || table.question !== null || (agenda.asked.includes(seat) && OWN.has(table.stage))
}

const WHY = 'doze-why'

interface DozingProps {
  readonly room: Room
  readonly view: HoaxView
  readonly passing: Passing
}

export function Dozing({ room, view, passing }: DozingProps) {
  const { table, seat } = view
  const lets = lives(table, seat) && table.stage !== 'taking'
  if (teaches() || isOwn(view) || !(lets || mayHurry(room, view))) return null
  const { wish, wishes, dozing } = passing
  const turn = turnOf(table)
  const passes = wish.is === 'turn' && wish.turn === turn
  return (
    <div class={css.dozing} role="group" aria-label={t().doze.label}>
      {lets && (
        <>
          <button
            type="button"
            class={css.doze}
            aria-pressed={passes}
            onClick={() => wishes(passes ? { is: 'ask' } : { is: 'turn', turn })}
          >
            {t().doze.turn}
          </button>
          <button
            type="button"
            class={css.doze}
            aria-pressed={dozing.dozes}
            aria-describedby={WHY}
            onClick={dozing.flip}
          >
            {t().doze.wake}
          </button>
        </>
      )}
      {lets && (
        <small id={WHY} class={css.why}>
          {t().doze.why}
        </small>
      )}
      <Hurry room={room} view={view} />
    </div>
  )
}
