/** An onlooker offers to play for somebody who is away. */
import { useState } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import { introduce, knownMark, knownName } from '../app/device.ts'
import { standing, tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { NameField } from '../parts/NameField.tsx'
import { careWords as t } from './care.words.ts'

export function SitIn({ seat, onDone }: { readonly seat: Seat; readonly onDone: () => void }) {
  const [name, setName] = useState(knownName())

  async function offer(): Promise<void> {
    introduce(name.trim(), knownMark())
    if (await tell({ is: 'offer', seat, name: name.trim() })) onDone()
  }

  return (
    <form
      class={`${kit.slip} ${kit.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void offer()
      }}
    >
      <p>
        {t().sitInHelp} {!standing.value?.room.welcoming.includes(seat) && t().noWord}
      </p>
      <NameField label={t().name} value={name} whose="own" onChange={setName} />
      <button type="submit" class={`${kit.ink} ${kit.full}`}>
        {t().offer}
      </button>
    </form>
  )
}
