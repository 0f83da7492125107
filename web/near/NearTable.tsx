/** The table of a house in this page, in the same frame as every other. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { NEAR, type NearHouse, near } from '../app/near.ts'
import { standing, stepBack, visit } from '../app/table.ts'
import { fetchBoard } from '../boards/index.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { Announcer } from '../table/Announcer.tsx'
import { Play } from '../table/Play.tsx'

interface NearTableProps {
  /** Opens the house; nothing if there is none to open. */
  readonly open: () => NearHouse | undefined
  /** Who speaks beside the table. */
  readonly children?: ComponentChildren
}

export function NearTable({ open, children }: NearTableProps) {
  useEffect(() => {
    const house = open()
    if (!house) return
    near.value = house
    visit(NEAR)
    return () => {
      stepBack()
      house.close()
      near.value = undefined
    }
  }, [])
  const now = standing.value
  const game = now?.room.settings.game
  useEffect(() => {
    if (game) fetchBoard(game)
  }, [game])
  if (!now || !near.value) return <Waiting for="page" />
  return (
    <>
      <Play live={now}>{children}</Play>
      <Announcer room={now.room} />
    </>
  )
}
