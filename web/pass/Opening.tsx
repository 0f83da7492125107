/** Lifting the curtain: the name, the PIN where there is one, and a press. */
import { useState } from 'preact/hooks'
import { ahead } from '../app/line.ts'
import { useLeft } from '../app/ticking.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from '../parts/Art.tsx'
import * as css from './curtain.module.css'
import { unveil } from './holder.ts'
import { passWords as t } from './pass.words.ts'
import type { Passed } from './people.ts'
import { PIN } from './pin.ts'

export function Opening({ person }: { readonly person: Passed }) {
  const [state, setState] = useState<'shut' | 'opening'>('shut')
  const [pin, setPin] = useState('')
  // The clock on the wall is the house's; this wait is the device's own.
  const left = useLeft(person.until === 0 ? null : person.until + ahead.value) ?? 0
  const waits = left > 0
  const busy = state === 'opening' || waits
  return (
    <form
      class={css.opening}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        setState('opening')
        void unveil(person, pin)
      }}
    >
      <h2>
        <Mark of={person.mark} />
        {person.name}
      </h2>
      {person.wrong > 0 && (
        <p role="alert">
          {t().wrong} {waits && t().wait(Math.ceil(left / 1000))}
        </p>
      )}
      {person.pin === 'pin' && (
        <input
          class={kit.input}
          type="password"
          inputMode="numeric"
          pattern={PIN}
          required
          maxLength={8}
          autocomplete="one-time-code"
          aria-label={t().pinOf(person.name)}
          placeholder="PIN"
          value={pin}
          onInput={({ currentTarget }) => setPin(currentTarget.value)}
        />
      )}
      <button type="submit" class={`${kit.ink} ${kit.full}`} disabled={busy}>
        {state === 'opening' ? t().opening : t().iAm(person.name)}
      </button>
    </form>
  )
}
