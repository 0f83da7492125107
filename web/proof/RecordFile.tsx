/** Any record, from a file of one's own. It is read and checked here and goes nowhere. */
import { useState } from 'preact/hooks'
import * as kit from '../look/kit.module.css'
import { Checked } from './Checked.tsx'

import * as css from './findings.module.css'
import { proofWords as t } from './proof.words.ts'

/** The longest game that the rules allow is a megabyte. */
const LIMIT = 16 * 1024 * 1024

type Chosen =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly trouble: 'tooBig' | 'unread' }

export async function readFile(file: File): Promise<Chosen> {
  const { name } = file
  if (file.size > LIMIT) return { name, trouble: 'tooBig' }
  try {
    return { name, text: await file.text() }
  } catch {
    return { name, trouble: 'unread' }
  }
}

export function RecordFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <section class={css.recordFile}>
      <h2 class={css.proofTitle}>{t().other}</h2>
      <label class={kit.line}>
        <input
          class={kit.unseen}
          type="file"
          accept=".jsonl,.ndjson,.json,.txt"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) setChosen(await readFile(file))
            // The same file may be chosen again, when it has changed.
            currentTarget.value = ''
          }}
        />
        {t().choose}
      </label>
      <p class={kit.quiet}>{t().stays}</p>
      {chosen && (
        <div class={css.recordChosen}>
          <h3>{chosen.name}</h3>
          {'text' in chosen ? (
            <Checked key={chosen.text} text={chosen.text} />
          ) : (
            <p role="alert">{t()[chosen.trouble]}</p>
          )}
        </div>
      )}
      <p class={kit.quiet}>{t().command}</p>
      <pre class={css.command}>./humbug verify {chosen?.name ?? 'humbug.jsonl'} --receipts humbug.seen.json</pre>
    </section>
  )
}
