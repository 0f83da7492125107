/** The whole replay: the board and what one may see of it, the keys, the ledger, and what is left to be counted. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { findKit } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { News, Seat } from '../../kernel/state.ts'
import { language } from '../app/language.ts'
import { nameIn } from '../app/people.ts'
import { fragment, turn } from '../app/route.ts'
import { useTitle } from '../app/title.ts'
import type { Board } from '../boards/board.ts'
import { fetchBoard, findBoard } from '../boards/index.ts'
import { fetchReplay, type ReplayOf } from '../boards/replay.ts'
import * as kit from '../look/kit.module.css'
import * as replayCss from '../pages/replay.module.css'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { lazily } from '../parts/lazily.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { Places } from '../table/Places.tsx'
import { Book } from './Book.tsx'
import { Deed } from './Deed.tsx'
import { FogSwitch } from './FogSwitch.tsx'
import { Fold } from './Fold.tsx'
import { seenThrough } from './fog.ts'
import { Keys } from './Keys.tsx'
import { OpenFile } from './OpenFile.tsx'
import { PassOn } from './PassOn.tsx'
import { replayWords as t } from './replay.words.ts'
import { Stage } from './Stage.tsx'
import { useShow } from './show.ts'
import { type Kept, placeIn, roomOf, type Story } from './story.ts'
import * as css from './tale.module.css'
import { type Fog, fragmentOf, type Where, whereIn, within } from './where.ts'

/** It brings a whole table along. */
const Again = lazily(() => import('./coach/Again.tsx').then(({ Again }) => Again))
/** Only whoever wants to guess fetches it. */
const Guess = lazily(() => import('./guess/Guess.tsx').then(({ Guess }) => Guess), 'nothing')

interface TheatreProps {
  readonly story: Story
  readonly kept: Kept
  readonly onOpen: (story: Story) => void
}

/** Nothing while it is on its way; none where the game brings no chronicle of its own. */
function useReplayOf(game: string): ReplayOf | 'none' | undefined {
  const [replay, setReplay] = useState<ReplayOf | 'none'>()
  useEffect(() => {
    fetchReplay(game).then(
      (found) => setReplay(found ?? 'none'),
      () => setReplay('none'),
    )
  }, [game])
  return replay
}

export function Theatre(props: TheatreProps) {
  const { game } = props.story
  useEffect(() => fetchBoard(game.key), [game])
  const board = findBoard(game.key)
  const replay = useReplayOf(game.key)
  if (!board || !replay) return <Waiting for="page" />
  return <Playing {...props} board={board} replay={replay === 'none' ? undefined : replay} />
}

/** Browsers grow tired of an address that changes with every step: it follows when one stays. */
const STAYED = 300

/** The address says what is shown; and whoever comes back to another one is shown that. */
function useAddress(kept: Kept, where: Where | undefined, arrive: (where: Where) => void): void {
  const shown = where && `${kept === 'device' ? 'near&' : ''}${fragmentOf(where)}`
  // Whoever presses a key just when the address follows is not sent back by it.
  const followed = useRef('')
  useEffect(() => {
    if (kept === 'file' || shown === undefined) return
    const before = fragment.peek()
    // Whoever has followed a link meanwhile wants to go there.
    const follow = () => {
      if (fragment.peek() !== before) return
      followed.current = shown
      turn(`${location.pathname}#${shown}`)
    }
    const timer = setTimeout(follow, STAYED)
    return () => clearTimeout(timer)
  }, [kept, shown])
  const wished = fragment.value
  useEffect(() => {
    const own = wished === shown || wished === followed.current
    if (kept !== 'file' && !own && wished.includes('m=')) arrive(whereIn(wished))
  }, [wished])
}

/** A decision that is tried again, or was. */
interface Trial {
  readonly seat: Seat
  readonly when: number
  readonly state: 'on' | 'over'
}

interface PlayingProps extends TheatreProps {
  readonly board: Board
  readonly replay: ReplayOf | undefined
}

function Playing({ story, kept, onOpen, board, replay }: PlayingProps) {
  const { moments, game } = story
  const last = moments.length - 1
  const room = useMemo(() => roomOf(story), [story])
  const name = nameIn(room)
  const start = within(kept === 'file' ? whereIn('') : whereIn(fragment.peek()), last, room.chairs.length)
  const [fog, setFog] = useState<Fog>(start.fog)
  const [trial, setTrial] = useState<Trial>()
  const newsAt = (at: number): readonly News[] => sure(moments[at], 'moment').state.table.news
  const show = useShow({ start: start.at, last, pompAt: (at) => board.ceremony(newsAt(at)) })
  const { at } = show
  const see = (wished: Where) => {
    const there = within(wished, last, room.chairs.length)
    setFog(there.fog)
    show.goTo(there.at)
  }
  useAddress(kept, show.playing === 'on' ? undefined : { at, fog }, see)
  const { code, round } = placeIn(story)
  const sub = t().of(game.text[language.value].title, code, round)
  useTitle(`${t().title} · ${code}`)
  const turns = useMemo(() => replay?.chronicle.turns(moments) ?? [], [replay, moments])
  const { state } = sure(moments[at], 'moment')
  const ranking = show.ceremony === 'over' ? game.ranking(state.table) : undefined
  if (trial?.state === 'on') {
    return <Again {...trial} story={story} onBack={() => setTrial({ ...trial, state: 'over' })} />
  }
  return (
    <>
      <Bar title={t().title} sub={sub}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${replayCss.replay}`}>
        <div class={replayCss.top}>
          <FogSwitch fog={fog} room={room} name={name} onChange={setFog} />
          <Stage story={story} board={board} replay={replay} show={show} fog={fog} room={room} name={name} />
          <div class={replayCss.told}>
            <Deed moment={sure(moments[at], 'moment')} show={show} fog={fog} room={room} name={name} />
            {ranking && (
              <section class={css.ending}>
                <h2>{t().end}</h2>
                <Places room={room} ranking={ranking} score={(seat) => board.score(seenThrough(state, 'none'), seat)} />
              </section>
            )}
          </div>
        </div>
        <Keys show={show} last={last} turns={turns} />
        {replay && fog !== 'all' && findKit(story.game.key)?.wagers && (
          <Fold title={t().guess}>
            {() => <Guess {...{ story, show, name }} chronicle={replay.chronicle} draw={() => setFog('none')} />}
          </Fold>
        )}
        {replay && (
          <Book
            story={story}
            replay={replay}
            show={show}
            fog={fog}
            room={room}
            name={name}
            lift={() => setFog('all')}
            see={see}
            coach={{ start: trial ? 'open' : 'shut', onTry: (seat, when) => setTrial({ seat, when, state: 'on' }) }}
          />
        )}
        <PassOn story={story} where={{ at, fog }} kept={kept} />
        {kept === 'house' && (
          <p class={replayCss.ways}>
            <a class={kit.link} href={`/t/${code}`}>
              {t().table}
            </a>
            <a class={kit.link} href={`/proof/${code}/${round}`}>
              {t().check}
            </a>
          </p>
        )}
        <OpenFile onOpen={onOpen} beside="a game" />
      </main>
    </>
  )
}
