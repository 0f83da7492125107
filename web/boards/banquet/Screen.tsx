/** My screen or napkin with what it hides: tap a token and then a goblet, or drag it there. */

import { useRef } from 'preact/hooks'
import type { Place } from '../../../games/banquet/state.ts'
import { type Sort, sorts, type Tokens } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { calledFor, useDress } from './dress.ts'
import { Token, useMark } from './heraldry.tsx'
import { byKey, followKeys } from './keys.ts'

import * as css from './screen.module.css'

interface ScreenProps {
  /** Whose it is. */
  readonly of: Seat
  readonly tokens: Readonly<Tokens>
  readonly open: ReadonlySet<Sort>
  readonly picked: Sort | undefined
  onPick(token: Sort): void
  onDrop(token: Sort, place: Place): void
}

/** A finger that moves no further than this meant a tap. */
const DRAG = 9

interface Dragged {
  readonly token: Sort
  readonly x: number
  readonly y: number
  ghost: HTMLElement | undefined
}

function placeUnder({ clientX, clientY }: PointerEvent): Place | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  return found ? Number(found.dataset.place) : undefined
}

export function Screen({ of, tokens, open, picked, onPick, onDrop }: ScreenProps) {
  const dress = useDress()
  const { cover } = dress
  const dragged = useRef<Dragged | null>(null)
  const swallow = useRef(false)
  const shown = sorts.filter((sort) => tokens[sort] > 0 || cover.always.includes(sort))

  function lift(event: PointerEvent & { readonly currentTarget: HTMLElement }): void {
    const now = dragged.current
    if (!now) return
    if (!now.ghost) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG) return
      const art = sure(event.currentTarget.querySelector('svg'), 'token')
      now.ghost = document.createElement('i')
      now.ghost.className = `${css.dragged}`
      now.ghost.append(art.cloneNode(true))
      document.body.append(now.ghost)
      if (picked !== now.token) onPick(now.token)
    }
    now.ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  function drop(event: PointerEvent): void {
    const now = dragged.current
    dragged.current = null
    if (!now?.ghost) return
    now.ghost.remove()
    // The click that follows belongs to the drag.
    swallow.current = true
    setTimeout(() => {
      swallow.current = false
    })
    const place = event.type === 'pointerup' ? placeUnder(event) : undefined
    if (place !== undefined) onDrop(now.token, place)
  }
  return (
    <div
      class={css.screen}
      data-sign={cover.sign}
      data-folds={shown.length}
      data-mark={useMark(of)}
      data-hand="cloth"
      data-opens={open.size > 0 || undefined}
      role="group"
      aria-label={cover.label}
    >
      {shown.map((sort) => (
        <button
          key={sort}
          type="button"
          class={`${css.fold} ${picked === sort ? css.picked : ''} ${open.has(sort) ? css.open : ''}`}
          aria-pressed={picked === sort}
          disabled={!open.has(sort)}
          onClick={(event) => {
            if (swallow.current) return
            onPick(sort)
            if (byKey(event)) followKeys()
          }}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            dragged.current = { token: sort, x: event.clientX, y: event.clientY, ghost: undefined }
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={lift}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          <span class={css.pile} data-n={tokens[sort]}>
            {Array.from({ length: tokens[sort] }, (_, at) => (
              <Token key={at} sort={sort} />
            ))}
          </span>
          <span class={css.foldLabel}>
            <b>{tokens[sort]}</b> {calledFor(dress, sort, tokens[sort])}
          </span>
        </button>
      ))}
    </div>
  )
}
