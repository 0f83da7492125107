/** What happened, in sentences, with a filter. */
import { useEffect, useRef } from 'preact/hooks'
import type { Room } from '../../protocol/room.ts'
import { words } from '../app/language.ts'
import type { Line } from '../app/log.ts'
import { told } from '../app/scene.ts'
import { standing } from '../app/table.ts'
import { Art, Mark } from '../parts/Art.tsx'
import { Hold } from '../parts/Hold.tsx'
import { isTalk } from './heard.ts'
import * as css from './log.module.css'
import * as playCss from './play.module.css'
import { actorOf, names, sentence } from './sentence.ts'

const t = words({
  en: {
    title: 'All that was said',
    none: 'Nothing has happened yet.',
    filters: { all: 'all', game: 'the game', talk: 'talk', me: 'about me' },
    filter: 'Show',
    covered: 'For you alone: hold to read',
  },
  de: {
    title: 'Alles, was gesagt wurde',
    none: 'Noch ist nichts geschehen.',
    filters: { all: 'alles', game: 'das Spiel', talk: 'Gespräch', me: 'mich' },
    filter: 'Zeige',
    covered: 'Nur für dich: zum Lesen halten',
  },
})

const filters = ['all', 'game', 'talk', 'me'] as const
export type Filter = (typeof filters)[number]

const isGame = ({ of }: Line) => of === 'game' || of === 'mine'

function concerns(line: Line, room: Room, filter: Filter): boolean {
  if (filter === 'all') return true
  if (filter === 'talk') return isTalk(line)
  if (filter === 'game') return isGame(line)
  const me = standing.value?.seat ?? -1
  return line.of === 'mine' || names(line, room, me)
}

/** A sentence of the log. What only this seat was told stays covered until it is held: phones lie about. */
function Words({ line, room }: { readonly line: Line; readonly room: Room }) {
  const text = sentence(line, room)
  if (line.of !== 'mine') return <span>{text}</span>
  return (
    <Hold class={css.covered} label={t().covered} disabled={false} says={text} onHold={() => {}}>
      {(held) => (held ? text : t().covered)}
    </Hold>
  )
}

interface ListProps {
  readonly room: Room
  readonly filter: Filter
  readonly empty?: string
}

export function LogList({ room, filter, empty = t().none }: ListProps) {
  const list = useRef<HTMLOListElement>(null)
  const lines = told.value.filter((line) => concerns(line, room, filter))
  const last = lines.at(-1)?.key
  // The last line is in sight when it comes, and when something beside it takes its place away.
  useEffect(() => {
    const shown = list.current
    if (!shown) return
    const watch = new ResizeObserver(() => shown.scrollTo({ top: shown.scrollHeight }))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [last, filter])
  if (lines.length === 0) return <p class={css.none}>{empty}</p>
  return (
    <ol class={css.logs} ref={list} tabIndex={0} aria-label={t().title}>
      {lines.map((line) => {
        const actor = actorOf(line)
        const mark = actor === undefined ? undefined : room.chairs[actor]?.mark
        return (
          <li key={line.key} data-of={line.of} data-hand={line.of === 'mine' || undefined}>
            {mark && line.of !== 'mine' ? (
              <Mark of={mark} class={css.mark} />
            ) : (
              <Art of={line.of === 'mine' ? 'eye-open' : 'paw'} class={css.mark} />
            )}
            <Words line={line} room={room} />
          </li>
        )
      })}
    </ol>
  )
}

export function LogFilter({
  value,
  onChange,
}: {
  readonly value: Filter
  readonly onChange: (filter: Filter) => void
}) {
  return (
    <div class={css.filter} role="group" aria-label={t().filter}>
      {filters.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {t().filters[one]}
        </button>
      ))}
    </div>
  )
}

/** The last few things that happened in the game, newest first. */
export function Recent({ room, n }: { readonly room: Room; readonly n: number }) {
  const lines = told.value.filter(isGame).slice(-n).reverse()
  return (
    <ol class={playCss.recent}>
      {lines.map((line) => {
        const actor = actorOf(line)
        const mark = actor === undefined ? undefined : room.chairs[actor]?.mark
        return (
          <li key={line.key} data-hand={line.of === 'mine' || undefined}>
            {mark && line.of === 'game' ? (
              <Mark of={mark} class={playCss.recentMark} />
            ) : (
              <Art of="paw" class={playCss.recentMark} />
            )}
            <Words line={line} room={room} />
          </li>
        )
      })}
    </ol>
  )
}
