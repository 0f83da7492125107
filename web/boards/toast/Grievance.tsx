/** Whom I bear a grudge: by name, besides the plates and the goblets, which may be tapped as well. */
import { useLayoutEffect } from 'preact/hooks'
import type { Move } from '../../../games/toast/state.ts'
import { sure } from '../../../kernel/at.ts'
import * as kit from '../../look/kit.module.css'
import { type Company, namesOf } from '../banquet/company.ts'
import { Sign } from '../banquet/heraldry.tsx'
import * as css from './pointing.module.css'
import { toastWords as t } from './words.ts'

interface GrievanceProps {
  readonly company: Company
  readonly moves: readonly Move[]
  play(move: Move): void
}

export function Grievance({ company, moves, play }: GrievanceProps) {
  const open = moves.filter((move) => move.kind === 'accuse')
  useLayoutEffect(() => {
    const key = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const move = open[Number(key) - 1]
      if (!move || altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return
      document.querySelector<HTMLElement>(`.${css.grudges} button:nth-child(${key})`)?.focus()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })
  return (
    <>
      <p class={css.grudgeAsk}>{t().grievance.ask}</p>
      <div class={css.grudges}>
        {open.map((move) => (
          <button key={move.house} type="button" class={kit.line} data-house={move.house} onClick={() => play(move)}>
            <Sign of={sure(company.table.nobles[move.house], 'noble')} />
            <span>{namesOf(company, move.house)}</span>
          </button>
        ))}
      </div>
    </>
  )
}
