/** After a game: whoever may, lays the same again or another one, or ends the evening. */
import { useState } from 'preact/hooks'
import { eveningIn } from '../app/evening.ts'
import { near } from '../app/near.ts'
import { roleIn } from '../app/people.ts'
import { here, type Standing, tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { lazily } from '../parts/lazily.tsx'
import { useTwice } from '../parts/settling.ts'
import * as css from './over.module.css'
import { overWords as t } from './over.words.ts'

const AnotherGame = lazily(() => import('../evening/AnotherGame.tsx').then(({ AnotherGame }) => AnotherGame), 'nothing')

export function Again({ live: { room, seat } }: { readonly live: Standing }) {
  const [picks, setPicks] = useState<'open' | 'shut'>('shut')
  if (seat === null) return room.locked ? null : <p class={css.wait}>{t().after.join}</p>
  const role = roleIn(room, seat, here.value.seats)
  if (role === 'guest') return <p class={css.wait}>{t().after.wait}</p>
  const same = () => void tell({ is: 'again' })
  return (
    <>
      <button type="button" class={`${kit.go} ${kit.full}`} onClick={same}>
        {near.value ? t().after.again : t().after.same}
      </button>
      {!near.value && (
        <button type="button" class={`${kit.line} ${kit.full}`} onClick={() => setPicks('open')}>
          {t().after.another}
        </button>
      )}
      {role === 'host' && eveningIn(room) && <EndEvening />}
      {picks === 'open' && <AnotherGame room={room} onClose={() => setPicks('shut')} />}
    </>
  )
}

function EndEvening() {
  const { asked, press } = useTwice(() => void tell({ is: 'close' }))
  return (
    <button type="button" class={`${kit.line} ${kit.full}`} {...press}>
      {asked ? t().after.sure : t().after.evening}
    </button>
  )
}
