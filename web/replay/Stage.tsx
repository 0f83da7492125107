/** The real board, on which nobody can move any more; beside it what lies hidden, for who may see it. */

import { useState } from 'preact/hooks'
import { sure } from '../../kernel/at.ts'
import type { View } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import type { Board } from '../boards/board.ts'
import type { ReplayOf } from '../boards/replay.ts'
import * as playCss from '../table/play.module.css'
import { Clause } from '../table/sheets.ts'
import { seenThrough } from './fog.ts'
import { replayWords as t } from './replay.words.ts'
import { Seal } from './Seal.tsx'
import type { Show } from './show.ts'
import * as css from './stage.module.css'
import type { Story } from './story.ts'
import type { Fog } from './where.ts'

interface StageProps {
  readonly story: Story
  readonly board: Board
  readonly replay: ReplayOf | undefined
  readonly show: Show
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
}

export function Stage({ story, board, replay, show, fog, room, name }: StageProps) {
  const [clause, setClause] = useState<string | null>(null)
  const { moments, game } = story
  const { at, from, ceremony } = show
  const view = seenThrough(sure(moments[at], 'moment').state, fog)
  const before = from === undefined ? undefined : seenThrough(sure(moments[from], 'moment').state, fog)
  const earlier = ceremony === 'hushed' && before ? before : view
  const { Board } = board
  return (
    <div class={`${playCss.frame} ${css.stage}`} data-game={game.key} data-mood={board.mood(earlier)}>
      <div class={css.where}>
        <p>{board.where(earlier)}</p>
        <Seal record={story.record} asked={story.asked} />
      </div>
      <section class={playCss.table} aria-label={t().board}>
        <Board
          key={String(fog)}
          room={room}
          view={view}
          before={before}
          seat={typeof fog === 'number' ? fog : null}
          moves={[]}
          pending={null}
          ceremony={ceremony}
          name={name}
          play={() => {}}
          goOn={show.goOn}
          explain={setClause}
        />
      </section>
      {replay && <Hidden story={story} replay={replay} show={show} fog={fog} room={room} name={name} />}
      {clause !== null && <Clause game={game.key} clause={clause} onClose={() => setClause(null)} />}
    </div>
  )
}

type HiddenProps = Omit<StageProps, 'board' | 'replay'> & { readonly replay: ReplayOf }

function Hidden({ story, replay: { Bared, Held }, show, fog, room, name }: HiddenProps) {
  const { state } = sure(story.moments[show.at], 'moment')
  if (fog === 'all') {
    return (
      <section class={css.bared} aria-label={t().bared}>
        <Bared state={state} room={room} name={name} />
      </section>
    )
  }
  if (fog === 'none' || !Held) return null
  return (
    <section class={css.bared} aria-label={t().held(name(fog))}>
      <h3>{t().held(name(fog))}</h3>
      <Held view={seenThrough(state, fog) as View} name={name} />
    </section>
  )
}
