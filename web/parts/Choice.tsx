/** One of several: chips that are radio buttons, with a plain word on what the choice does. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import './choice.css'

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
    <fieldset class="choice" aria-describedby={help ? `${id}-help` : undefined}>
      <legend>{label}</legend>
      {help && (
        <p id={`${id}-help`} class="choice-help">
          {help}
        </p>
      )}
      <div class="chips">
        {values.map((one) => (
          <label key={String(one)} class="chip">
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
