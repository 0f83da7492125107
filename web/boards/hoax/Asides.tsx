/** What is open at every prompt of a turn, asked or not (H3.9), and what one may look up at any time. */
import type { HoaxView, Move } from '../../../games/hoax/state.ts'
import { why } from '../../../games/hoax/why.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import * as css from './asides.module.css'
import * as figuresCss from './figures.module.css'
import { Figure } from './figures.tsx'
import { Keyed } from './Keyed.tsx'
import { hoaxBoardWords as t } from './words.ts'

export type Lookup = 'accuse' | 'unmask' | 'question' | 'notes' | 'overview'

interface AsidesProps {
  /** An onlooker has nothing but the overview. */
  readonly view: HoaxView | null
  readonly moves: readonly Move[]
  readonly busy: boolean
  onOpen(what: Lookup): void
  explain(clause: string): void
}

const interrupting = [
  { kind: 'accuse', shortcut: 'a', look: css.hot },
  { kind: 'unmask', shortcut: 'u', look: css.hot },
  { kind: 'question', shortcut: 'q', look: '' },
] as const

export function Asides({ view, moves, busy, onOpen, explain }: AsidesProps) {
  return (
    <nav class={css.asides} data-beside data-near aria-label={t().asides}>
      {view &&
        interrupting.map(({ kind, shortcut, look }) => {
          const open = moves.some((move) => move.kind === kind) && !busy
          const clause = open ? undefined : why(view, kind)
          return (
            <Keyed
              key={kind}
              class={`${css.aside} ${open ? look : css.shut}`}
              shortcut={shortcut}
              state={open ? 'open' : 'shut'}
              onClick={() => (open ? onOpen(kind) : clause && explain(clause))}
            >
              <Figure of={kind} />
              <span>
                {t().aside[kind]}
                {!open && <span class={kit.unseen}>: {t().whyNot}</span>}
              </span>
            </Keyed>
          )
        })}
      {view && (
        <Keyed class={`${css.aside} ${css.toNotes}`} shortcut="n" onClick={() => onOpen('notes')}>
          <Figure of="quill" />
          <span>{t().aside.notes}</span>
        </Keyed>
      )}
      <Keyed class={css.aside} shortcut="o" onClick={() => onOpen('overview')}>
        <Art of="book" class={figuresCss.figure} />
        <span>{t().aside.overview}</span>
      </Keyed>
    </nav>
  )
}
