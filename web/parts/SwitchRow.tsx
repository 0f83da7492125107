/** A switch with its name: on or off, said and shown. */
import type { Switch } from '../app/device.ts'
import { words } from '../app/language.ts'

import * as css from './switch.module.css'

const t = words({ en: { on: 'on', off: 'off' }, de: { on: 'an', off: 'aus' } })

interface SwitchProps {
  readonly label: string
  readonly value: Switch
  readonly onFlip: () => void
}

export function SwitchRow({ label, value, onFlip }: SwitchProps) {
  return (
    <button type="button" class={css.switch} role="switch" aria-checked={value === 'on'} onClick={onFlip}>
      <b>{label}</b>
      <i aria-hidden="true" />
      <em aria-hidden="true">{t()[value]}</em>
    </button>
  )
}
