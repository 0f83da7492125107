/** Who belongs to the circle, and what its keeper may do about it. */
import * as kit from '../look/kit.module.css'
import { Mark } from '../parts/Art.tsx'
import type { CircleProps } from './Circle.tsx'
import * as css from './circle.module.css'
import { wants } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

export function People({ circle, again }: CircleProps) {
  const { code, persons, me, keeper, next } = circle
  const isMine = keeper === me
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t().people}</h2>
      <ul class={`${kit.rows} ${css.people}`}>
        {persons.map(({ id, name, mark, devices, comes }) => {
          const facts = [
            ...(id === me ? [t().you] : []),
            ...(id === keeper ? [t().keeper] : []),
            ...(next ? [comes ? t().comes[comes] : t().unknown] : []),
            ...(devices > 1 ? [t().devices(devices)] : []),
          ]
          return (
            <li key={id} data-comes={comes ?? 'unknown'}>
              <Mark of={mark} />
              <span>
                <b>{name}</b> <em>{facts.join(' · ')}</em>
              </span>
              {isMine && id !== me && (
                <details>
                  <summary aria-label={`${name} …`}>…</summary>
                  <button
                    type="button"
                    class={kit.line}
                    onClick={() => void wants(code, { wants: 'hand on', person: id }).then(again)}
                  >
                    {t().handOn(name)}
                  </button>
                  <button
                    type="button"
                    class={kit.line}
                    onClick={() => void wants(code, { wants: 'send off', person: id }).then(again)}
                  >
                    {t().sendOff(name)}
                  </button>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
