/** Which game comes next, for those who sit here. */
import { useEffect, useState } from 'preact/hooks'
import { gameKeys } from '../../games/keys.ts'
import type { Game } from '../../kernel/game.ts'
import type { Room } from '../../protocol/room.ts'
import { fetchGame, titleOf } from '../app/games.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { PickGame } from '../parts/PickGame.tsx'
import { settingsFor } from '../parts/SettingsForm.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import * as css from './evening.module.css'
import { eveningWords as t } from './evening.words.ts'

interface AnotherProps {
  readonly room: Room
  readonly onClose: () => void
}

export function AnotherGame({ room, onClose }: AnotherProps) {
  const [game, setGame] = useState<Game>()
  useEffect(() => {
    const other = gameKeys.find((key) => key !== room.settings.game) ?? gameKeys[0]
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
    <div class={css.picking}>
      <PickGame game={game} onPick={onPick} />
      <p>
        {t().stays} {t().free(free)}
      </p>
      <button
        type="button"
        class={`${kit.go} ${kit.full}`}
        onClick={() => void tell(game.key === room.settings.game ? { is: 'again' } : { is: 'again', next })}
      >
        {t().lay(titleOf(game.key))}
      </button>
    </div>
  )
}
