/** A sheet laid over the page: the browser's own dialog, so that Escape, the back gesture and focus behave. */

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../app/language.ts'
import { sheets } from '../app/notice.ts'
import * as kit from '../look/kit.module.css'
import { Notices } from './Notice.tsx'
import * as css from './sheet.module.css'

const t = words({ en: { close: 'Close' }, de: { close: 'Schließen' } })

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before anything inside looks where it is.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    sheets.value++
    // One that gives way to another is closed with it, and tells nobody: whoever listens has the other open by then.
    return () => {
      dialog.current = null
      element?.close()
      sheets.value--
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={css.sheet}
      aria-label={title}
      onClose={() => dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div class={css.paper}>
        <header>
          <h2>{title}</h2>
          <button type="button" class={kit.bare} aria-label={t().close} onClick={() => dialog.current?.close()}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {children}
      </div>
      <Notices />
    </dialog>
  )
}
