/** Who came where, and with how much. */
import type { Ranking } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { nameIn } from '../app/people.ts'
import { Mark } from '../parts/Art.tsx'
import * as css from './over.module.css'
import { overWords as t } from './over.words.ts'

interface PlacesProps {
  readonly room: Room
  readonly ranking: Ranking
  readonly score: (seat: Seat) => string
}

export function Places({ room, ranking, score }: PlacesProps) {
  const name = nameIn(room)
  const places = ranking.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place)
  return (
    <ol class={css.places}>
      {places.map(({ place, at }) => (
        <li key={at} class={place === 1 ? css.won : ''}>
          <b>{t().place(place)}</b>
          {room.chairs[at] && <Mark of={room.chairs[at].mark} />}
          <span>{name(at)}</span>
          <em>{score(at)}</em>
        </li>
      ))}
    </ol>
  )
}
