/** Who they are, and perhaps a number that keeps their cards from everybody else's eyes. */
import { useState } from 'preact/hooks'
import { refusalOf } from '../app/refused.ts'
import type { Standing } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { NameField } from '../parts/NameField.tsx'
import { joinHere, type Trouble } from './joining.ts'
import { PinField } from './PinField.tsx'
import { passWords as t } from './pass.words.ts'

export function PersonForm({ now, onDone }: { readonly now: Standing; readonly onDone: () => void }) {
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const [password, setPassword] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | Trouble>('idle')

  async function sit(): Promise<void> {
    setState('busy')
    const why = await joinHere(now, { name: name.trim(), pin, password })
    if (why === undefined) onDone()
    else setState(why)
  }

  const trouble = state === 'idle' || state === 'busy' ? undefined : state
  return (
    <form
      class={kit.form}
      data-person
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'busy') void sit()
      }}
    >
      {trouble && <p role="alert">{trouble === 'no line' ? t().noLine : refusalOf(trouble)}</p>}
      <NameField label={t().name} value={name} whose="another" onChange={setName} />
      <PinField value={pin} wanted="may be" onChange={setPin} />
      {(trouble === 'wrong password' || password !== '') && (
        <label class={kit.field}>
          <span>{t().password}</span>
          <input
            class={kit.input}
            type="password"
            maxLength={64}
            autocomplete="off"
            value={password}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class={`${kit.go} ${kit.full}`} disabled={state === 'busy'}>
        {state === 'busy' ? t().sitting : t().sit}
      </button>
    </form>
  )
}
