/** What is told when a game is over: three awards, and where it turned. Counted from the record, which is open by now. */

import { useMemo } from 'preact/hooks'
import { sure } from '../../kernel/at.ts'
import type { Chronicle } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { kept } from '../app/kept.ts'
import { language, words } from '../app/language.ts'
import { near } from '../app/near.ts'
import { nameIn } from '../app/people.ts'
import { useChronicle } from '../boards/chronicle.ts'
import { Mark } from '../parts/Art.tsx'
import { useFetched } from '../proof/fetched.ts'
import { openStory, type Story } from '../replay/story.ts'
import { turnedIn } from '../replay/turned.ts'
import { SendStory } from '../story/SendStory.tsx'
import { taleOf } from '../story/tale.ts'
import * as css from './honours.module.css'

const MOST = 3

const t = words({
  en: { title: 'Remembered for' },
  de: { title: 'Was bleibt' },
})

interface HonoursProps {
  readonly room: Room
  readonly winners: readonly Seat[]
}

/** The record of a game at a table, from the house. */
export function Honours(props: HonoursProps) {
  const { code, round } = props.room
  const [record] = useFetched(`/record/${code}/${round}`)
  return <Told {...props} record={typeof record === 'object' ? record.text : undefined} />
}

/** The record of a practice game lies on this device. */
export function HonoursOfPractice(props: HonoursProps) {
  return <Told {...props} record={kept('near.record') ?? undefined} />
}

function Told({ room, winners, record }: HonoursProps & { readonly record: string | undefined }) {
  const chronicle = useChronicle(room.settings.game)
  const story = useMemo(() => (record === undefined ? undefined : openStory(record)), [record])
  // The room is kept for it meanwhile: nothing below moves away from a finger.
  if (!story || 'flaw' in story || !chronicle) return <div class={css.honours} />
  return <List story={story} chronicle={chronicle} room={room} winners={winners} />
}

interface ListProps extends HonoursProps {
  readonly story: Story
  readonly chronicle: Chronicle
}

function List({ story, chronicle, room, winners }: ListProps) {
  const { moments, game } = story
  const name = nameIn(room)
  const text = chronicle.text[language.value]
  const { awards, claims } = useMemo(() => {
    const claims = chronicle.claims(moments)
    return { awards: chronicle.awards(moments, claims).slice(0, MOST), claims }
  }, [chronicle, moments])
  const tale = useMemo(() => {
    const ranking = game.ranking(sure(moments.at(-1), 'moment').state.table)
    const mark = (seat: Seat) => sure(room.chairs[seat], 'chair').mark
    const { key, text } = game
    const { title } = text[language.value]
    return ranking && taleOf({ key, title, chronicle, claims, ranking, name, mark })
  }, [story, chronicle, language.value])
  const turned = turnedIn(chronicle, claims, winners, name)
  return (
    <div class={css.honours}>
      {awards.length > 0 && <h3>{t().title}</h3>}
      <ul>
        {awards.map((award) => {
          const { title, fact } = text.award(award, name)
          return (
            <li key={award.kind}>
              <span class={css.marks}>
                {award.seats.map((seat) => room.chairs[seat] && <Mark key={seat} of={room.chairs[seat].mark} />)}
              </span>
              <b>{title}</b>
              <p>{fact}</p>
            </li>
          )
        })}
      </ul>
      {turned && (
        <p class={css.turn}>
          <b>{turned.title}</b> {turned.told}
        </p>
      )}
      {tale && <SendStory tale={tale} path={near.value ? undefined : `/replay/${room.code}/${room.round}`} />}
    </div>
  )
}
