/** The code of a table: one walks in where there is one, and else stays, with what was typed and a word about it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { line } from '../app/line.ts'
import { refusalOf } from '../app/refused.ts'
import { go } from '../app/route.ts'
import { type Door, door, stepBack, visit } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { CodeField } from '../parts/CodeField.tsx'
import { peopleAt } from '../pass/people.ts'
import * as css from './home.module.css'
import { homeWords as t } from './home.words.ts'

const SIX = 6
/** Nothing but the code, or another try with it, helps here; all else is said at the door of the table. */
const helpless = ['no table', 'too fast', 'wrong tries', 'busy'] as const
type Helpless = (typeof helpless)[number]
const isHelpless = (why: Door): why is Helpless => helpless.some((one) => one === why)

type Trouble = Helpless | { readonly missing: number }

function said(trouble: Trouble): string {
  if (typeof trouble === 'object') return t().missing(trouble.missing)
  return `${refusalOf(trouble)} ${trouble === 'no table' ? t().lookAgain : ''}`
}

export function Join() {
  const [wished, setWished] = useState<string | undefined>()
  const [trouble, setTrouble] = useState<Trouble | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const found = door.value
  const fail = (why: Trouble) => {
    setTrouble(why)
    setWished(undefined)
    form.current?.querySelector('input')?.focus()
  }
  useEffect(() => {
    if (wished === undefined || found === 'asking') return
    if (!isHelpless(found)) return go(`/t/${wished}`)
    stepBack()
    fail(found)
  }, [wished, found])

  function enter(code: string): void {
    if (code.length < SIX) return fail({ missing: SIX - code.length })
    // Without a line nobody can say what is there: one waits at the door. And a phone that is passed round comes with its curtain.
    if (line.value !== 'open' || peopleAt(code).length > 0) return go(`/t/${code}`)
    setTrouble(undefined)
    setWished(code)
    visit(code)
  }

  return (
    <form
      ref={form}
      class={kit.slip}
      onSubmit={(event) => {
        event.preventDefault()
        enter(String(new FormData(event.currentTarget).get('code') ?? ''))
      }}
    >
      <label class={kit.label} for="code">
        {t().given}
      </label>
      <div class={css.joinRow}>
        <CodeField
          id="code"
          label={t().code}
          trouble={trouble && 'code-trouble'}
          // With a ticket in it, say, for a seat that comes from another device.
          onLink={(code, fragment) => go(`/t/${code}#${fragment}`)}
          onType={() => setTrouble(undefined)}
        />
        <button type="submit" class={kit.ink}>
          {t().sit}
        </button>
      </div>
      <p id="code-trouble" class={css.joinTrouble} role="alert">
        {trouble && said(trouble)}
      </p>
    </form>
  )
}
