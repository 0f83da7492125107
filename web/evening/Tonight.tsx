/** The score of the evening so far, why it is so, and the last games. */
import type { Evening } from '../../protocol/evening.ts'
import { Mark } from '../parts/Art.tsx'
import * as css from './evening.module.css'
import { eveningWords as t } from './evening.words.ts'
import { Games } from './Games.tsx'
import { calledIn, standingOf } from './standing.ts'

/** The whole list stands on the last page. */
const LATELY = 4

export function Tonight({ evening }: { readonly evening: Evening }) {
  return (
    <section class={css.tonight}>
      <h3>{t().title}</h3>
      <ol class={css.score}>
        {standingOf(evening).map(({ one, place }, at) => (
          <li key={at} data-place={place}>
            <b>{t().place(place)}</b>
            <Mark of={one.mark} />
            <span>{calledIn(one)}</span>
            <em>{t().points(one.points)}</em>
          </li>
        ))}
      </ol>
      <Games evening={evening} games={evening.games.slice(-LATELY)} />
      <p class={css.how}>{t().how}</p>
    </section>
  )
}
