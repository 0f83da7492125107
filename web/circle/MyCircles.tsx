/** The circles of this device, on the first page. */
import type { CircleCard } from '../../protocol/circle.ts'
import { listed } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Art, Mark } from '../parts/Art.tsx'
import * as css from './circle.module.css'
import { useReading } from './circle.ts'
import { circleWords as t } from './circle.words.ts'
import { dateText } from './NextEvening.tsx'

export function MyCircles() {
  const [circles] = useReading<readonly CircleCard[]>('/circles')
  if (typeof circles !== 'object' || circles.length === 0) return null
  return (
    <section>
      <h2>{t().mine}</h2>
      <div class={kit.rows}>
        {circles.map((circle) => (
          <a key={circle.code} class={css.belongs} href={`/c/${circle.code}`} data-circle>
            <span>
              <b>{circle.name}</b>
              <em>{noteOf(circle)}</em>
            </span>
            <span class={css.few} aria-hidden="true">
              {circle.persons.slice(0, FEW).map(({ name, mark }) => (
                <Mark key={name} of={mark} />
              ))}
            </span>
            <Art of="arrow" class={css.arrow} />
          </a>
        ))}
      </div>
    </section>
  )
}

const FEW = 4

function noteOf({ tonight, next, persons }: CircleCard): string {
  if (tonight) return t().tableLaid
  if (next && next.at > Date.now()) return t().nextAt(dateText(next.at))
  return listed(persons.slice(0, FEW).map(({ name }) => name))
}
