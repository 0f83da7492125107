/** What I may do: gold is open, dark is closed and says why. */

import { useLayoutEffect } from 'preact/hooks'
import type { Key } from '../../../games/banquet/characters/key.ts'
import { houseOf } from '../../../games/banquet/houses.ts'
import type { Move } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import type { AnyMove, Choosing } from './choosing.ts'
import type { Company } from './company.ts'
import * as css from './deeds.module.css'
import { useDress } from './dress.ts'
import { Arms } from './heraldry.tsx'
import { byKey, followKeys } from './keys.ts'
import { tableWords as t } from './words.ts'

/** What each character adds to the actions of a turn; the rest shows when it is open. */
const added: Readonly<Partial<Record<Key, Move['kind']>>> = {
  belladonna: 'veil',
  curare: 'double pour',
  arsenica: 'dip',
  butler: 'look',
}

/** What the character of my house adds to a turn. */
export function addedFor({ table, seat }: Company): Move['kind'][] {
  const character = seat === null ? null : table.characters[sure(table.nobles[houseOf(table, seat)], 'noble')]
  const own = character && added[character]
  return own ? [own] : []
}

/** The signs of what every table knows, where they are not called like it. */
export const signs: Readonly<Record<string, string>> = {
  'double pour': 'pour',
  look: 'peek',
  dip: 'spoon',
  drink: 'goblet',
  confess: 'heart',
  foretell: 'poison',
  take: 'wine',
}

function Sign({ kind }: { readonly kind: string }) {
  const { sign } = useDress()
  return kind === 'veil' ? (
    <Art of="eye-shut" class={css.deedSign} />
  ) : (
    <Arms of={sign[kind] ?? kind} class={css.deedSign} />
  )
}

interface DeedsProps<M extends AnyMove> {
  /** What is shown, in this order. */
  readonly kinds: readonly M['kind'][]
  readonly moves: readonly M[]
  readonly choosing: Choosing<M>
  /** While a move is on its way, keys choose nothing. */
  readonly state: 'active' | 'sending' | 'waiting'
  play(move: M): void
  /** Shows why a kind is closed. */
  explain(kind: M['kind']): void
}

function stateOf(kind: string, open: boolean): 'open' | 'quiet' | 'shut' {
  if (!open) return 'shut'
  return kind === 'pass' ? 'quiet' : 'open'
}

export function Deeds<M extends AnyMove>({ kinds, moves, choosing, state, play, explain }: DeedsProps<M>) {
  const { act } = useDress()
  const { picked } = choosing
  const press = (kind: M['kind']) => {
    const open = moves.filter((move) => move.kind === kind)
    if (open.length === 0) return explain(kind)
    if (kind === 'pass') return play(sure(open[0], 'way to pass'))
    choosing.pick(kind)
  }
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey } = event
      if (state !== 'active' || altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select')) return
      const kind = kinds[Number(event.key) - 1]
      if (!kind) return
      press(kind)
      followKeys()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })
  if (kinds.length < 2 && picked) return null
  return (
    <div class={css.deeds} data-of={kinds.length} role="group" aria-label={t().acts}>
      {kinds.map((kind, at) => {
        const open = moves.some((move) => move.kind === kind)
        const name = sure(act[kind], 'word for an act')
        return (
          <button
            key={kind}
            type="button"
            class={`${css.deed} ${picked?.kind === kind ? css.picked : ''}`}
            data-deed={kind}
            data-opens={(kind === 'pour' && open) || undefined}
            data-state={stateOf(kind, open)}
            aria-pressed={picked?.kind === kind}
            aria-keyshortcuts={`${at + 1}`}
            onClick={(event) => {
              press(kind)
              if (byKey(event)) followKeys()
            }}
          >
            <Sign kind={kind} />
            <b aria-hidden={!open}>{name}</b>
            {!open && <span class={kit.unseen}>{t().whyNot(name)}</span>}
            <span class={css.deedKey} aria-hidden="true">
              {at + 1}
            </span>
          </button>
        )
      })}
    </div>
  )
}
