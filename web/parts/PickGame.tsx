/** One game of the house, from a short list. */
import { games } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { language, words } from '../app/language.ts'
import { vignettes } from '../boards/vignettes.ts'
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
  return (
    <fieldset class={css.pick}>
      <legend>{t().game}</legend>
      {games.map((one) => (
        <label key={one.key} class={css.pickCard}>
          <input type="radio" name="game" checked={one === game} onChange={() => onPick(one)} />
          <img src={vignettes[one.key]} alt="" width="200" height="120" />
          <span>
            <b>{one.text[language.value].title}</b> <em>{t().seats(one.seats)}</em>
            <span class={css.pitch}>{one.text[language.value].pitch}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
