/** The book of the evening: what mattered first, then who did or claimed what, folded for those who want it all. */
import { useMemo } from 'preact/hooks'
import { findKit } from '../../games/index.ts'
import type { Chronicle } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { language } from '../app/language.ts'
import type { ReplayOf } from '../boards/replay.ts'
import * as kit from '../look/kit.module.css'
import * as replayCss from '../pages/replay.module.css'
import { lazily } from '../parts/lazily.tsx'
import { Fold } from './Fold.tsx'
import { ledgerThrough, settled } from './fog.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { Awards, Honesty } from './Reckoning.tsx'
import { replayWords as t } from './replay.words.ts'
import type { Show } from './show.ts'
import { puppetsIn, type Story, winnersOf } from './story.ts'
import { Truth } from './Truth.tsx'
import { turnedIn } from './turned.ts'
import type { Fog, Where } from './where.ts'

/** It brings along how puppets think: only whoever wants to hear them fetches that. */
const Confessions = lazily(() => import('./Confessions.tsx').then(({ Confessions }) => Confessions), 'nothing')
/** The same goes for whoever thought every decision over. */
const Coach = lazily(() => import('./coach/Coach.tsx').then(({ Coach }) => Coach), 'nothing')

interface BookProps {
  readonly story: Story
  readonly replay: ReplayOf
  readonly show: Show
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
  readonly lift: () => void
  readonly see: (where: Where) => void
  /** Whoever comes back from a try finds the coach where they left it. */
  readonly coach: { readonly start: 'open' | 'shut'; readonly onTry: (seat: Seat, when: number) => void }
}

export function Book({ story, replay, show, fog, room, name, lift, see, coach }: BookProps) {
  const { moments } = story
  const brings = findKit(story.game.key)
  const { chronicle, Said, River } = replay
  // What a ceremony has not told yet does not stand in the book either.
  const upTo = show.ceremony === 'hushed' ? show.at - 1 : show.at
  const ledger = useMemo(
    () => ledgerThrough(chronicle, moments, upTo, fog),
    [chronicle, moments, fog === 'all' || upTo, fog],
  )
  const told = useMemo(() => (fog === 'all' ? chronicle.claims(moments) : undefined), [chronicle, moments, fog])
  const awards = useMemo(() => told && chronicle.awards(moments, told), [chronicle, moments, told])
  const winners = useMemo(() => winnersOf(story), [story])
  const puppets = useMemo(() => puppetsIn(story), [story])
  const text = chronicle.text[language.value]
  const { claimsAre } = chronicle
  const words = { ...t().ledger[claimsAre], ...text.deeds }
  const jump = (at: number) => show.goTo(at)
  return (
    <>
      <Awards {...{ awards, text, room, name, lift, jump }} turned={told && turnedIn(chronicle, told, winners, name)} />
      {fog === 'all' && River && (
        <section class={replayCss.band}>
          <River moments={moments} upTo={upTo} room={room} name={name} jump={jump} />
        </section>
      )}
      <Fold title={words.title}>
        {() => (
          <>
            <Legend of={claimsAre} />
            {ledger.known.length === 0 && <p class={kit.quiet}>{words.nobody}</p>}
            <LedgerTable {...{ ledger, Said, text, claimsAre, room, name, jump }} at={upTo} />
          </>
        )}
      </Fold>
      {claimsAre === 'words' && (
        <Fold title={t().honesty}>
          {() => <Honesty claims={settled(ledger.known)} of={fog === 'all' ? 'all' : 'some'} room={room} name={name} />}
        </Fold>
      )}
      {winners.length > 0 && brings?.coach && (
        <Fold title={t().coach} start={coach.start}>
          {() => <Coach {...{ story, fog, room, name, lift, see }} at={show.at} onTry={coach.onTry} />}
        </Fold>
      )}
      {puppets.length > 0 && brings?.confessor && (
        <Fold title={t().confessions}>
          {() => <Confessions {...{ story, fog, room, name, lift, jump }} at={show.at} />}
        </Fold>
      )}
    </>
  )
}

/** Deeds speak for themselves: only of words it is marked whether they were true. */
function Legend({ of }: { readonly of: Chronicle['claimsAre'] }) {
  return (
    <p class={replayCss.bookLegend}>
      <span class={kit.quiet}>{t().ledger[of].line}</span>
      {of === 'words' &&
        (['true', 'false', 'unknown'] as const).map((one) => (
          <span key={one}>
            <Truth of={one} /> {t().truth[one]}
          </span>
        ))}
    </p>
  )
}
