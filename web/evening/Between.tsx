/** Between two games: how it stands, and a chair for whoever has come meanwhile. */
import type { Room } from '../../protocol/room.ts'
import { findGame } from '../app/games.ts'
import type { Role } from '../app/people.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { withChairs } from '../parts/SettingsForm.tsx'
import { eveningWords as t } from './evening.words.ts'
import { Tonight } from './Tonight.tsx'

export function Between({ room, role }: { readonly room: Room; readonly role: Role }) {
  const { settings, stage, evening } = room
  const game = findGame(settings.game)
  const widens = role === 'host' && stage === 'lobby' && game && settings.seats < game.seats[1]
  return (
    <>
      {widens && (
        <button
          type="button"
          class={`${kit.line} ${kit.full}`}
          onClick={() => void tell({ is: 'set', settings: withChairs(game, settings, settings.seats + 1) })}
        >
          {t().more}
        </button>
      )}
      {evening && <Tonight evening={evening} />}
    </>
  )
}
