/** The table for a whole room: on a TV, a tablet against the teapot. It knows what everybody sees, and holds no seat. */
import { useEffect } from 'preact/hooks'
import { stayAwake } from '../app/awake.ts'
import { endedIn } from '../app/evening.ts'
import { type Glimpse, glimpseOf } from '../app/glimpse.ts'
import { scene } from '../app/scene.ts'
import { door, standing, stepBack, visit } from '../app/table.ts'
import { useTitle } from '../app/title.ts'
import { fetchBoard } from '../boards/index.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { screenWords as t } from '../screen/screen.words.ts'
import { TvLobby } from '../screen/TvLobby.tsx'
import { TvTable } from '../screen/TvTable.tsx'
import { Announcer } from '../table/Announcer.tsx'
import { Door } from '../table/Door.tsx'
import { LastPage } from '../table/sheets.ts'

export function Screen({ code }: { readonly code: string }) {
  useTitle(t().title(code))
  useEffect(() => {
    visit(code, undefined, 'screen')
    document.documentElement.classList.add('tv')
    return () => {
      document.documentElement.classList.remove('tv')
      stepBack()
    }
  }, [code])
  const live = standing.value && glimpseOf(standing.value)
  const stage = live?.room.stage
  // From a sofa nobody wakes it with a finger; once more at each stage, since a board lets it sleep at the end.
  useEffect(stayAwake, [stage])
  const game = live?.room.settings.game
  useEffect(() => {
    if (game) fetchBoard(game)
  }, [game])
  if (!live)
    return door.value === 'asking' || standing.value ? <Waiting for="page" /> : <Door code={code} why={door.value} />
  return (
    <>
      <Shown live={live} />
      <Announcer room={live.room} />
    </>
  )
}

function Shown({ live }: { readonly live: Glimpse }) {
  const { room, seat } = live
  const evening = endedIn(room)
  if (evening) return <LastPage {...{ room, seat, evening }} />
  return isOn(live) ? <TvTable live={live} shown={scene.value} /> : <TvLobby live={live} />
}

function isOn({ room: { stage }, game }: Glimpse): boolean {
  if (stage === 'playing' || stage === 'over') return true
  return (stage === 'closed' || stage === 'abandoned') && game !== undefined
}
