/** Every game, the last one first: who came where, and the ways to watch and to check it. */
import { useState } from 'preact/hooks'
import { at } from '../../../kernel/at.ts'
import type { BookGame, Sat } from '../../../protocol/circle.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { day, gameName, nameOf } from './figures.ts'
import { proofOf, replayOf } from './places.ts'

const PAGE = 12

export function Games({ games }: { readonly games: readonly BookGame[] }) {
  const [shown, setShown] = useState(PAGE)
  const newest = [...games].reverse()
  const older = games.length - shown
  return (
    <section class={css.chapter}>
      <h2>{t().games}</h2>
      <ol class={kit.rows}>
        {newest.slice(0, shown).map((game) => (
          <Row key={`${game.table} ${game.round}`} game={game} />
        ))}
      </ol>
      {older > 0 && (
        <button type="button" class={kit.line} onClick={() => setShown(shown + PAGE)}>
          {t().more(older)}
        </button>
      )}
    </section>
  )
}

function kindOf({ person, bot }: Sat): string | undefined {
  if (bot !== null) return t().puppet
  return person === null ? t().guest : undefined
}

function Row({ game }: { readonly game: BookGame }) {
  const { sat, ranking, table, round } = game
  const places = sat.map((one, seat) => ({ one, seat, place: at(ranking, seat, 'place') }))
  return (
    <li class={css.game}>
      <h3>{gameName(game.game)}</h3>
      <p class={kit.quiet}>
        {day(game.at)} · {t().where(table, round)}
      </p>
      <ol class={css.places}>
        {places
          .sort((a, b) => a.place - b.place)
          .map(({ one, seat, place }) => (
            <li key={seat} data-place={place}>
              <b>{place}.</b> <Mark of={one.mark} />
              <span>
                {nameOf(one)} <Kind of={one} />
              </span>
            </li>
          ))}
      </ol>
      <p class={css.ways}>
        <a class={kit.link} href={replayOf(game)}>
          {t().watch}
        </a>
        <a class={kit.link} href={proofOf(game)}>
          {t().proof}
        </a>
      </p>
    </li>
  )
}

function Kind({ of }: { readonly of: Sat }) {
  const kind = kindOf(of)
  return kind === undefined ? null : <em>({kind})</em>
}
