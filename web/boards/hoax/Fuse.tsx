/** A button for what cannot be taken back: it must be held until it has burnt down. Whoever cannot hold presses twice. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

import * as css from './fuse.module.css'

const BURNS = 900

interface FuseProps {
  readonly disabled: boolean
  /** Said in place of the words once it was pressed without holding. */
  readonly again: string
  readonly onBurnt: () => void
  readonly children: ComponentChildren
}

export function Fuse({ disabled, again, onBurnt, children }: FuseProps) {
  const [burning, setBurning] = useState(false)
  const [armed, setArmed] = useState(false)
  const lit = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const out = () => {
    clearTimeout(lit.current)
    lit.current = undefined
    setBurning(false)
  }
  const light = () => {
    if (disabled || lit.current !== undefined) return
    setBurning(true)
    lit.current = setTimeout(() => {
      out()
      onBurnt()
    }, BURNS)
  }
  useEffect(() => () => clearTimeout(lit.current), [])
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
  return (
    <button
      type="button"
      class={`${css.fuse} ${burning ? css.burning : ''}`}
      disabled={disabled}
      onPointerDown={(event) => event.button === 0 && light()}
      onPointerUp={out}
      onPointerLeave={out}
      onPointerCancel={out}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return
        event.preventDefault()
        light()
      }}
      onKeyUp={(event) => isKey(event) && out()}
      onBlur={out}
      // A screen reader presses without pointer or key.
      onClick={(event) => {
        if (event.detail !== 0) return
        if (armed) onBurnt()
        else setArmed(true)
      }}
    >
      <span class={css.words}>{armed ? again : children}</span>
    </button>
  )
}
