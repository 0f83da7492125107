/** Everybody of the circle who sat there: a line each, and all that is known of them behind it. */
import { useMemo, useState } from 'preact/hooks'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import * as bookCss from './book.module.css'
import { bookWords } from './book.words.ts'
import { number } from './figures.ts'
import { Known } from './Known.tsx'
import type { Figure } from './people.ts'
import * as css from './person.module.css'
import { personWords as t } from './person.words.ts'
import { type Course, Spark } from './Spark.tsx'
import type { Whole } from './whole.ts'
import { courseOf, winsOf } from './wins.ts'

export function People({ whole }: { readonly whole: Whole }) {
  const courses = useMemo(() => whole.people.map(({ id }) => courseOf(whole.sittings, id)), [whole])
  const widest = Math.max(1, ...courses.flat().map(({ lead }) => Math.abs(lead)))
  return (
    <section class={bookCss.chapter}>
      <h2>{bookWords().people}</h2>
      <p class={kit.quiet}>{bookWords().peopleLine}</p>
      <div class={css.people}>
        {whole.people.map((who, nth) => (
          <Person key={who.id} who={who} whole={whole} course={courses[nth] ?? []} widest={widest} />
        ))}
      </div>
    </section>
  )
}

interface PersonProps {
  readonly who: Figure
  readonly whole: Whole
  readonly course: Course
  readonly widest: number
}

function Person({ who, whole, course, widest }: PersonProps) {
  const [state, setState] = useState<'open' | 'shut'>('shut')
  const { games, won } = winsOf(whole.sittings, who.id)
  return (
    <details
      class={css.person}
      open={state === 'open'}
      onToggle={({ currentTarget }) => setState(currentTarget.open ? 'open' : 'shut')}
    >
      <summary>
        <Mark of={who.mark} />
        <span class={css.name}>
          <b>{who.name}</b>
          <em>{t().short(games, number(won))}</em>
        </span>
        <Spark course={course} games={whole.games.length} widest={widest} />
      </summary>
      {state === 'open' && <Known who={who} whole={whole} />}
    </details>
  )
}
