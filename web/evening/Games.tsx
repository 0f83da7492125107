/** A line for each game of the evening: which, and who won it. */
import type { ComponentChildren } from 'preact'
import type { Evening, PlayedGame } from '../../protocol/evening.ts'
import { titleOf } from '../app/games.ts'
import { listed } from '../app/language.ts'
import * as css from './evening.module.css'
import { eveningWords as t } from './evening.words.ts'
import { calledIn, wonBy } from './standing.ts'

interface GamesProps {
  readonly evening: Evening
  readonly games: readonly PlayedGame[]
  /** What stands beside a game. */
  readonly beside?: (game: PlayedGame) => ComponentChildren
}

export function Games({ evening, games, beside }: GamesProps) {
  return (
    <ul class={css.games}>
      {games.map((played) => {
        const winners = wonBy(played, evening).map(calledIn)
        return (
          <li key={played.round}>
            <b>{t().place(played.round)}</b>
            <span>
              {titleOf(played.game)} · {t().won(listed(winners), winners.length)}
            </span>
            {beside?.(played)}
          </li>
        )
      })}
    </ul>
  )
}
