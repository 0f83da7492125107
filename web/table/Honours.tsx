/** What is told when a game is over: three awards, and where it turned. Counted from the record, which is open by now to who sat there. */

import { useMemo } from 'preact/hooks'
import { fetchChronicle } from '../../games/parts.ts'
import { sure } from '../../kernel/at.ts'
import { type Chronicle, type Honours as Counted, honoursOf } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { kept } from '../app/kept.ts'
import { language, words } from '../app/language.ts'
import { near } from '../app/near.ts'
import { usePart } from '../app/part.ts'
import { nameIn } from '../app/people.ts'
import { Mark } from '../parts/Art.tsx'
import { useFetched } from '../proof/fetched.ts'
import { openStory, type Story } from '../replay/story.ts'
import { turnedAt } from '../replay/turned.ts'
import { SendStory } from '../story/SendStory.tsx'
import { taleOf } from '../story/tale.ts'
import * as css from './honours.module.css'

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
  return <FromRecord {...props} record={typeof record === 'object' ? record.text : undefined} />
}

/** The record of a practice game lies on this device. */
export function HonoursOfPractice(props: HonoursProps) {
  return <FromRecord {...props} record={kept('near.record') ?? undefined} />
}

/** Who did not sit there gets no record, and is told this much of it by the house; or nothing, where they did not see the game. */
export function HonoursForOnlookers({ room }: Pick<HonoursProps, 'room'>) {
  const [told] = useFetched(`/honours/${room.code}/${room.round}`)
  const chronicle = usePart(fetchChronicle, room.settings.game)
  const honours = useMemo(() => (typeof told === 'object' ? (JSON.parse(told.text) as Counted | null) : null), [told])
  if (!honours || !chronicle) return null
  return (
    <div class={css.honours}>
      <List honours={honours} chronicle={chronicle} room={room} />
    </div>
  )
}

function FromRecord({ room, winners, record }: HonoursProps & { readonly record: string | undefined }) {
  const chronicle = usePart(fetchChronicle, room.settings.game)
  const story = useMemo(() => (record === undefined ? undefined : openStory(record)), [record])
  // The room is kept for it meanwhile: nothing below moves away from a finger.
  return (
    <div class={css.honours}>
      {story && !('flaw' in story) && chronicle && <Told {...{ story, chronicle, room, winners }} />}
    </div>
  )
}

interface ToldProps extends HonoursProps {
  readonly story: Story
  readonly chronicle: Chronicle
}

function Told({ story, chronicle, room, winners }: ToldProps) {
  const { moments, game } = story
  const claims = useMemo(() => chronicle.claims(moments), [chronicle, moments])
  const honours = useMemo(() => honoursOf(chronicle, moments, claims, winners), [chronicle, moments])
  const tale = useMemo(() => {
    const ranking = game.ranking(sure(moments.at(-1), 'moment').state.table)
    const mark = (seat: Seat) => sure(room.chairs[seat], 'chair').mark
    const { key, text } = game
    const { title } = text[language.value]
    return ranking && taleOf({ key, title, chronicle, claims, ranking, name: nameIn(room), mark })
  }, [story, chronicle, language.value])
  return (
    <>
      <List honours={honours} chronicle={chronicle} room={room} />
      {tale && <SendStory tale={tale} path={near.value ? undefined : `/replay/${room.code}/${room.round}`} />}
    </>
  )
}

interface ListProps {
  readonly honours: Counted
  readonly chronicle: Chronicle
  readonly room: Room
}

function List({ honours: { awards, turn }, chronicle, room }: ListProps) {
  const name = nameIn(room)
  const text = chronicle.text[language.value]
  const turned = turn && turnedAt(turn, chronicle, name)
  return (
    <>
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
    </>
  )
}
