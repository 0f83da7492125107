/** How many: one fewer, one more, or the arrow keys. */
import * as css from './bidding.module.css'
import { diceWords as t } from './words.ts'

interface StepperProps {
  readonly value: number
  readonly low: number
  readonly high: number
  /** The value in words. */
  readonly says: string
  readonly disabled: boolean
  readonly onChange: (value: number) => void
  readonly onSay: () => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -100,
  End: 100,
}

export function Stepper({ value, low, high, says, disabled, onChange, onSay }: StepperProps) {
  const turn = (by: number) => !disabled && onChange(Math.min(high, Math.max(low, value + by)))
  function key(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (event.key === 'Enter' && !disabled) onSay()
    else if (step === undefined) return
    else turn(step)
    event.preventDefault()
  }
  return (
    <div class={css.stepper}>
      <button type="button" aria-label={t().fewer} disabled={disabled || value <= low} onClick={() => turn(-1)}>
        −
      </button>
      <div
        role="spinbutton"
        tabIndex={0}
        class={css.count}
        aria-label={t().count}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={value}
        aria-valuetext={says}
        aria-disabled={disabled}
        onKeyDown={key}
      >
        {value}
      </div>
      <button type="button" aria-label={t().more} disabled={disabled || value >= high} onClick={() => turn(1)}>
        +
      </button>
    </div>
  )
}
