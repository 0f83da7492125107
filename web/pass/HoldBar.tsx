/** Below the seat of somebody who holds a shared device: hold to look, and pass on. */
import { useEffect, useRef, useState } from 'preact/hooks'
import * as kit from '../look/kit.module.css'
import { Art, Mark } from '../parts/Art.tsx'
import { cloth, drawCurtain } from './holder.ts'
import { passWords as t } from './pass.words.ts'
import * as css from './passed.module.css'
import type { Passed } from './people.ts'

const isLook = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
/** Where a key means nothing else. */
const isFree = () => document.activeElement?.matches(`body, [data-light], h1, h2, .${css.passbarHold}`) ?? true

function cover(): void {
  cloth.value = 'covered'
}

/** Whoever lets go, looks elsewhere or puts the device away has covered their hand. */
function useHolding(): { current: number | undefined } {
  const finger = useRef<number | undefined>(undefined)
  useEffect(() => {
    const letGo = () => {
      if (cloth.peek() === 'held') cover()
    }
    // Another finger that presses something meanwhile lets go of nothing.
    const lift = ({ pointerId }: PointerEvent) => pointerId === finger.current && letGo()
    const down = (event: KeyboardEvent) => {
      if (!isLook(event) || !isFree() || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (cloth.peek() === 'covered') cloth.value = 'held'
    }
    const up = (event: KeyboardEvent) => isLook(event) && letGo()
    addEventListener('pointerup', lift)
    addEventListener('pointercancel', lift)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', cover)
    document.addEventListener('visibilitychange', cover)
    return () => {
      removeEventListener('pointerup', lift)
      removeEventListener('pointercancel', lift)
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', cover)
      document.removeEventListener('visibilitychange', cover)
    }
  }, [])
  return finger
}

export function HoldBar({ code, person }: { readonly code: string; readonly person: Passed }) {
  const finger = useHolding()
  const [passing, setPassing] = useState(false)
  const state = cloth.value
  const shows = state !== 'covered'
  return (
    <div class={css.passbar} role="group" aria-label={t().bar(person.name)}>
      <span class={css.passbarWho} title={person.name}>
        <Mark of={person.mark} />
        <b>{person.name}</b>
      </span>
      <button
        type="button"
        class={`${kit.line} ${css.passbarHold} ${shows ? css.held : ''}`}
        aria-pressed={shows}
        onPointerDown={({ button, pointerId }) => {
          if (button !== 0 || state === 'left open') return
          finger.current = pointerId
          cloth.value = 'held'
        }}
        onContextMenu={(event) => event.preventDefault()}
        // A screen reader presses without pointer or key: then one press opens and the next one shuts.
        onClick={({ detail, pointerType }: MouseEvent & { readonly pointerType?: string }) => {
          if (detail === 0 && pointerType === '') cloth.value = shows ? 'covered' : 'left open'
        }}
      >
        <Art of={shows ? 'eye-open' : 'eye-shut'} class={css.holdEye} />
        {state === 'held' ? t().looking : t().hold}
      </button>
      <button
        type="button"
        class={`${kit.line} ${kit.small} ${css.passbarLeave}`}
        onClick={() => {
          cloth.value = shows ? 'covered' : 'left open'
        }}
      >
        {shows ? t().cover : t().leave}
      </button>
      <button
        type="button"
        class={kit.go}
        disabled={passing}
        onClick={() => {
          setPassing(true)
          void drawCurtain(code)
        }}
      >
        {passing ? t().passing : t().pass}
      </button>
    </div>
  )
}
