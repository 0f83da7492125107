/** A table that was cleared away before anybody played there, or between two games. */
import type { Room } from '../../protocol/room.ts'
import { titleOf } from '../app/games.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import * as doorCss from './door.module.css'
import { lobbyWords as t } from './lobby.words.ts'

export function Cleared({ room }: { readonly room: Room }) {
  return (
    <>
      <Bar title={titleOf(room.settings.game)} sub={room.code} />
      <main class={`${kit.page} ${doorCss.door}`}>
        <p class={doorCss.why}>{room.stage === 'closed' ? t().closed : t().abandoned}</p>
        <p>
          <a class={kit.link} href="/">
            {t().home}
          </a>
        </p>
      </main>
    </>
  )
}
