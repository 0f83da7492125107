/** Before a circle that does not know this device: whoever brings its link, or sat at its table, may come in. */
import { useState } from 'preact/hooks'
import type { CircleDoor } from '../../protocol/circle.ts'
import { type Mark, marks } from '../../protocol/words.ts'
import { introduce, knownMark, knownName } from '../app/device.ts'
import { ticketFor } from '../app/ticket.ts'
import * as kit from '../look/kit.module.css'
import { MarkField } from '../parts/MarkField.tsx'
import { NameField } from '../parts/NameField.tsx'
import * as css from './circle.module.css'
import { useReading, wants } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

interface ThresholdProps {
  readonly code: string
  readonly invite?: string | undefined
  readonly onDone: () => Promise<void>
}

export function Threshold({ code, invite, onDone }: ThresholdProps) {
  const [door] = useReading<CircleDoor>(`/circles/${code}/door`, invite)
  const [name, setName] = useState(knownName)
  const [mark, setMark] = useState<Mark>(knownMark() ?? marks[0])
  if (door === 'fetching') return null
  if (typeof door !== 'object') return <p role="status">{door === 'lost' ? t().lost : t().closed}</p>
  const come = async () => {
    const wish = { wants: 'join', name: name.trim(), mark } as const
    if ((await wants(code, invite ? { ...wish, invite } : wish)) === 'refused') return
    introduce(name.trim(), mark)
    await onDone()
  }
  return (
    <>
      <p class={css.lead}>{t().door(door.name, door.persons)}</p>
      <form
        class={`${kit.slip} ${kit.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          void come()
        }}
      >
        <NameField label={t().name} value={name} whose="own" onChange={setName} />
        <MarkField label={t().mark} value={mark} isTaken={() => false} taken={t().taken} onChange={setMark} />
        <button type="submit" class={`${kit.ink} ${kit.full}`}>
          {t().come}
        </button>
      </form>
      <p class={kit.quiet}>{t().doorLine}</p>
    </>
  )
}

interface AnotherProps {
  readonly code: string
  readonly letters: string
  readonly onDone: () => Promise<void>
}

/** Somebody of the circle comes with another device. */
export function AnotherDevice({ code, letters, onDone }: AnotherProps) {
  const claim = async () => {
    if ((await wants(code, { wants: 'claim', ticket: ticketFor(code, letters) })) === 'done') await onDone()
  }
  return (
    <>
      <p class={css.lead}>{t().claiming}</p>
      <button type="button" class={`${kit.go} ${kit.full}`} onClick={() => void claim()}>
        {t().claim}
      </button>
    </>
  )
}
