/** A moment tried again: the table of a near house, and beside it where one is and the way back. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat, State } from '../../../kernel/state.ts'
import type { Settings } from '../../../protocol/asks.ts'
import * as learnCss from '../../learn/coach.module.css'
import * as kit from '../../look/kit.module.css'
import { tryHere } from '../../near/here.ts'
import { NearTable } from '../../near/NearTable.tsx'
import { Waiting } from '../../parts/Waiting.tsx'
import type { Story } from '../story.ts'
import { imagined } from './asking.ts'
import { coachWords as t } from './coach.words.ts'

export interface AgainProps {
  readonly story: Story
  readonly seat: Seat
  /** The moment of the decision: it begins just before it. */
  readonly when: number
  readonly onBack: () => void
}

export function Again(props: AgainProps) {
  const { story, seat, when, onBack } = props
  const [nth, setNth] = useState(0)
  const [world, setWorld] = useState<State>()
  useEffect(() => {
    let wanted = true
    setWorld(undefined)
    imagined(story, seat, when, nth).then(
      (found) => wanted && setWorld(found),
      () => wanted && onBack(),
    )
    return () => {
      wanted = false
    }
  }, [nth])
  if (!world) return <Waiting for="page" />
  const { game, sealed, people } = story
  const options = sealed.terms.options as Settings['options']
  return (
    <NearTable key={nth} open={() => tryHere({ game, options, seat, level: 'hard', people, world })}>
      <Slip {...props} onOnce={() => setNth(nth + 1)} />
    </NearTable>
  )
}

function Slip({ when, onOnce, onBack }: AgainProps & { readonly onOnce: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <aside class={`${learnCss.coach} ${kit.slip}`} aria-label={t().trying(when)}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t().trying(when)}
        </h2>
      </header>
      <div class={learnCss.words}>
        <p>{t().trial}</p>
      </div>
      <footer>
        <button type="button" class={kit.link} onClick={onOnce}>
          {t().once}
        </button>
        <button type="button" class={kit.ink} onClick={onBack}>
          {t().back}
        </button>
      </footer>
    </aside>
  )
}
