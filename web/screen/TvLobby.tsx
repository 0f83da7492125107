/** Before the game, for the whole room: how to come in, and who is here already. */

import { titleOf } from '../app/games.ts'
import type { Glimpse } from '../app/glimpse.ts'
import { nameIn } from '../app/people.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { lobbyWords } from '../table/lobby.words.ts'
import { Seats } from '../table/Seats.tsx'
import { Tonight } from '../table/sheets.ts'
import { Knobs } from './Knobs.tsx'
import { Slip } from './Slip.tsx'
import { screenWords as t } from './screen.words.ts'
import * as css from './tv.module.css'

/** A screen sits nowhere and has nothing to say. */
const nobody = { seat: null, role: 'guest' } as const

/** What the room waits for. */
function sayStage({ room }: Glimpse): string {
  const { stage, host, chairs } = room
  if (stage === 'closed') return lobbyWords().closed
  if (stage === 'abandoned') return lobbyWords().abandoned
  if (stage !== 'lobby') return t().starting
  const someone = host ?? -1
  return chairs[someone] ? t().waiting(nameIn(room)(someone)) : t().nobody
}

export function TvLobby({ live }: { readonly live: Glimpse }) {
  const { room } = live
  const free = room.chairs.filter((chair) => chair === null).length
  return (
    <main class={`${kit.page} ${css.lobby}`}>
      <header>
        <Art of="logo" class={css.logo} />
        <div>
          <h1 tabIndex={-1}>{titleOf(room.settings.game)}</h1>
          <p>{lobbyWords().sub(room.settings.seats, free)}</p>
        </div>
        <Knobs />
      </header>
      <Slip code={room.code} size="large" />
      <section>
        <h2>{t().who}</h2>
        <Seats room={room} {...nobody} onTools={() => {}} />
        {room.evening && <Tonight evening={room.evening} />}
      </section>
      <p class={css.waits} role="status">
        {sayStage(live)}
      </p>
    </main>
  )
}
