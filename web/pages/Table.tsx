/** A table, from the door to the last card: which of its faces this device sees. */
import { useEffect } from 'preact/hooks'
import { fragment, turn } from '../app/route.ts'
import { door, standing, stepBack, visit } from '../app/table.ts'
import { claimSeat, ticketIn } from '../app/ticket.ts'
import { fetchBoard } from '../boards/index.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { Announcer } from '../table/Announcer.tsx'
import { Door } from '../table/Door.tsx'
import { Lobby } from '../table/Lobby.tsx'
import { Play } from '../table/Play.tsx'

interface TableProps {
  readonly code: string
  readonly as: 'guest' | 'watcher'
}

export function Table({ code, as }: TableProps) {
  const ticket = ticketIn(fragment.value)
  useEffect(() => {
    if (ticket === undefined) return visit(code)
    void claimSeat(code, ticket).then(() => turn(`/t/${code}`))
  }, [code, ticket])
  useEffect(() => stepBack, [code])
  const now = standing.value
  const game = now?.room.settings.game
  useEffect(() => {
    if (game) fetchBoard(game)
  }, [game])
  if (ticket !== undefined || (door.value === 'asking' && !now)) return <Waiting for="page" />
  if (!now) return <Door code={code} why={door.value} />
  const { stage } = now.room
  const playing = stage === 'playing' || stage === 'over' || ((stage === 'closed' || stage === 'abandoned') && now.game)
  return (
    <>
      {playing ? <Play live={now} /> : <Lobby now={now} as={as} />}
      <Announcer room={now.room} />
    </>
  )
}
