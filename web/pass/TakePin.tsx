/** In the menu of a seat on a shared device: a PIN, where there is none yet. */
import { useState } from 'preact/hooks'
import * as kit from '../look/kit.module.css'
import * as menuCss from '../table/menu.module.css'
import { takePin } from './joining.ts'
import { PinField } from './PinField.tsx'
import { passWords as t } from './pass.words.ts'
import type { Passed } from './people.ts'

export function TakePin({ code, person }: { readonly code: string; readonly person: Passed }) {
  const [pin, setPin] = useState('')
  const [state, setState] = useState<'shut' | 'open' | 'busy'>('shut')
  if (person.pin === 'pin') return null
  if (state === 'shut')
    return (
      <div class={menuCss.menu}>
        <button type="button" onClick={() => setState('open')}>
          <b>{t().take}</b>
          <span>{t().takeHelp}</span>
        </button>
      </div>
    )
  return (
    <form
      class={kit.form}
      onSubmit={(event) => {
        event.preventDefault()
        setState('busy')
        void takePin(code, person, pin).finally(() => setState('open'))
      }}
    >
      <PinField value={pin} wanted="wanted" onChange={setPin} />
      <button type="submit" class={kit.line} disabled={state === 'busy'}>
        {state === 'busy' ? t().opening : t().take}
      </button>
    </form>
  )
}
