/** True or a lie, and how sure: two buttons, one of which is enough, and a slider that stays where it was. */
import { useId, useState } from 'preact/hooks'
import { at } from '../../kernel/at.ts'
import { type Belief, type Sureness, sureness, verdicts } from '../../kernel/calibration.ts'
import * as css from './bets.module.css'
import { betsWords as t } from './bets.words.ts'
import { habit } from './mind.ts'

interface JudgeProps {
  readonly belief: Belief | undefined
  readonly onSay: (belief: Belief) => void
}

export function Judge({ belief, onSay }: JudgeProps) {
  const id = useId()
  // Under a finger the slider is where the finger is, whatever was said before.
  const [moved, setMoved] = useState<Sureness>()
  const sure = moved ?? belief?.sure ?? habit.value
  return (
    <div class={css.judge}>
      {verdicts.map((says) => (
        <button
          key={says}
          type="button"
          class={css.verdict}
          data-says={says}
          aria-pressed={belief?.says === says}
          onClick={() => onSay({ says, sure })}
        >
          {t()[says]}
        </button>
      ))}
      <label class={css.sure} for={id}>
        {t().sure} <b>{t().sureOf(sure)}</b>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={sureness.length - 1}
        value={sureness.indexOf(sure)}
        aria-valuetext={t().sureOf(sure)}
        onInput={({ currentTarget }) => {
          habit.value = at(sureness, Number(currentTarget.value))
          setMoved(habit.value)
        }}
        onChange={() => belief && onSay({ says: belief.says, sure: habit.value })}
      />
    </div>
  )
}
