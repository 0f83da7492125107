/** Which part of the book is looked at. What leaves no choice is not asked. */
import type { BookGame, Season } from '../../../protocol/circle.ts'
import { Choice } from '../../parts/Choice.tsx'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { type Chosen, playedIn } from './chosen.ts'
import { gameName } from './figures.ts'

interface FiltersProps {
  readonly games: readonly BookGame[]
  readonly seasons: readonly Season[]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

export function Filters({ games, seasons, chosen, onChoose }: FiltersProps) {
  const keys = playedIn(games)
  const nameOfSeason = (season: Chosen['season']) =>
    season === 'all' ? t().all : seasons[season]?.name || t().seasonName(season + 1)
  return (
    <div class={css.filters}>
      {seasons.length > 0 && (
        <Choice
          label={t().season}
          value={chosen.season}
          values={['all', ...seasons.keys()]}
          name={nameOfSeason}
          onChange={(season) => onChoose({ ...chosen, season })}
        />
      )}
      {keys.length > 1 && (
        <Choice
          label={t().game}
          value={chosen.game}
          values={['all', ...keys]}
          name={(game) => (game === 'all' ? t().allGames : gameName(game))}
          onChange={(game) => onChoose({ ...chosen, game })}
        />
      )}
    </div>
  )
}
