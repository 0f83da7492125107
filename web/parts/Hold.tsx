/** Press and hold to look; let go, and it is hidden. For those who cannot hold, one press opens and the next one shuts. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import * as kit from '../look/kit.module.css'

interface HoldProps {
  readonly class: string | undefined
  readonly label: string
  readonly disabled: boolean
  /** What is seen while it is held, in words: read out then, and never otherwise. */
  readonly says: string
  readonly onHold: () => void
  readonly children: (held: boolean) => ComponentChildren
}

/** A short touch is no look: looking may be seen by others. */
const MEANT = 220

export function Hold({ class: name, label, disabled, says, onHold, children }: HoldProps) {
  const [held, setHeld] = useState(false)
  // In the same task as the press: a very short touch is over before the next picture.
  useLayoutEffect(() => {
    if (!held) return
    const hide = () => setHeld(false)
    addEventListener('blur', hide)
    addEventListener('pointerup', hide)
    addEventListener('pointercancel', hide)
    document.addEventListener('visibilitychange', hide)
    const meant = setTimeout(onHold, MEANT)
    return () => {
      clearTimeout(meant)
      removeEventListener('blur', hide)
      removeEventListener('pointerup', hide)
      removeEventListener('pointercancel', hide)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [held])
  const shown = held && !disabled
  return (
    <>
      <button
        type="button"
        class={name}
        data-held={held || undefined}
        aria-label={label}
        aria-pressed={held}
        disabled={disabled}
        onPointerDown={(event) => event.button === 0 && setHeld(true)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          // Enter that is held presses again and again.
          if (event.key === ' ' || event.repeat) event.preventDefault()
          if (event.key === ' ') setHeld(true)
        }}
        onKeyUp={(event) => event.key === ' ' && setHeld(false)}
        onBlur={() => setHeld(false)}
        // A screen reader presses without pointer or key: then one press opens and the next one shuts.
        onClick={(event) => event.detail === 0 && setHeld((before) => !before)}
      >
        {children(shown)}
      </button>
      <span class={kit.unseen} role="status">
        {shown && says}
      </span>
    </>
  )
}
