/** Which game comes next, for those who sit here. */
import { useEffect, useState } from 'preact/hooks'
import { titles } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import type { Room } from '../../protocol/room.ts'
import { fetchGame, titleOf } from '../app/games.ts'
import { words } from '../app/language.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { PickGame } from '../parts/PickGame.tsx'
import { settingsFor } from '../parts/SettingsForm.tsx'
import { Sheet } from '../parts/Sheet.tsx'

const t = words({
  en: {
    which: 'Which game next?',
    stays: 'Everybody stays on their chair, puppets too, and so do the TV, the candle and the talk.',
    free: (n: number) => ['', 'One chair is free then.'][n] ?? `${n} chairs are free then.`,
    full: (seats: number) => `It has room for ${seats}, and more of you sit here.`,
    lay: (game: string) => `Lay ${game}`,
  },
  de: {
    which: 'Welches Spiel jetzt?',
    stays: 'Alle bleiben auf ihren Stühlen, auch die Puppen; Fernseher, Kerze und Gespräch bleiben, wie sie sind.',
    free: (n: number) => ['', 'Ein Stuhl ist dann frei.'][n] ?? `${n} Stühle sind dann frei.`,
    full: (seats: number) => `Es hat Platz für ${seats}, und hier sitzen mehr.`,
    lay: (game: string) => `${game} decken`,
  },
})

interface AnotherProps {
  readonly room: Room
  readonly onClose: () => void
}

export function AnotherGame({ room, onClose }: AnotherProps) {
  const [game, setGame] = useState<Game>()
  useEffect(() => {
    const other = titles.find(({ key }) => key !== room.settings.game)?.key ?? room.settings.game
    void fetchGame(other).then(setGame)
  }, [])
  if (!game) return null
  return (
    <Sheet title={t().which} onClose={onClose}>
      <Picking game={game} room={room} onPick={setGame} />
    </Sheet>
  )
}

interface PickingProps {
  readonly game: Game
  readonly room: Room
  readonly onPick: (game: Game) => void
}

function Picking({ game, room, onPick }: PickingProps) {
  const { seats, options } = settingsFor(game, room.settings)
  const free =
    seats - room.chairs.filter((chair) => chair && !(chair.sitter === 'person' && (chair.bot || chair.standIn))).length
  const next = { game: game.key, seats, options }
  return (
    <div class={kit.form}>
      <PickGame game={game} onPick={onPick} />
      <p>{free < 0 ? t().full(seats) : `${t().stays} ${t().free(free)}`}</p>
      <button
        type="button"
        disabled={free < 0}
        class={`${kit.go} ${kit.full}`}
        onClick={() => void tell(game.key === room.settings.game ? { is: 'again' } : { is: 'again', next })}
      >
        {t().lay(titleOf(game.key))}
      </button>
    </div>
  )
}
