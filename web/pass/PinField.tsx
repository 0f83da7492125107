/** Where somebody thinks of a PIN. */

import * as kit from '../look/kit.module.css'
import { passWords as t } from './pass.words.ts'
import { PIN } from './pin.ts'

interface PinFieldProps {
  readonly value: string
  readonly wanted: 'wanted' | 'may be'
  readonly onChange: (pin: string) => void
}

export function PinField({ value, wanted, onChange }: PinFieldProps) {
  return (
    <label class={kit.field}>
      <span>{t().pin}</span>
      <input
        class={kit.input}
        type="password"
        inputMode="numeric"
        pattern={PIN}
        title={t().pinShort}
        maxLength={8}
        required={wanted === 'wanted'}
        autocomplete="one-time-code"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <small>{t().pinHelp}</small>
    </label>
  )
}
