/** A table, from the door to the last card: which of its faces this device sees. */
import { useEffect } from 'preact/hooks'
import { endedIn } from '../app/evening.ts'
import { fragment } from '../app/route.ts'
import { door, type Standing, standing, stepBack, visit } from '../app/table.ts'
import { comeBy, ticketIn } from '../app/ticket.ts'
import { fetchBoard } from '../boards/index.ts'
import { lazily } from '../parts/lazily.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { peopleAt } from '../pass/people.ts'
import { Announcer } from '../table/Announcer.tsx'
import { Door } from '../table/Door.tsx'
import { Lobby } from '../table/Lobby.tsx'
import { Play } from '../table/Play.tsx'
import { LastPage } from '../table/sheets.ts'

const PassTable = lazily(() => import('../pass/PassTable.tsx').then(({ PassTable }) => PassTable))

interface TableProps {
  readonly code: string
  readonly as: 'guest' | 'watcher'
}

export function Table({ code, as }: TableProps) {
  const shared = as === 'guest' && ticketIn(fragment.value) === undefined && peopleAt(code).length > 0
  if (!shared) return <OwnTable code={code} as={as} />
  return <PassTable code={code}>{(now) => <Faces now={now} as={as} />}</PassTable>
}

/** A device that is one person's. */
function OwnTable({ code, as }: TableProps) {
  const ticket = ticketIn(fragment.value)
  useEffect(() => {
    if (ticket === undefined) return visit(code)
    void comeBy(code, ticket)
  }, [code, ticket])
  useEffect(() => stepBack, [code])
  const now = standing.value
  if (ticket !== undefined || (door.value === 'asking' && !now)) return <Waiting for="page" />
  if (!now) return <Door code={code} why={door.value} />
  return <Faces now={now} as={as} />
}

function Faces({ now, as }: { readonly now: Standing; readonly as: TableProps['as'] }) {
  const { settings } = now.room
  useEffect(() => fetchBoard(settings.game), [settings.game])
  return (
    <>
      <Face now={now} as={as} />
      <Announcer room={now.room} />
    </>
  )
}

function Face({ now, as }: { readonly now: Standing; readonly as: TableProps['as'] }) {
  const { room, seat, game } = now
  const { stage } = room
  const evening = endedIn(room)
  if (evening) return <LastPage {...{ room, seat, evening }} />
  const playing = stage === 'playing' || stage === 'over' || ((stage === 'closed' || stage === 'abandoned') && game)
  return playing ? <Play live={now} /> : <Lobby now={now} as={as} />
}
