/** The last page of an evening: who stands on the podium, everybody else, and what was played. */
import { useEffect, useRef } from 'preact/hooks'
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Evening, PlayedGame } from '../../protocol/evening.ts'
import type { Room } from '../../protocol/room.ts'
import { listed } from '../app/language.ts'
import { useTitle } from '../app/title.ts'
import { wanted } from '../app/wanted.ts'
import * as kit from '../look/kit.module.css'
import { Art, Mark } from '../parts/Art.tsx'
import { eveningWords as t } from './evening.words.ts'
import { Games } from './Games.tsx'
import * as css from './podium.module.css'
import { calledIn, standingOf, stepsOf } from './standing.ts'
import { type Superlative, superlativeOf } from './superlative.ts'

interface LastProps {
  readonly room: Room
  readonly seat: Seat | null
  readonly evening: Evening
}

function said(best: Superlative): string {
  const words = t().superlative
  if (best.kind === 'steady') return words.steady(calledIn(best.who), best.place)
  return 'who' in best ? words[best.kind](calledIn(best.who)) : words[best.kind]
}

export function LastPage({ room, seat, evening }: LastProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = stepsOf(evening)
  const winners = at(steps, 0).people.map(calledIn)
  const title = t().champion(listed(winners), winners.length)
  const best = superlativeOf(evening)
  useTitle(`${t().over} ${room.code}`)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    wanted.value = { about: 'evening', says: `${t().over}. ${title}.` }
    return () => {
      wanted.value = null
    }
  }, [title])
  return (
    <main class={`${kit.page} ${css.last}`}>
      <header>
        <Art of="logo" class={css.logo} />
        <h1 ref={heading} tabIndex={-1}>
          {t().over}
        </h1>
        <p>{title}</p>
      </header>
      <ol class={css.podium}>
        {steps.map(({ place, people }) => (
          <li key={place} data-place={place}>
            <ul>
              {people.map((one, n) => (
                <li key={n}>
                  <Mark of={one.mark} />
                  <span>{calledIn(one)}</span>
                </li>
              ))}
            </ul>
            <p>
              <b>{t().placed(place)}</b> {t().points(at(people, 0).points)}
            </p>
          </li>
        ))}
      </ol>
      <Others evening={evening} />
      {best && <p class={css.best}>{said(best)}</p>}
      <section>
        <h2>{t().games}</h2>
        <Games
          evening={evening}
          games={evening.games}
          beside={(game) => <Replay {...{ room, seat, evening, game }} />}
        />
      </section>
      <p class={css.how}>{t().how}</p>
      <p class={css.ways}>
        <a class={kit.link} href="/">
          {t().home}
        </a>
      </p>
    </main>
  )
}

/** Whoever stands beside the podium. */
function Others({ evening }: Pick<LastProps, 'evening'>) {
  const others = standingOf(evening).filter(({ place }) => place > 3)
  if (others.length === 0) return null
  return (
    <ol class={css.others}>
      {others.map(({ one, place }, n) => (
        <li key={n}>
          <b>{t().place(place)}</b>
          <Mark of={one.mark} />
          <span>{calledIn(one)}</span>
          <em>{t().points(one.points)}</em>
        </li>
      ))}
    </ol>
  )
}

/** The record of a game is for those who sat there. */
function Replay({ room, seat, evening, game }: LastProps & { readonly game: PlayedGame }) {
  const me = seat === null ? null : room.chairs[seat]
  const mine = evening.who.findIndex(({ name, mark }) => me?.name === name && me.mark === mark)
  if (!me || (game.places[mine] ?? null) === null) return null
  return (
    <a class={kit.link} href={`/replay/${room.code}/${game.round}`}>
      {t().replay(game.round)}
    </a>
  )
}
