/** Where somebody chooses the mark that they go by. */
import { markText } from '../../protocol/text.ts'
import { type Mark as MarkName, marks } from '../../protocol/words.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from './Art.tsx'
import * as css from './markfield.module.css'

interface MarkFieldProps {
  readonly label: string
  readonly value: MarkName | undefined
  readonly isTaken: (mark: MarkName) => boolean
  /** What is said of a mark that somebody else has. */
  readonly taken: string
  readonly onChange: (mark: MarkName) => void
}

export function MarkField({ label, value, isTaken, taken, onChange }: MarkFieldProps) {
  return (
    <fieldset>
      <legend class={kit.label}>{label}</legend>
      <div class={css.marks}>
        {marks.map((one) => {
          const name = markText[language.value][one]
          return (
            <label key={one} class={css.markChip}>
              <input
                type="radio"
                name="mark"
                disabled={isTaken(one)}
                checked={one === value}
                aria-label={isTaken(one) ? `${name}, ${taken}` : name}
                onChange={() => onChange(one)}
              />
              <Mark of={one} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
