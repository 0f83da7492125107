/** A name and a mark: all it takes to sit down. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { type Mark as MarkName, marks } from '../../protocol/words.ts'
import { introduce, knownMark, knownName } from '../app/device.ts'
import { chairFor } from '../app/people.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { MarkField } from '../parts/MarkField.tsx'
import { NameField } from '../parts/NameField.tsx'
import { lobbyWords as t } from './lobby.words.ts'
import * as css from './sitdown.module.css'

/** A chair that somebody has pointed at. */
export interface Pointed {
  readonly seat: Seat
}

interface SitProps {
  readonly room: Room
  readonly seat: Seat | null
  /** Who has said already what they are called sits down there at once. */
  readonly at?: Pointed | undefined
  readonly onDone: () => void
}

export function SitDown({ room, seat, at, onDone }: SitProps) {
  const mine = seat === null ? undefined : room.chairs[seat]
  const form = useRef<HTMLFormElement>(null)
  // A puppet leaves its mark with its chair.
  const where = mine ? seat : (at?.seat ?? chairFor(room))
  const taken = (mark: MarkName) => room.chairs.some((chair, one) => chair?.mark === mark && one !== where)
  const free = marks.filter((mark) => !taken(mark))
  const known = knownMark()
  const [name, setName] = useState(mine?.name ?? knownName())
  const [wished, setMark] = useState<MarkName | undefined>(mine?.mark ?? (known && !taken(known) ? known : undefined))
  // Somebody may take the wished mark while one still writes a name.
  const mark = wished && !taken(wished) ? wished : free[0]

  async function sit(): Promise<void> {
    introduce(name.trim(), wished)
    // A mark that was only suggested is not insisted on: two may sit down at the same moment.
    const wish = wished && !taken(wished) ? { mark: wished } : {}
    // A free chair is whichever is left when one comes to it; a puppet's is that one.
    const chosen = typeof where === 'number' && room.chairs[where]?.sitter === 'bot' ? where : at?.seat
    if (await tell({ is: 'sit', name: name.trim(), ...wish, ...(chosen !== undefined && { seat: chosen }) })) onDone()
  }
  useEffect(() => {
    if (at === undefined) return
    if (name.trim() === '') form.current?.querySelector('input')?.focus()
    else void sit()
  }, [at])

  return (
    <form
      ref={form}
      class={`${kit.slip} ${css.sitdown}`}
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <NameField label={t().name} value={name} whose="own" onChange={setName} />
      <MarkField label={t().mark} value={mark} isTaken={taken} taken={t().taken} onChange={setMark} />
      <button type="submit" class={`${kit.ink} ${kit.full}`}>
        {t().sit}
      </button>
    </form>
  )
}
