/** The frame round every game: the bar, the board, what was said, and what is at hand. */

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { sure } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import { type Seat, same, type View } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { findGame, titleOf } from '../app/games.ts'
import { control } from '../app/microphone.ts'
import { near, teaches } from '../app/near.ts'
import { nameIn, plays } from '../app/people.ts'
import { goOn, scene } from '../app/scene.ts'
import { pending, press, type Standing, viewOf } from '../app/table.ts'
import { useTitle } from '../app/title.ts'
import type { Board } from '../boards/board.ts'
import { findBoard } from '../boards/index.ts'
import * as kit from '../look/kit.module.css'
import { Bar, IconButton } from '../parts/Bar.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { Banner } from './Banner.tsx'
import { Bubbles } from './Bubbles.tsx'
import { Closed } from './Closed.tsx'
import { useCues } from './cues.ts'
import * as doorCss from './door.module.css'
import { isHandHeld } from './handheld.ts'
import { talkedSince } from './heard.ts'
import { type Filter, LogFilter, LogList } from './Log.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { isNewTo } from './newto.ts'
import { Fold } from './OnTv.tsx'
import * as ontvCss from './ontv.module.css'
import * as css from './play.module.css'
import { playWords as t } from './play.words.ts'
import { BetsAtTable, Book, ChairTools, Clause, FirstCard, Menu, Over, Subtitles, Talk, VoiceSheet } from './sheets.ts'
import { TableButton } from './TableButton.tsx'
import { VoiceButton } from './VoiceButton.tsx'

type Open =
  | 'first'
  | 'talk'
  | 'voices'
  | 'menu'
  | 'rules'
  | { readonly clause: string }
  | { readonly chair: Seat }
  | null

/** What the rules allow this seat now, as the server will see it: nothing while it watches, pauses or is stood in for. */
function movesOf(game: Game, now: Standing, live: Standing) {
  const view = viewOf(now)
  const { room } = live
  if (!view || room.stage !== 'playing' || room.paused || !plays(live)) return []
  if (now.seq !== live.seq && now.game !== live.game) return []
  const offered = near.value?.offered
  const moves = game.moves(view as View)
  return offered ? moves.filter((move) => offered.some((one) => same(one, move))) : moves
}

/** Who has no part in the game, or none any more. */
function isBeside(game: Game, live: Standing) {
  const view = viewOf(live)
  return live.seat === null || (view && game.isOut?.(view.table as never, live.seat))
}

function SideLog({ live }: { readonly live: Standing }) {
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <aside class={css.sidelog} aria-label={t().log}>
      <h2>{t().log}</h2>
      <LogFilter value={filter} onChange={setFilter} />
      <LogList room={live.room} filter={filter} />
    </aside>
  )
}

/** A table is known by its code; one in this page, by what it is for. */
function calledAt({ room }: Standing): string {
  return near.value ? t().near[near.value.is] : room.code
}

/** Which game it is: at a table, one of several. */
function which({ room }: Standing, title: string): string {
  return teaches() ? title : t().round(room.round)
}

/** Whoever sits down to a game for the first time is told in a minute what it is about; who learns it here is told otherwise. */
function isFirst({ room, seat }: Standing): boolean {
  return seat !== null && room.stage === 'playing' && !teaches() && isNewTo(room.settings.game)
}

interface PlayProps {
  readonly live: Standing
  /** Who speaks beside the board. */
  readonly children?: ComponentChildren
}

export function Play({ live, children }: PlayProps) {
  const [open, setOpen] = useState<Open>(() => (isFirst(live) ? 'first' : null))
  const [fold, setFold] = useState<'folded' | 'unfolded'>('folded')
  const { room } = live
  const game = findGame(room.settings.game)
  const board = findBoard(room.settings.game)
  const shown = scene.value
  const view = shown && viewOf(shown.now)
  const title = titleOf(room.settings.game)
  const asked =
    view && plays(live) && live.seat !== null && view.agenda.asked.includes(live.seat) && shown.ceremony === 'over'
  useTitle(asked ? `● ${t().yourTurn}` : `${title} ${calledAt(live)}`)
  useCues(board)
  if (!game || !board || !shown) return <Waiting for="page" />
  const over = room.stage !== 'playing' && shown.ceremony === 'over'
  // What comes after a ceremony is nowhere to be read before it is told.
  const earlier = shown.ceremony === 'hushed' && shown.before ? viewOf(shown.before) : undefined
  const held = live.seat !== null && !near.value && isHandHeld(room.code)
  return (
    <div
      class={`${css.frame} ${held ? ontvCss.handHeld : ''}`}
      data-game={room.settings.game}
      data-mood={view && board.mood(earlier ?? view)}
      data-fold={fold}
    >
      <Bar title={`${calledAt(live)} · ${which(live, title)}`} sub={view ? board.where(earlier ?? view) : undefined}>
        <AtHand live={live} onOpen={setOpen} />
      </Bar>
      <SideLog live={live} />
      {children}
      <main class={css.table}>
        <Above live={live} game={game} board={board} onOpen={setOpen} />
        {view ? (
          <BoardOf board={board} game={game} live={live} explain={(clause) => setOpen({ clause })} />
        ) : (
          <p class={`${kit.page} ${doorCss.why}`}>{t().closedEyes}</p>
        )}
        {held && !over && <Fold state={fold} onTurn={() => setFold(fold === 'folded' ? 'unfolded' : 'folded')} />}
        {over && <Over live={live} score={view ? (seat) => board.score(view, seat) : () => ''} />}
        {view && room.stage === 'playing' && shown.ceremony === 'over' && (
          <Closed game={game} view={view} live={live} explain={(clause) => setOpen({ clause })} />
        )}
      </main>
      <Spoken room={room} />
      <Sheets open={open} game={game.key} title={title} live={live} onOpen={setOpen} onClose={() => setOpen(null)} />
    </div>
  )
}

/** What is said at the table, in writing. In this page alone nobody talks. */
function Spoken({ room }: { readonly room: Room }) {
  if (near.value) return null
  return (
    <>
      <Bubbles />
      {control.value && <Subtitles room={room} />}
    </>
  )
}

interface FromTable {
  readonly live: Standing
  readonly onOpen: (open: Open) => void
}

/** What can be laid over the table from the bar. In this page alone nobody talks: there the log is what one opens. */
function AtHand({ live, onOpen }: FromTable) {
  const [of, label] = near.value ? (['paw', t().log] as const) : (['talk', t().talk] as const)
  return (
    <>
      <IconButton of={of} label={label} count={talkedSince()} onClick={() => onOpen('talk')} />
      <TableButton label={t().menu} seat={live.seat} onClick={() => onOpen('menu')} />
      <IconButton of="book" label={t().rules} onClick={() => onOpen('rules')} />
      {!near.value && <VoiceButton code={live.room.code} onOpen={() => onOpen('voices')} />}
    </>
  )
}

/** What one plays for, and what happens round the game. */
function Above({ live, game, board, onOpen }: FromTable & { readonly game: Game; readonly board: Board }) {
  return (
    <div class={css.above}>
      {board.goal && live.room.stage === 'playing' && <p class={css.goal}>{board.goal()}</p>}
      <Meanwhile live={live} />
      <Banner live={live} onChair={(chair) => onOpen({ chair })} />
      {live.room.stage === 'playing' && isBeside(game, live) && <BetsAtTable live={live} />}
    </div>
  )
}

interface SheetsProps {
  readonly open: Open
  readonly game: string
  readonly title: string
  readonly live: Standing
  readonly onOpen: (open: Open) => void
  readonly onClose: () => void
}

/** What lies over the table just now. */
function Sheets({ open, game, title, live, onOpen, onClose }: SheetsProps) {
  const { room, seat } = live
  if (open === null) return null
  if (open === 'first') return <FirstCard game={game} title={title} onClose={onClose} />
  if (open === 'talk') return <Talk room={room} seat={seat} onVoices={() => onOpen('voices')} onClose={onClose} />
  if (open === 'voices') return <VoiceSheet room={room} seat={seat} onTalk={() => onOpen('talk')} onClose={onClose} />
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
  const { now, before, ceremony } = sure(scene.value, 'scene')
  const view = sure(viewOf(now), 'view')
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
