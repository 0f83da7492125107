/** A game from a file of one's own: chosen, or dropped anywhere on the page. It is opened here and goes nowhere. */
import { useEffect, useState } from 'preact/hooks'
import { type Flaw, flaws } from '../../kernel/verify.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import * as css from '../pages/replay.module.css'
import { proofWords } from '../proof/proof.words.ts'
import { readFile } from '../proof/RecordFile.tsx'
import { readReplay } from './file.ts'
import { replayWords as t } from './replay.words.ts'
import { openStory, type Story } from './story.ts'

type Trouble = Flaw | 'tooBig' | 'unread'

function wordFor(trouble: Trouble): string {
  return trouble === 'tooBig' || trouble === 'unread' ? proofWords()[trouble] : flaws[language.value][trouble]
}

interface OpenFileProps {
  readonly onOpen: (story: Story) => void
  /** Beside a game that is open it is folded, until a file comes. */
  readonly beside: 'nothing' | 'a game'
}

export function OpenFile({ onOpen, beside }: OpenFileProps) {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [over, setOver] = useState<'dropping' | 'nothing'>('nothing')
  const open = async (file: File | undefined) => {
    if (!file) return
    const chosen = await readFile(file)
    if ('trouble' in chosen) return setTrouble(chosen.trouble)
    const { record, people } = readReplay(chosen.text)
    const story = openStory(record, people)
    if ('flaw' in story) return setTrouble(story.flaw)
    setTrouble(null)
    onOpen(story)
  }
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver('dropping')
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver('nothing')
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver('nothing')
      void open(event.dataTransfer?.files[0])
    }
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('dragover', hover, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    return () => leaving.abort()
  }, [onOpen])
  const body = (
    <>
      <p class={kit.quiet}>{t().openLine}</p>
      <label class={kit.line}>
        <input
          class={kit.unseen}
          type="file"
          accept=".json,.jsonl,.ndjson,.txt"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0])
            // The same file may be chosen again, when it has changed.
            currentTarget.value = ''
          }}
        />
        {over === 'dropping' ? t().drop : t().choose}
      </label>
      <p class={`${kit.quiet} ${kit.small}`}>{t().stays}</p>
      {trouble && (
        <p class={css.openTrouble} role="alert">
          <b>{t().bad}.</b> {wordFor(trouble)}
        </p>
      )}
    </>
  )
  const dropping = over === 'dropping' ? css.dropping : ''
  if (beside === 'nothing')
    return (
      <section class={`${css.band} ${css.openFile} ${dropping}`}>
        <h2>{t().open}</h2>
        {body}
      </section>
    )
  return (
    <details class={css.band} open={over === 'dropping' || trouble !== null}>
      <summary>
        <h2>{t().open}</h2>
      </summary>
      <div class={`${css.openFile} ${dropping}`}>{body}</div>
    </details>
  )
}
