/** What only the keeper of a circle may do with it. */
import { useState } from 'preact/hooks'
import { CIRCLE_NAME } from '../../protocol/circle.ts'
import type { CircleWish } from '../../protocol/circle-asks.ts'
import { go, stillHere } from '../app/route.ts'
import * as kit from '../look/kit.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import type { CircleProps } from './Circle.tsx'
import * as css from './circle.module.css'
import { wants } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

export function Keeping({ circle, again }: CircleProps) {
  const { code, name } = circle
  const [ending, setEnding] = useState<'asked' | 'not'>('not')
  const does = (wish: CircleWish) => wants(code, wish).then(again)
  const end = async () => {
    const isHere = stillHere()
    if ((await wants(code, { wants: 'end' })) === 'done' && isHere()) go('/')
  }
  return (
    <section aria-labelledby="keeping" class={css.me}>
      <h2 id="keeping">{t().keeping}</h2>
      <Named label={t().title} first={name} go={t().keep} onName={(title) => void does({ wants: 'rename', title })} />
      <Named
        label={t().season}
        help={t().seasonHelp}
        first=""
        placeholder={t().seasonName}
        go={t().begin}
        onName={(title) => void does({ wants: 'season', title })}
      />
      <button type="button" class={kit.link} onClick={() => setEnding('asked')}>
        {t().end}
      </button>
      {ending === 'asked' && (
        <Sheet title={t().end} onClose={() => setEnding('not')}>
          <p>{t().endLine}</p>
          <div class={css.choices}>
            <button type="button" class={kit.go} onClick={() => setEnding('not')}>
              {t().cancel}
            </button>
            <button type="button" class={kit.line} onClick={() => void end()}>
              {t().endGo}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  )
}

interface NamedProps {
  readonly label: string
  readonly help?: string
  readonly first: string
  readonly placeholder?: string
  readonly go: string
  readonly onName: (title: string) => void
}

function Named({ label, help, first, placeholder, go: word, onName }: NamedProps) {
  const [title, setTitle] = useState(first)
  return (
    <form
      class={css.named}
      onSubmit={(event) => {
        event.preventDefault()
        onName(title.trim())
        setTitle(first === '' ? '' : title)
      }}
    >
      <label class={kit.field}>
        <span>{label}</span>
        <input
          class={kit.input}
          required
          maxLength={CIRCLE_NAME}
          value={title}
          placeholder={placeholder}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </label>
      <button type="submit" class={kit.line} disabled={title.trim() === '' || title.trim() === first}>
        {word}
      </button>
      {help && <p class={kit.quiet}>{help}</p>}
    </form>
  )
}
