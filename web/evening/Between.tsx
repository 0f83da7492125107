/** Between two games: how it stands, and a chair for whoever has come meanwhile. */
import type { Game } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room } from '../../protocol/room.ts'
import { findGame } from '../app/games.ts'
import type { Role } from '../app/people.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { eveningWords as t } from './evening.words.ts'
import { Tonight } from './Tonight.tsx'

async function widen(game: Game, settings: Settings): Promise<void> {
  const { withChairs } = await import('../parts/SettingsForm.tsx')
  await tell({ is: 'set', settings: withChairs(game, settings, settings.seats + 1) })
}

export function Between({ room, role }: { readonly room: Room; readonly role: Role }) {
  const { settings, stage, evening } = room
  const game = findGame(settings.game)
  const widens = role === 'host' && stage === 'lobby' && game && settings.seats < game.seats[1]
  return (
    <>
      {widens && (
        <button type="button" class={`${kit.line} ${kit.full}`} onClick={() => void widen(game, settings)}>
          {t().more}
        </button>
      )}
      {evening && <Tonight evening={evening} />}
    </>
  )
}
