/** Somebody else who would like to play, and has no phone at hand. */
import { useState } from 'preact/hooks'
import { chairFor } from '../app/people.ts'
import type { Standing } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { lazily } from '../parts/lazily.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { passWords as t } from './pass.words.ts'

const PersonForm = lazily(() => import('./PersonForm.tsx').then(({ PersonForm }) => PersonForm))

export function AddPerson({ now }: { readonly now: Standing }) {
  const [open, setOpen] = useState(false)
  if (chairFor(now.room) === undefined) return null
  return (
    <>
      <button type="button" class={kit.opts} data-add onClick={() => setOpen(true)}>
        <span>
          <b>{t().add}</b>
          <em>{t().addHelp}</em>
        </span>
      </button>
      {open && (
        <Sheet title={t().add} onClose={() => setOpen(false)}>
          <PersonForm now={now} onDone={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  )
}
