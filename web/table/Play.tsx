/** The frame round every game: the bar, the board, what was said, and what is at hand. */
import { useState } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import type { Seat, View } from '../../kernel/state.ts'
import { language } from '../app/language.ts'
import { nameIn } from '../app/people.ts'
import { goOn, scene } from '../app/scene.ts'
import { pending, press, type Standing, viewOf } from '../app/table.ts'
import { useTitle } from '../app/title.ts'
import type { Board } from '../boards/board.ts'
import { findBoard } from '../boards/index.ts'
import { Bar, IconButton } from '../parts/Bar.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { Banner } from './Banner.tsx'
import { Closed } from './Closed.tsx'
import { useCues } from './cues.ts'
import { type Filter, LogFilter, LogList, talkedSince } from './Log.tsx'
import { Over } from './Over.tsx'
import { playWords as t } from './play.words.ts'
import { Book, ChairTools, Clause, Menu, Talk } from './sheets.ts'
import './play.css'

type Open = 'talk' | 'menu' | 'rules' | { readonly clause: string } | { readonly chair: Seat } | null

/** What the rules allow this seat now, as the server will see it: nothing while it watches, pauses or is stood in for. */
function movesOf(game: Game, now: Standing, live: Standing) {
  const view = viewOf(now)
  const { room, seat } = live
  if (!view || seat === null || room.stage !== 'playing' || room.paused || room.chairs[seat]?.bot) return []
  if (now.seq !== live.seq && now.game !== live.game) return []
  return game.moves(view as View)
}

function SideLog({ live }: { readonly live: Standing }) {
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <aside class="sidelog" aria-label={t().log}>
      <h2>{t().log}</h2>
      <LogFilter value={filter} onChange={setFilter} />
      <LogList room={live.room} filter={filter} />
    </aside>
  )
}

export function Play({ live }: { readonly live: Standing }) {
  const [open, setOpen] = useState<Open>(null)
  const { room } = live
  const game = findGame(room.settings.game)!
  const board = findBoard(room.settings.game)
  const shown = scene.value
  const view = shown && viewOf(shown.now)
  const title = game.text[language.value].title
  const asked = view && live.seat !== null && view.agenda.asked.includes(live.seat) && shown.ceremony === 'over'
  useTitle(asked ? `● ${t().yourTurn}` : `${title} ${room.code}`)
  useCues(board)
  if (!board || !shown) return <Waiting for="page" />
  const over = room.stage !== 'playing' && shown.ceremony === 'over'
  // What comes after a ceremony is nowhere to be read before it is told.
  const earlier = shown.ceremony === 'hushed' && shown.before ? viewOf(shown.before) : undefined
  return (
    <div class={`frame ${room.settings.game} ${view ? board.mood(earlier ?? view) : ''}`}>
      <Bar title={`${room.code} · ${t().round(room.round)}`} sub={view ? board.where(earlier ?? view) : undefined}>
        <IconButton of="paw" label={t().talk} count={talkedSince()} onClick={() => setOpen('talk')} />
        <IconButton of="cog" label={t().menu} onClick={() => setOpen('menu')} />
        <IconButton of="book" label={t().rules} onClick={() => setOpen('rules')} />
      </Bar>
      <SideLog live={live} />
      <main class="table">
        <Banner live={live} onChair={(chair) => setOpen({ chair })} />
        {view ? (
          <BoardOf board={board} game={game} live={live} explain={(clause) => setOpen({ clause })} />
        ) : (
          <p class="page door-why">{t().closedEyes}</p>
        )}
        {over && <Over live={live} score={view ? (seat) => board.score(view, seat) : () => ''} />}
        {view && 'seat' in view && room.stage === 'playing' && shown.ceremony === 'over' && (
          <Closed game={game} view={view} explain={(clause) => setOpen({ clause })} />
        )}
      </main>
      <Sheets open={open} game={game.key} live={live} onClose={() => setOpen(null)} />
    </div>
  )
}

interface SheetsProps {
  readonly open: Open
  readonly game: string
  readonly live: Standing
  readonly onClose: () => void
}

/** What lies over the table just now. */
function Sheets({ open, game, live, onClose }: SheetsProps) {
  const { room, seat } = live
  if (open === null) return null
  if (open === 'talk') return <Talk room={room} seat={seat} onClose={onClose} />
  if (open === 'menu') return <Menu live={live} onClose={onClose} />
  if (open === 'rules') return <Book game={game} onClose={onClose} />
  if ('clause' in open) return <Clause game={game} clause={open.clause} onClose={onClose} />
  return <ChairTools room={room} seat={open.chair} onClose={onClose} />
}

interface BoardOfProps {
  readonly board: Board
  readonly game: Game
  readonly live: Standing
  readonly explain: (clause: string) => void
}

function BoardOf({ board: { Board }, game, live, explain }: BoardOfProps) {
  const { now, before, ceremony } = scene.value!
  const view = viewOf(now)!
  const sent = pending.value
  const moves = ceremony === 'over' ? movesOf(game, now, live) : []
  return (
    <Board
      room={live.room}
      view={view}
      before={before && viewOf(before)}
      seat={live.seat}
      moves={moves}
      pending={sent && sent.question === view.agenda.question ? sent.move : null}
      ceremony={ceremony}
      name={nameIn(live.room)}
      play={(move) => void press(view.agenda.question, move)}
      goOn={goOn}
      explain={explain}
    />
  )
}
