/** One game of the house, from a short list. */
import { useEffect, useRef } from 'preact/hooks'
import { titles } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { fetchGame } from '../app/games.ts'
import { language, words } from '../app/language.ts'
import { vignetteOf } from '../boards/vignettes.ts'
import * as css from './pickgame.module.css'

const t = words({
  en: { game: 'The game', seats: ([least, most]: readonly [number, number]) => `${least}–${most} players` },
  de: { game: 'Das Spiel', seats: ([least, most]: readonly [number, number]) => `${least}–${most} Personen` },
})

interface PickProps {
  readonly game: Game
  readonly onPick: (game: Game) => void
}

export function PickGame({ game, onPick }: PickProps) {
  const last = useRef(game.key)
  useEffect(() => {
    for (const { key } of titles) void fetchGame(key)
  }, [])
  const pick = async (key: string) => {
    last.current = key
    const picked = await fetchGame(key)
    if (picked && last.current === key) onPick(picked)
  }
  return (
    <fieldset class={css.pick}>
      <legend>{t().game}</legend>
      {titles.map(({ key, seats, [language.value]: { title, pitch } }) => (
        <label key={key} class={css.pickCard}>
          <input type="radio" name="game" checked={key === game.key} onChange={() => void pick(key)} />
          <img src={vignetteOf(key)} alt="" width="200" height="120" />
          <span>
            <b>{title}</b> <em>{t().seats(seats)}</em>
            <span class={css.pitch}>{pitch}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
