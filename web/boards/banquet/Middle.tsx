/** In the light of the candle: whose turn it is, and what is wanted. */

import type { ComponentChildren } from 'preact'
import type { Setting } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { lettersOf } from '../../parts/named.ts'
import type { AnyMove } from './choosing.ts'
import { useDress } from './dress.ts'
import { Arms } from './heraldry.tsx'
import * as css from './middle.module.css'
import { tableWords as t } from './words.ts'

/** What somebody else is about, at the moments that every table knows. */
export function doing({ stage, turn, tasters, nobles, left }: Frozen<Setting>, asked: Seat, name: Name): string {
  switch (stage) {
    case 'pouring':
      return t().twice
    case 'taking':
      return t().fishes
    case 'beginning':
    case 'before':
      return t().schemes
    case 'drinking':
      return t().drinks
    default:
      return stage === 'turn' && tasters[turn] === asked
        ? t().thenActs(name(sure(nobles[turn], 'noble')))
        : t().actions(left)
  }
}

type Lines = readonly [head: string, line: string]

/** So many actions are mine, or something else is wanted of me. */
export function mineToDo(actions: number | null, moves: readonly AnyMove[]): Lines {
  if (actions === null) return [t().your, '']
  return [t().actions(actions), moves.some(({ kind }) => kind === 'pass') ? t().orPass : '']
}

interface MiddleProps {
  /** Whoever is asked, and what they are about. */
  readonly asked: { readonly name: string; readonly does: string } | undefined
  /** If that is me. */
  readonly mine: Lines | null
  readonly picked: string | undefined
  readonly pending: unknown
  /** What stands beside the light. */
  readonly beside?: ComponentChildren
}

export function Middle({ asked, mine, picked, pending, beside }: MiddleProps) {
  const { act } = useDress()
  if (!asked) return <Arms of="candle" class={css.candle} />
  const words = () => {
    if (!mine) return [asked.name, asked.does]
    if (pending) return ['…', '']
    return picked === undefined ? mine : [act[picked], '']
  }
  const [head, line] = words()
  return (
    <>
      <Arms of="candle" class={css.candle} />
      {beside}
      <p>
        <b style={lettersOf(head ?? '')}>{head}</b>
        {line && <span>{line}</span>}
      </p>
    </>
  )
}
