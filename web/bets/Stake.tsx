/** For who looks on: whether one believes what was just said. Sealed, and never shown to the table before the end. */
import { useState } from 'preact/hooks'
import { fetchChronicle, fetchWagers } from '../../games/parts.ts'
import { type Open, openIn, type Wagers } from '../../kernel/wager.ts'
import { introduce, knownMark, knownName } from '../app/device.ts'
import { language } from '../app/language.ts'
import { log } from '../app/log.ts'
import { usePart } from '../app/part.ts'
import { nameIn } from '../app/people.ts'
import { type Standing, viewOf } from '../app/table.ts'
import { NameField } from '../parts/NameField.tsx'
import * as css from './bets.module.css'
import { betsWords as t } from './bets.words.ts'
import { Judge } from './Judge.tsx'
import { saidOf, say } from './mind.ts'
import { asClaim } from './said.ts'
import { stepsOf } from './steps.ts'

/** Of all that is open, what others than oneself said. */
function openFor({ room, seat, ...live }: Standing, wagers: Wagers | undefined): Open[] {
  const view = viewOf({ room, seat, ...live })
  const open = wagers && view ? openIn(wagers, stepsOf(log.value), view.table) : []
  return open.filter((claim) => claim.seat !== seat)
}

export function Stake({ live }: { readonly live: Standing }) {
  const { room } = live
  const chronicle = usePart(fetchChronicle, room.settings.game)
  const open = openFor(live, usePart(fetchWagers, room.settings.game))
  const [back, setBack] = useState({ from: 0, steps: 0 })
  // Whatever is said anew is what one is asked about.
  const steps = back.from === open.length ? back.steps : 0
  const nth = open.length - 1 - steps
  const claim = open[nth]
  if (!claim || !chronicle) return null
  const text = chronicle.text[language.value]
  const belief = saidOf(room.code, claim)
  const go = (by: number) => setBack({ from: open.length, steps: steps + by })
  return (
    <section class={css.stake} aria-label={t().title} data-stake>
      <div class={css.claim}>
        {open.length > 1 && <Way label={t().earlier} sign="‹" shut={nth === 0} onClick={() => go(1)} />}
        <p>
          <b>{text.said(asClaim(claim), nameIn(room))}.</b>
          {open.length > 1 && <span>{t().which(nth + 1, open.length)}</span>}
        </p>
        {open.length > 1 && <Way label={t().later} sign="›" shut={steps === 0} onClick={() => go(-1)} />}
      </div>
      <Judge key={`${claim.on} ${claim.seat}`} belief={belief} onSay={(said) => void say(room.code, claim, said)} />
      <p class={css.line} role="status">
        {belief ? (
          t().sealed
        ) : (
          <>
            {text.deeds?.means} {t().line}
          </>
        )}
      </p>
      {belief && live.seat === null && <Named onNamed={() => void say(room.code, claim, belief)} />}
    </section>
  )
}

interface WayProps {
  readonly label: string
  readonly sign: string
  readonly shut: boolean
  readonly onClick: () => void
}

function Way({ label, sign, shut, onClick }: WayProps) {
  return (
    <button type="button" class={css.way} aria-label={label} title={label} disabled={shut} onClick={onClick}>
      {sign}
    </button>
  )
}

/** Who is unknown may stay so, or say what they are called: it goes with the same word, said again. */
function Named({ onNamed }: { readonly onNamed: () => void }) {
  const [known] = useState(knownName)
  const [name, setName] = useState('')
  if (known !== '') return null
  const change = (typed: string) => {
    setName(typed)
    introduce(typed.trim(), knownMark())
  }
  return (
    <div onFocusOut={() => name.trim() !== '' && onNamed()}>
      <NameField label={t().name} value={name} whose="own" onChange={change} />
    </div>
  )
}
