/** The book of the evening: who claimed what, how honest everybody was, and what one is remembered for. */
import { useMemo } from 'preact/hooks'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { language } from '../app/language.ts'
import type { ReplayOf } from '../boards/replay.ts'
import * as kit from '../look/kit.module.css'
import * as replayCss from '../pages/replay.module.css'
import { ledgerThrough, settled } from './fog.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { Awards, Honesty } from './Reckoning.tsx'
import * as css from './reckoning.module.css'
import { replayWords as t } from './replay.words.ts'
import type { Show } from './show.ts'
import type { Story } from './story.ts'
import { Truth } from './Truth.tsx'
import type { Fog } from './where.ts'

interface BookProps {
  readonly story: Story
  readonly replay: ReplayOf
  readonly show: Show
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
  readonly lift: () => void
}

export function Book({ story: { moments }, replay, show, fog, room, name, lift }: BookProps) {
  const { chronicle, Said, River } = replay
  // What a ceremony has not told yet does not stand in the book either.
  const upTo = show.ceremony === 'hushed' ? show.at - 1 : show.at
  const ledger = useMemo(
    () => ledgerThrough(chronicle, moments, upTo, fog),
    [chronicle, moments, fog === 'all' || upTo, fog],
  )
  const claims = settled(ledger.known)
  const awards = useMemo(
    () => (fog === 'all' ? chronicle.awards(moments, chronicle.claims(moments)) : undefined),
    [chronicle, moments, fog],
  )
  const text = chronicle.text[language.value]
  return (
    <>
      <section class={replayCss.band}>
        <h2>{t().ledger}</h2>
        <p class={replayCss.bookLegend}>
          <span class={kit.quiet}>{t().ledgerLine}</span>
          {(['true', 'false', 'unknown'] as const).map((one) => (
            <span key={one}>
              <Truth of={one} /> {t().truth[one]}
            </span>
          ))}
        </p>
        {ledger.known.length === 0 && <p class={kit.quiet}>{t().nobody}</p>}
        <LedgerTable
          ledger={ledger}
          Said={Said}
          text={text}
          room={room}
          name={name}
          at={upTo}
          jump={(at) => show.goTo(at)}
        />
      </section>
      {fog === 'all' && River && (
        <section class={replayCss.band}>
          <River moments={moments} upTo={upTo} room={room} name={name} jump={(at) => show.goTo(at)} />
        </section>
      )}
      <div class={css.reckoning}>
        <Honesty claims={claims} of={fog === 'all' ? 'all' : 'some'} room={room} name={name} />
        <Awards awards={awards} text={text} room={room} name={name} lift={lift} />
      </div>
    </>
  )
}
