/** Where each goblet of a course went: a lane for every place, a line for every goblet, a column for every hand. */

import { useEffect, useMemo, useRef } from 'preact/hooks'
import {
  type Column,
  type Course,
  courseAround,
  coursesOf,
  type Goblet,
  type Step,
} from '../../../games/banquet/chronicle.journey.ts'
import { isRow, type JourneyText } from '../../../games/banquet/chronicle.text.journey.ts'
import { members } from '../../../games/banquet/houses.ts'
import type { Banquet, Mode, Place } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Language, Name } from '../../../kernel/text.ts'
import { language, listed } from '../../app/language.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import type { RiverProps } from '../replay.ts'
import { type Dress, Wearing } from './dress.ts'
import { Arms, Marked, MarkOn, Sign, Token, useMarks } from './heraldry.tsx'
import * as css from './journey.module.css'
import { COLUMN, laneOf, lineOf, START, sizeOf } from './replay.lines.ts'
import { type CourseProps, InSentences } from './replay.tales.tsx'
import { journeyWords as t } from './replay.words.ts'

/** What one game brings of its own. */
interface Telling {
  dress(mode: Mode): Dress
  /** "Course 2", "Round 2". */
  called(course: Course): string
  readonly text: Readonly<Record<Language, JourneyText>>
}

const rem = (units: number) => `${units / 16}rem`

/** What a goblet of this course can be told by. */
function signsIn({ table }: Course): 'rings' | 'bare' | 'row' {
  if (isRow({ table })) return 'row'
  return table.rings ? 'rings' : 'bare'
}

/** Whose mark a goblet goes by: its ring's, else that of where it begins. In a row it has a number instead. */
function whoseSign(course: Course, { ring, place }: Goblet): Seat | null {
  return isRow(course) ? null : sure(course.table.nobles[ring ?? place], 'noble')
}

function Medal({ course, goblet, x, y }: { course: Course; goblet: Goblet; x: number; y: number }) {
  const seat = whoseSign(course, goblet)
  return (
    <g>
      <circle cx={x} cy={y} r="11" class={css.medal} />
      {seat === null ? (
        <text x={x} y={y + 5} text-anchor="middle">
          {goblet.place + 1}
        </text>
      ) : (
        <MarkOn of={seat} x={x - 8.5} y={y - 8.5} size={17} />
      )}
    </g>
  )
}

function Lines({ course }: { readonly course: Course }) {
  const markOf = useMarks()
  const { width, height } = sizeOf(course)
  const lines = useMemo(() => course.goblets.map((goblet, nth) => ({ goblet, ...lineOf(course, nth) })), [course])
  return (
    <svg class={css.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lines.map(({ goblet, path }, nth) => (
        <g key={nth} data-mark={markOf(whoseSign(course, goblet))} data-nth={nth}>
          <path d={path} class={css.casing} />
          <path d={path} class={css.line} />
          <path d={path} class={css.dash} />
        </g>
      ))}
      {lines.map(({ goblet, signs }, nth) => (
        <g key={nth} data-mark={markOf(whoseSign(course, goblet))} data-nth={nth}>
          {signs.map(({ x, y }) => (
            <Medal key={x} {...{ course, goblet, x, y }} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Who sits where a goblet stands, or the number of its place in the row. */
function Lane({ course, place, name }: { course: Course; place: Place; name: Name }) {
  if (isRow(course)) return <b class={css.place}>{place + 1}</b>
  const sitters = members(course.table, place)
  return (
    <>
      <span>
        {sitters.map((seat) => (
          <Sign key={seat} of={seat} class={css.sitter} />
        ))}
      </span>
      <b>{listed(sitters.map(name))}</b>
    </>
  )
}

function Happened({ step }: { readonly step: Step }) {
  switch (step.kind) {
    case 'poured':
    case 'took':
      return <Token sort={step.sort} />
    case 'looked':
      return <Art of="eye-open" />
    case 'veiled':
      return step.from === step.place ? <Art of="eye-shut" /> : null
    case 'moved':
      return null
    case 'drank':
      return (
        <>
          <Sign of={step.seat} class={css.drinker} />
          <b>{step.poisoned ? '✕' : '✓'}</b>
        </>
      )
  }
}

const heads: Readonly<Partial<Record<Column['act'], string>>> = { take: 'spoon', drink: 'goblet' }

function Hands({ column, course, name, text, now, jump }: CourseProps & { column: Column; now: 'shown' | '' }) {
  const { act, at, seat, steps } = column
  return (
    <button type="button" {...(now && { 'aria-current': 'step' as const })} onClick={() => jump(at)}>
      <span class={kit.unseen}>{text.column(course, column, name)}</span>
      <span class={css.head} aria-hidden="true">
        {act === 'veil' ? <Art of="eye-shut" /> : <Arms of={heads[act] ?? act} />}
        {seat !== null && <Sign of={seat} />}
      </span>
      {steps.map((step) => (
        <span
          key={step.goblet}
          class={css.step}
          aria-hidden="true"
          data-kind={step.kind}
          data-end={step.kind === 'drank' && (step.poisoned ? 'dies' : 'lives')}
          style={{ top: rem(laneOf(step.place)) }}
        >
          <Happened step={step} />
        </span>
      ))}
    </button>
  )
}

/** The column of a moment, or the last before it. */
function nowIn({ columns }: Course, upTo: number): number {
  return columns.findLastIndex(({ at }) => at <= upTo)
}

function Chart({ course, name, text, upTo, jump }: CourseProps & { readonly upTo: number }) {
  const scroller = useRef<HTMLDivElement>(null)
  const { width, height } = sizeOf(course)
  const now = nowIn(course, upTo)
  // The shown column comes into sight in its own box; the page itself stays where it is.
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const shown = box.querySelector('[aria-current]')?.getBoundingClientRect().left ?? 0
    box.scrollBy({ left: now < 0 ? -box.scrollLeft : shown - box.getBoundingClientRect().left - 0.6 * box.clientWidth })
  }, [course, now])
  return (
    <div class={css.map} ref={scroller} role="region" aria-label={t().map} tabIndex={0}>
      <ul class={css.lanes} aria-hidden="true">
        {course.goblets.map((_, place) => (
          <li key={place}>
            <Lane {...{ course, place, name }} />
          </li>
        ))}
      </ul>
      <div class={css.field} style={{ width: rem(width), height: rem(height) }}>
        <Lines course={course} />
        <ol style={{ paddingLeft: rem(START) }}>
          {course.columns.map((column, nth) => (
            <li key={nth} style={{ width: rem(COLUMN) }}>
              <Hands {...{ column, course, name, text, jump }} now={nth === now ? 'shown' : ''} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

export function journeyIn<G extends Banquet>({ dress, called, text }: Telling) {
  return function River({ moments, upTo, room, name, jump }: RiverProps<G>) {
    const courses = useMemo(() => coursesOf(moments), [moments])
    const course = courseAround(courses, upTo)
    if (!course) return null
    const props = { course, name, text: text[language.value], jump }
    return (
      <Wearing value={dress(course.table.mode)}>
        <Marked value={room.chairs}>
          <h2>{t().journey(called(course))}</h2>
          <p class={kit.quiet}>{t().why[signsIn(course)]}</p>
          <Chart {...props} upTo={upTo} />
          <InSentences {...props} />
        </Marked>
      </Wearing>
    )
  }
}
