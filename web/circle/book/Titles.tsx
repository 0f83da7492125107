/** The titles of the circle, each with its fact. */
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { number } from './figures.ts'
import type { Title } from './titles.ts'
import { titleWords } from './titles.words.ts'

export function Titles({ titles }: { readonly titles: readonly Title[] }) {
  return (
    <section class={css.chapter}>
      <h2>{t().titles}</h2>
      {titles.length === 0 && <p class={kit.quiet}>{t().noTitles}</p>}
      <ul class={css.titles}>
        {titles.map(({ kind, holders }) => (
          <li key={kind}>
            <h3>
              <span class={css.marks}>
                {holders.map(({ who }) => (
                  <Mark key={who.id} of={who.mark} />
                ))}
              </span>
              {titleWords()[kind].name}
            </h3>
            {holders.map(({ who, fact: { part, of } }) => (
              <p key={who.id}>{titleWords()[kind].fact(who.name, number(part), number(of), part)}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
