/** A name and a mark: all it takes to sit down. */
import { useState } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { markText } from '../../protocol/text.ts'
import { type Mark as MarkName, marks } from '../../protocol/words.ts'
import { introduce, knownMark, knownName } from '../app/device.ts'
import { language } from '../app/language.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from '../parts/Art.tsx'
import { NameField } from '../parts/NameField.tsx'
import { lobbyWords as t } from './lobby.words.ts'
import * as css from './sitdown.module.css'

interface SitProps {
  readonly room: Room
  readonly seat: Seat | null
  readonly onDone: () => void
}

export function SitDown({ room, seat, onDone }: SitProps) {
  const mine = seat === null ? undefined : room.chairs[seat]
  const taken = (mark: MarkName) => room.chairs.some((chair, at) => chair?.mark === mark && at !== seat)
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
    if (await tell({ is: 'sit', name: name.trim(), ...wish })) onDone()
  }

  return (
    <form
      class={`${kit.slip} ${css.sitdown}`}
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <NameField label={t().name} value={name} whose="own" onChange={setName} />
      <fieldset>
        <legend class={kit.label}>{t().mark}</legend>
        <div class={css.marks}>
          {marks.map((one) => (
            <label key={one} class={css.markChip}>
              <input
                type="radio"
                name="mark"
                disabled={taken(one)}
                checked={one === mark}
                aria-label={
                  taken(one) ? `${markText[language.value][one]}, ${t().taken}` : markText[language.value][one]
                }
                onChange={() => setMark(one)}
              />
              <Mark of={one} />
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" class={`${kit.ink} ${kit.full}`}>
        {t().sit}
      </button>
    </form>
  )
}
