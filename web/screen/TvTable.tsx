/** The game for the whole room: the board as an onlooker sees it, whose turn it is in large letters, and the way in. */

import { useEffect } from 'preact/hooks'
import type { Glance, Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { titleOf } from '../app/games.ts'
import { type Glimpse, glimpseOf } from '../app/glimpse.ts'
import { nameIn } from '../app/people.ts'
import { goOn, type Scene } from '../app/scene.ts'
import type { Board } from '../boards/board.ts'
import { findBoard } from '../boards/index.ts'
import * as kit from '../look/kit.module.css'
import { Art, Mark } from '../parts/Art.tsx'
import * as barCss from '../parts/bar.module.css'
import { Waiting } from '../parts/Waiting.tsx'
import { Bubbles } from '../table/Bubbles.tsx'
import { useCues } from '../table/cues.ts'
import * as doorCss from '../table/door.module.css'
import { LogList } from '../table/Log.tsx'
import * as playCss from '../table/play.module.css'
import { playWords } from '../table/play.words.ts'
import { Over } from '../table/sheets.ts'
import * as endingCss from './ending.module.css'
import { Knobs } from './Knobs.tsx'
import { Slip } from './Slip.tsx'
import { screenWords as t } from './screen.words.ts'
import * as css from './tv.module.css'

/**
 * Nobody presses on from the sofa: what was told gives way by itself after so long. The last of it waits longer, since the
 * phones stay with it until their people press on.
 */
const READ = { playing: 7000, over: 14_000 } as const

interface TurnProps {
  readonly room: Room
  readonly view: Glance | undefined
  readonly ceremony: Scene['ceremony']
}

/** Whose turn it is; while a ceremony is on, nobody's. */
function Turn({ room, view, ceremony }: TurnProps) {
  const name = nameIn(room)
  const asked: readonly Seat[] = view?.agenda.asked ?? []
  if (room.paused) return <p class={css.turn}>{t().paused}</p>
  if (ceremony !== 'over') return <p class={`${css.turn} ${css.hushed}`}>{t().watch}</p>
  if (asked.length === 0) return <p class={`${css.turn} ${css.hushed}`}>{t().over}</p>
  return (
    <p class={css.turn} role="status">
      <Art of="flame" class={css.flame} />
      <span>{t().asked(asked.length)}</span>
      {asked.map((seat) => (
        <b key={seat}>
          {room.chairs[seat] && <Mark of={room.chairs[seat].mark} />}
          {name(seat)}
        </b>
      ))}
    </p>
  )
}

interface TvTableProps {
  readonly live: Glimpse
  readonly shown: Scene | null
}

export function TvTable({ live, shown }: TvTableProps) {
  const { room } = live
  const board = findBoard(room.settings.game)
  const now = shown && glimpseOf(shown.now)
  const told = shown?.ceremony === 'told' ? shown.now.seq : undefined
  useCues(board)
  useEffect(() => {
    if (told === undefined) return
    const timer = setTimeout(goOn, room.stage === 'over' ? READ.over : READ.playing)
    return () => clearTimeout(timer)
  }, [told])
  if (!board || !shown || !now) return <Waiting for="page" />
  const { ceremony } = shown
  const before = shown.before && glimpseOf(shown.before)?.game
  // What comes after a ceremony is nowhere to be read before it is told.
  const earlier = ceremony === 'hushed' ? (before ?? now.game) : now.game
  const over = room.stage !== 'playing' && ceremony === 'over'
  return (
    <div
      class={`${playCss.frame} ${css.frame} ${over ? endingCss.ending : ''}`}
      data-game={room.settings.game}
      data-mood={earlier && board.mood(earlier)}
    >
      <header class={barCss.bar}>
        <div class={barCss.where}>
          <h1 tabIndex={-1}>
            {titleOf(room.settings.game)} · {playWords().round(room.round)}
          </h1>
          <p>{earlier && board.where(earlier)}</p>
        </div>
        <Turn room={room} view={now.game} ceremony={ceremony} />
        <Knobs />
      </header>
      <main class={playCss.table}>
        <Shown board={board} room={room} view={now.game} before={before} ceremony={ceremony} />
        {over && <Over live={live} score={(seat) => (now.game ? board.score(now.game, seat) : '')} />}
      </main>
      <Bubbles />
      <aside class={css.side} aria-label={t().said}>
        <LogList room={room} filter="all" />
        <Slip code={room.code} size="small" />
      </aside>
    </div>
  )
}

interface ShownProps extends TurnProps {
  readonly board: Board
  readonly before: Glance | undefined
}

function Shown({ board: { Board }, room, view, before, ceremony }: ShownProps) {
  if (!view) return <p class={`${kit.page} ${doorCss.why}`}>{t().closedEyes}</p>
  return (
    <Board
      {...{ room, view, before, ceremony, goOn }}
      seat={null}
      moves={[]}
      pending={null}
      name={nameIn(room)}
      play={() => {}}
      explain={() => {}}
    />
  )
}
