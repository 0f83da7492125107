/** One of several: chips that are radio buttons, with a plain word on what the choice does. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

import * as css from './choice.module.css'

interface ChoiceProps<T extends string | number | boolean> {
  readonly label: string
  readonly help?: string | undefined
  readonly value: T
  readonly values: readonly T[]
  readonly name: (value: T) => ComponentChildren
  readonly onChange: (value: T) => void
}

export function Choice<T extends string | number | boolean>({
  label,
  help,
  value,
  values,
  name,
  onChange,
}: ChoiceProps<T>) {
  const id = useId()
  return (
    <fieldset class={css.choice} aria-describedby={help ? `${id}-help` : undefined}>
      <legend>{label}</legend>
      {help && (
        <p id={`${id}-help`} class={css.help}>
          {help}
        </p>
      )}
      <div class={css.chips}>
        {values.map((one) => (
          <label key={String(one)} class={css.chip}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
