/** Two ways not to be asked: not again in this turn, or not unless it concerns me. */

import { lives } from '../../../games/hoax/company.ts'
import type { HoaxView } from '../../../games/hoax/state.ts'
import { near } from '../../app/near.ts'
import * as css from './dozing.module.css'
import { turnOf } from './passing.ts'
import type { Passing } from './usePassing.ts'
import { hoaxBoardWords as t } from './words.ts'

/** What nobody but me can answer. */
const OWN: ReadonlySet<string> = new Set(['taking', 'action', 'choice', 'naming', 'sharing'])

function isOffered({ table, seat, agenda }: HoaxView): boolean {
  if (!lives(table, seat) || table.vote || table.question || table.stage === 'taking') return false
  return near.value?.is !== 'lesson' && !(agenda.asked.includes(seat) && OWN.has(table.stage))
}

export function Dozing({ view, passing }: { readonly view: HoaxView; readonly passing: Passing }) {
  if (!isOffered(view)) return null
  const { wish, wishes } = passing
  const turn = turnOf(view.table)
  const isOn = { turn: wish.is === 'turn' && wish.turn === turn, wake: wish.is === 'wake' }
  return (
    <div class={css.dozing} role="group" aria-label={t().doze.label}>
      <button
        type="button"
        class={css.doze}
        aria-pressed={isOn.turn}
        onClick={() => wishes(isOn.turn ? { is: 'ask' } : { is: 'turn', turn })}
      >
        {t().doze.turn}
      </button>
      <button
        type="button"
        class={css.doze}
        aria-pressed={isOn.wake}
        onClick={() => wishes({ is: isOn.wake ? 'ask' : 'wake' })}
      >
        {t().doze.wake}
      </button>
    </div>
  )
}
