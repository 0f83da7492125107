/** The end: who won, another game, and the proof that the deal was fair. */

import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import { eveningIn } from '../app/evening.ts'
import { offerFocus } from '../app/focus.ts'
import { listed } from '../app/language.ts'
import { near, teaches } from '../app/near.ts'
import { nameIn } from '../app/people.ts'
import type { Standing } from '../app/table.ts'
import { wanted } from '../app/wanted.ts'
import { Tonight } from '../evening/Tonight.tsx'
import * as kit from '../look/kit.module.css'
import { lazily } from '../parts/lazily.tsx'
import { Again } from './Again.tsx'
import * as css from './over.module.css'
import { overWords as t } from './over.words.ts'
import { Places } from './Places.tsx'

/** Counted from the record, which has to come first. */
const Honours = lazily(() => import('./Honours.tsx').then(({ Honours }) => Honours), 'nothing')
const HonoursOfPractice = lazily(
  () => import('./Honours.tsx').then(({ HonoursOfPractice }) => HonoursOfPractice),
  'nothing',
)
const HonoursForOnlookers = lazily(
  () => import('./Honours.tsx').then(({ HonoursForOnlookers }) => HonoursForOnlookers),
  'nothing',
)

/** Whose circle it is. */
const CircleAtTable = lazily(
  () => import('../circle/AtTable.tsx').then(({ CircleAtTable }) => CircleAtTable),
  'nothing',
)

/** What all of them believed who looked on. */
const BetsAtTable = lazily(() => import('../bets/AtTable.tsx').then(({ BetsAtTable }) => BetsAtTable), 'nothing')

interface OverProps {
  readonly live: Standing
  readonly score: (seat: Seat) => string
}

export function Over({ live, score }: OverProps) {
  const { room, seat } = live
  const name = nameIn(room)
  const { ranking } = room
  const alone = near.value?.is
  const evening = eveningIn(room)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    offerFocus(heading.current)
  }, [])
  const winners = (ranking ?? []).flatMap((place, at) => (place === 1 ? [at] : []))
  const mine = seat !== null && winners.includes(seat)
  const others = () => t().winners(listed(winners.map(name)), winners.length)
  const own = winners.length > 1 ? t().shared : t().youWin
  const won = mine ? own : others()
  const title = ranking ? won : t().broken
  const place = seat === null ? undefined : ranking?.[seat]
  const says = seat === null || place === undefined ? title : `${title}. ${t().yourPlace(place, score(seat))}`
  useEffect(() => {
    wanted.value = { about: 'over', says }
    return () => {
      wanted.value = null
    }
  }, [says])
  if (!ranking) return <p class={css.title}>{title}</p>
  return (
    <section class={css.over}>
      <h2 ref={heading} class={css.title} tabIndex={-1}>
        {title}
      </h2>
      <Places room={room} ranking={ranking} score={score} />
      {room.stage === 'over' && !teaches() && <Again live={live} />}
      {evening && <Tonight evening={evening} />}
      {seat !== null && !alone && <Honours room={room} winners={winners} />}
      {seat === null && <HonoursForOnlookers room={room} />}
      {alone === 'practice' && <HonoursOfPractice room={room} winners={winners} />}
      {!alone && <BetsAtTable live={live} />}
      {!alone && <CircleAtTable live={live} />}
      {seat !== null && !alone && (
        <a class={`${kit.line} ${kit.full}`} href={`/replay/${room.code}/${room.round}`}>
          {t().after.replay}
        </a>
      )}
      <p class={css.ways}>
        {alone === 'practice' ? (
          <OfPractice game={room.settings.game} />
        ) : (
          seat !== null &&
          !alone && (
            <a class={kit.link} href={`/proof/${room.code}/${room.round}`}>
              {t().after.record}
            </a>
          )
        )}
        <a class={kit.link} href="/">
          {t().after.home}
        </a>
      </p>
    </section>
  )
}

/** The record of a practice game lies on this device alone. */
function OfPractice({ game }: { readonly game: string }) {
  return (
    <>
      <a class={kit.link} href="/replay#near">
        {t().after.told}
      </a>
      <a class={kit.link} href={`/practice/${game}`}>
        {t().after.other}
      </a>
    </>
  )
}
