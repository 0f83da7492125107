/** A river of points: a band for everybody, as wide as what they have by then, and its mark where it ends. */
import { useMemo, useState } from 'preact/hooks'
import { at } from '../../../kernel/at.ts'
import type { BookGame } from '../../../protocol/circle.ts'
import { listed } from '../../app/language.ts'
import * as kit from '../../look/kit.module.css'
// What colour each mark has.
import '../../look/marks.module.css'
import { Mark } from '../../parts/Art.tsx'
import { bandsOf, HEIGHT, WIDTH } from './bands.ts'
import * as bookCss from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { day, gameName } from './figures.ts'
import type { Figure } from './people.ts'
import * as css from './river.module.css'
import { type Arm, riverOf } from './river.ts'

interface RiverProps {
  readonly games: readonly BookGame[]
  readonly people: readonly Figure[]
}

export function River({ games, people }: RiverProps) {
  const arms = useMemo(() => riverOf(games, people), [games, people])
  const [state, setState] = useState<'open' | 'shut'>('shut')
  if (people.length === 0) return null
  return (
    <section class={bookCss.chapter}>
      <h2>{t().river}</h2>
      <p class={kit.quiet}>{t().riverLine}</p>
      <Picture arms={arms} />
      <details onToggle={({ currentTarget }) => setState(currentTarget.open ? 'open' : 'shut')}>
        <summary>
          <b>{t().riverTable}</b>
        </summary>
        {state === 'open' && <Figures arms={arms} games={games} />}
      </details>
    </section>
  )
}

const totalOf = ({ points }: Arm) => at(points, points.length - 1, 'sum')

function Picture({ arms }: { readonly arms: readonly Arm[] }) {
  const bands = useMemo(() => bandsOf(arms), [arms])
  const told = listed(arms.map((arm) => `${arm.who.name} ${t().points(totalOf(arm))}`))
  const slot = (nth: number) => (HEIGHT * (nth + 0.5)) / arms.length
  return (
    <div class={css.river} style={{ '--arms': String(arms.length) }}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t().riverPicture(told)}>
        {bands.map(({ id, outline }, nth) => (
          <polygon key={id} points={outline} data-mark={at(arms, nth).who.mark} class={css.band} />
        ))}
      </svg>
      <svg class={css.leads} viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bands.map(({ id, end }, nth) => (
          <path key={id} d={`M0 ${end.toFixed(2)}L10 ${slot(nth).toFixed(2)}`} />
        ))}
      </svg>
      <ol class={css.ends}>
        {arms.map((arm) => (
          <li key={arm.who.id}>
            <Mark of={arm.who.mark} />
            <span>
              {arm.who.name} <b>{totalOf(arm)}</b>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Figures({ arms, games }: { readonly arms: readonly Arm[]; readonly games: readonly BookGame[] }) {
  return (
    <div class={css.figures} role="region" aria-label={t().riverTable} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t().riverGame}</th>
            {arms.map(({ who }) => (
              <th key={who.id} scope="col">
                {who.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game, nth) => (
            <tr key={`${game.table} ${game.round}`}>
              <th scope="row">
                {gameName(game.game)}, {day(game.at)}
              </th>
              {arms.map(({ who, points }) => (
                <td key={who.id}>{at(points, nth + 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
