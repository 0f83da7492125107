/** What somebody showed to me alone: under my hand until I hold it up, and gone with the turn or when I have seen enough of it. */
import { useEffect, useState } from 'preact/hooks'
import type { HoaxSecret } from '../../../games/hoax/news.ts'
import type { HoaxView } from '../../../games/hoax/state.ts'
import type { Name } from '../../../kernel/text.ts'
import * as kit from '../../look/kit.module.css'
import { Hold } from '../../parts/Hold.tsx'
import { only } from './asking.ts'
import * as css from './choices.module.css'
import { Crossed, Figure } from './figures.tsx'
import { turnOf } from './passing.ts'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type Saw = Extract<HoaxSecret, { readonly kind: 'saw' }>

export function Slip({ view, name }: { readonly view: HoaxView; readonly name: Name }) {
  const [slip, setSlip] = useState<{ readonly saw: Saw; readonly turn: string } | null>(null)
  const { news } = view.hand
  const turn = turnOf(view.table)
  useEffect(() => {
    const [saw] = only(news, 'saw')
    if (saw) setSlip({ saw, turn })
  }, [news])
  if (!slip || slip.turn !== turn) return null
  const { seat, role } = slip.saw
  return (
    <p class={css.slipShown} data-hand>
      <Hold
        class={css.slipHold}
        label={t().slipHold(name(seat))}
        disabled={false}
        says={t().slip(name(seat), roleName(role))}
        onHold={() => {}}
      >
        {(held) => (
          <>
            {held ? <Crossed of={role} /> : <Figure of="eye" />}
            <span>{held ? t().slip(name(seat), roleName(role)) : t().slipHold(name(seat))}</span>
          </>
        )}
      </Hold>
      <button type="button" class={kit.link} onClick={() => setSlip(null)}>
        {t().enough}
      </button>
    </p>
  )
}
