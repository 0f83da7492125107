/** The coach: a slip of paper beside the board, never over what is to be pressed. While a ceremony speaks, the coach is silent. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Lesson } from '../../kernel/lesson.ts'
import { offerFocus } from '../app/focus.ts'
import { language } from '../app/language.ts'
import { scene } from '../app/scene.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import * as css from './coach.module.css'
import { learnWords as t } from './learn.words.ts'
import { remember } from './learnt.ts'
import type { LessonHouse } from './lesson.ts'

interface CoachProps {
  readonly game: string
  readonly lesson: Lesson
  readonly house: LessonHouse
  readonly onAgain: () => void
}

export function Coach({ game, lesson, house, onAgain }: CoachProps) {
  const { said, waits, step, steps } = house.coaching.value
  const [folded, setFolded] = useState(-1)
  const hushed = (scene.value?.ceremony ?? 'over') !== 'over'
  const open = folded !== step && !hushed
  const words = lesson.words[language.value]
  const button = useRef<HTMLButtonElement>(null)
  // A keyboard that lost its place on the board goes on here.
  useEffect(() => {
    offerFocus(button.current)
  }, [step, waits, open])
  if (waits === 'nothing' && !hushed) return <End game={game} onAgain={onAgain} />
  return (
    <aside
      class={`${css.coach} ${kit.slip} ${open ? '' : css.folded}`}
      aria-label={t().coach}
      data-step={step}
      data-waits={waits}
    >
      <header>
        <Art of="rat" class={css.rat} />
        <h2>{t().coach}</h2>
        <span>{t().step(step, steps)}</span>
        <button
          type="button"
          class={kit.bare}
          aria-expanded={open}
          aria-label={open ? t().fold : t().unfold}
          onClick={() => setFolded(open ? step : -1)}
        >
          <span class={css.fold} aria-hidden="true" />
        </button>
      </header>
      <div class={css.words} aria-live="polite">
        {open && said.map((key) => <p key={key}>{words[key]}</p>)}
        {open && waits === 'others' && <p class={css.others}>{t().others}</p>}
      </div>
      {open && (
        <footer>
          {step > 1 && (
            <button type="button" class={kit.link} onClick={onAgain}>
              {t().again}
            </button>
          )}
          {waits === 'reading' && (
            <button ref={button} type="button" class={kit.ink} onClick={() => house.goOn()}>
              {t().goOn}
            </button>
          )}
        </footer>
      )}
    </aside>
  )
}

function End({ game, onAgain }: Pick<CoachProps, 'game' | 'onAgain'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    remember(game)
    heading.current?.focus()
  }, [])
  return (
    <aside class={`${css.coach} ${kit.slip}`} aria-label={t().coach}>
      <header>
        <Art of="rat" class={css.rat} />
        <h2 ref={heading} tabIndex={-1}>
          {t().done}
        </h2>
      </header>
      <div class={css.words}>
        <p>{t().doneMore}</p>
      </div>
      <footer class={css.end}>
        <a class={kit.ink} href={`/practice/${game}`}>
          {t().practise}
        </a>
        <a class={kit.ink} href={`/new/${game}`}>
          {t().lay}
        </a>
        <button type="button" class={kit.link} onClick={onAgain}>
          {t().again}
        </button>
        <a class={kit.link} href="/">
          {t().home}
        </a>
      </footer>
    </aside>
  )
}
