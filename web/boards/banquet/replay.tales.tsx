/** Goblet by goblet, in sentences. */
import { type Course, stepsOf } from '../../../games/banquet/chronicle.journey.ts'
import type { JourneyText } from '../../../games/banquet/chronicle.text.journey.ts'
import type { Name } from '../../../kernel/text.ts'
import * as kit from '../../look/kit.module.css'
import * as css from './journey.module.css'
import { journeyWords as t } from './replay.words.ts'

export interface CourseProps {
  readonly course: Course
  readonly name: Name
  readonly text: JourneyText
  readonly jump: (at: number) => void
}

/** The same for those who hear it, or who like words: who changed what, and who knew. */
export function InSentences({ course, name, text, jump }: CourseProps) {
  return (
    <details>
      <summary>
        <b>{t().told}</b>
      </summary>
      <div class={css.tales}>
        {course.goblets.map((goblet, nth) => {
          const steps = stepsOf(course, nth)
          return (
            <section key={nth}>
              <h3>{text.goblet(course, goblet, name)}</h3>
              <p>{text.begins(course, goblet, name)}</p>
              <ol>
                {steps.map(({ column, step }, n) => (
                  <li key={n}>
                    <button type="button" class={kit.link} onClick={() => jump(column.at)}>
                      {text.step(course, column, step, name)}
                    </button>
                  </li>
                ))}
              </ol>
              <p class={css.knew}>{text.ends(goblet, steps, name)}</p>
            </section>
          )
        })}
      </div>
    </details>
  )
}
