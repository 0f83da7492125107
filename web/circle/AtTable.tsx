/** At a table: whose circle it is, or the way to found one with those who are there. */
import { useState } from 'preact/hooks'
import { CIRCLE_NAME, type CircleDoor } from '../../protocol/circle.ts'
import { ask } from '../app/line.ts'
import type { Standing } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import * as css from './circle.module.css'
import { refuse, useReading } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

export function CircleAtTable({ live }: { readonly live: Standing }) {
  const { circle } = live.room
  if (circle !== undefined) return <Belongs code={circle} />
  return live.seat === null ? null : <Found live={live} seat={live.seat} />
}

/** Who has sat here may know whose table it is. */
function Belongs({ code }: { readonly code: string }) {
  const [door] = useReading<CircleDoor>(`/circles/${code}/door`)
  if (typeof door !== 'object') return null
  return (
    <a class={css.belongs} href={`/c/${code}`} data-circle>
      <Art of="candle" class={css.candle} />
      <span>
        <b>{t().beside(door.name)}</b>
        <em>{t().toCircle}</em>
      </span>
    </a>
  )
}

function Found({ live: { room }, seat }: { readonly live: Standing; readonly seat: number }) {
  const [title, setTitle] = useState('')
  const chair = room.chairs[seat]
  if (!chair) return null
  const found = async () => {
    const reply = await ask({ is: 'found', title: title.trim(), name: chair.name, mark: chair.mark })
    if (reply.is === 'no') refuse(reply.why)
  }
  return (
    <details class={css.found} data-found>
      <summary>
        <b>{t().found}</b>
        <span>{t().foundHelp}</span>
      </summary>
      <form
        class={kit.form}
        onSubmit={(event) => {
          event.preventDefault()
          void found()
        }}
      >
        <label class={kit.field}>
          <span>{t().foundTitle}</span>
          <input
            class={kit.input}
            required
            maxLength={CIRCLE_NAME}
            value={title}
            onInput={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </label>
        <button type="submit" class={kit.line}>
          {t().foundGo}
        </button>
      </form>
    </details>
  )
}
