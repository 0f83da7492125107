/** Buttons that a key presses too: each says its own key, and one ear hears them all. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import * as css from './choices.module.css'

/** A key presses the button that bears it, unless somebody writes or a sheet lies over the table. */
export function useKeys(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, repeat } = event
      if (altKey || ctrlKey || metaKey || repeat || document.querySelector('dialog[open]')) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select')) return
      if (!/^[a-z0-9]$/i.test(key)) return
      const button = document.querySelector<HTMLElement>(
        `main button[aria-keyshortcuts="${key.toLowerCase()}"]:not(:disabled)`,
      )
      if (!button || button.getClientRects().length === 0) return
      button.focus()
      button.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The digit that presses the so-manieth of several; there are nine. */
export function digit(at: number): { readonly shortcut?: string } {
  return at < 9 ? { shortcut: `${at + 1}` } : {}
}

interface KeyedProps {
  readonly class: string | undefined
  readonly shortcut?: string
  readonly disabled?: boolean
  /** Shut, it only says why. */
  readonly state?: 'open' | 'shut'
  readonly onClick: () => void
  readonly children: ComponentChildren
}

export function Keyed({ class: name, shortcut, disabled = false, state, onClick, children }: KeyedProps) {
  return (
    <button
      type="button"
      class={name}
      disabled={disabled}
      data-state={state}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {shortcut && (
        <span class={css.key} aria-hidden="true">
          {shortcut.toUpperCase()}
        </span>
      )}
      {children}
    </button>
  )
}
