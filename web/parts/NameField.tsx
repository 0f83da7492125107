/** Where somebody says what they are called. */
import { NAME } from '../../protocol/frames.ts'
import * as kit from '../look/kit.module.css'

interface NameFieldProps {
  readonly label: string
  readonly value: string
  /** Whether the browser may offer the name it knows: not for somebody else on the same device. */
  readonly whose: 'own' | 'another'
  readonly placeholder?: string
  readonly onChange: (name: string) => void
}

export function NameField({ label, value, whose, placeholder, onChange }: NameFieldProps) {
  return (
    <label class={kit.field}>
      <span>{label}</span>
      <input
        class={kit.input}
        required
        maxLength={NAME}
        value={value}
        placeholder={placeholder}
        autocomplete={whose === 'own' ? 'nickname' : 'off'}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
