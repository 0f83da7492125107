/** The warm place below: what is mine, and what I may do. If it is dark, I may only watch. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Mark as MarkName } from '../../protocol/words.ts'
import { wanted } from '../app/wanted.ts'
import { Mark } from './Art.tsx'
import { Candle } from './Candle.tsx'
import * as css from './ledge.module.css'
import { useSettling } from './settling.ts'

interface LedgeProps {
  readonly mark: MarkName | undefined
  readonly title: string
  readonly sub?: ComponentChildren
  readonly until: number | null
  readonly light: 'lit' | 'dark'
  /** What the ledge is about: when that changes, a keyboard that lost its place finds it here again. */
  readonly about: string | number
  /** What is read out, if it is not the title of what is mine to do. */
  readonly says?: string
  readonly children: ComponentChildren
}

export function Ledge({
  mark,
  title,
  sub,
  until,
  light,
  about,
  says = light === 'lit' ? title : '',
  children,
}: LedgeProps) {
  const ledge = useRef<HTMLElement>(null)
  // What I may do can also come without another question: when the game goes on after a pause.
  const settling = useSettling(`${about} ${light}`) === 'settling'
  // Whoever presses with a key or a screen reader knows what is pressed.
  const guard = (event: MouseEvent) => {
    if (!settling || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Once for each thing it is about
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (light !== 'lit') return
    if (lost) ledge.current?.focus({ preventScroll: true })
    // With large letters the ledge may lie below what is seen.
    const top = ledge.current?.getBoundingClientRect().top ?? 0
    if (top > innerHeight * 0.75) ledge.current?.scrollIntoView()
  }, [about, light])
  useEffect(() => {
    wanted.value = { about, says }
  }, [about, says])
  useEffect(
    () => () => {
      wanted.value = null
    },
    [],
  )
  return (
    <section
      ref={ledge}
      class={css.ledge}
      data-light={light}
      data-settling={settling || undefined}
      aria-label={title}
      tabIndex={-1}
      onClickCapture={guard}
    >
      <svg class={css.edge} viewBox="0 0 390 14" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 6L28 4L61 8L96 5L130 9L168 6L196 3L232 7L268 5L301 9L334 6L362 8L390 5V14H0Z"
          fill="var(--ledge-top)"
        />
        <path
          d="M0 6L28 4L61 8L96 5L130 9L168 6L196 3L232 7L268 5L301 9L334 6L362 8L390 5"
          fill="none"
          stroke="var(--ledge-line)"
          stroke-width="3"
          stroke-linejoin="round"
        />
      </svg>
      <header class={css.head}>
        {mark && <Mark of={mark} />}
        <div>
          <h2>{title}</h2>
          {sub}
        </div>
        <Candle until={until} whose={light === 'lit' ? 'mine' : 'theirs'} />
      </header>
      {children}
    </section>
  )
}
