/** What somebody showed to me alone, until I have seen enough of it. */
import { useEffect, useState } from 'preact/hooks'
import type { HoaxSecret } from '../../../games/hoax/news.ts'
import type { HoaxView } from '../../../games/hoax/state.ts'
import type { Name } from '../../../kernel/text.ts'
import * as kit from '../../look/kit.module.css'
import { only } from './asking.ts'
import * as css from './choices.module.css'
import { Crossed } from './figures.tsx'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type Saw = Extract<HoaxSecret, { readonly kind: 'saw' }>

export function Slip({ view, name }: { readonly view: HoaxView; readonly name: Name }) {
  const [slip, setSlip] = useState<{ readonly saw: Saw; readonly game: number } | null>(null)
  const { news } = view.hand
  const { game } = view.table
  useEffect(() => {
    const [saw] = only(news, 'saw')
    if (saw) setSlip({ saw, game })
  }, [news])
  if (!slip || slip.game !== game) return null
  return (
    <p class={css.slipShown} data-hand>
      <Crossed of={slip.saw.role} />
      <span>{t().slip(name(slip.saw.seat), roleName(slip.saw.role))}</span>
      <button type="button" class={kit.link} onClick={() => setSlip(null)}>
        {t().enough}
      </button>
    </p>
  )
}
