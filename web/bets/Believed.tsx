/** What the room believed: for everybody who was there, and on the TV, once the game is over. */
import { useMemo } from 'preact/hooks'
import { fetchChronicle } from '../../games/parts.ts'
import { brierOf, noseOf } from '../../kernel/calibration.ts'
import type { Chronicle } from '../../kernel/chronicle.ts'
import type { Better, Betting } from '../../protocol/bets.ts'
import type { Room } from '../../protocol/room.ts'
import { language } from '../app/language.ts'
import { usePart } from '../app/part.ts'
import { nameIn } from '../app/people.ts'
import { useFetched } from '../proof/fetched.ts'
import * as css from './bets.module.css'
import { betsWords as t } from './bets.words.ts'
import { noseText, offBy, Reading } from './Reading.tsx'
import { asClaim } from './said.ts'
import { bestReader, guessesOf, type Held, heldIn, strikingIn } from './striking.ts'

export function Believed({ room }: { readonly room: Room }) {
  const [fetched] = useFetched(`/bets/${room.code}/${room.round}`)
  const betting = useMemo(
    () => (typeof fetched === 'object' ? (JSON.parse(fetched.text) as Betting | null) : null),
    [fetched],
  )
  if (!betting || betting.betters.length === 0) return null
  return <Told betting={betting} room={room} />
}

function Told({ betting, room }: { readonly betting: Betting; readonly room: Room }) {
  const chronicle = usePart(fetchChronicle, room.settings.game)
  const best = bestReader(betting)
  if (!chronicle || !best) return null
  const { lies, smelt } = noseOf(guessesOf(betting, best))
  const mine = betting.betters.find(({ who }) => who === 'you')
  const others = betting.betters.filter(({ who }) => who === 'another')
  return (
    <div class={css.believed} data-believed>
      <h3>{t().believed}</h3>
      <ul class={css.held}>
        {strikingIn(heldIn(betting)).map((held) => (
          <One key={`${held.claim.at} ${held.claim.seat}`} held={held} chronicle={chronicle} room={room} />
        ))}
      </ul>
      {betting.betters.length > 1 && <p class={css.best}>{t().best(best.name ?? t().onlooker, lies, smelt)}</p>}
      {mine && (
        <>
          <h4>{t().yours}</h4>
          <Reading guesses={guessesOf(betting, mine)} />
        </>
      )}
      {others.length > 0 && <Others title={mine ? t().others : t().all} betters={others} betting={betting} />}
    </div>
  )
}

interface OneProps {
  readonly held: Held
  readonly chronicle: Chronicle
  readonly room: Room
}

function One({ held: { claim, belief }, chronicle: { text, claimsAre }, room }: OneProps) {
  const percent = Math.round(belief * 100)
  const was = claimsAre === 'words' ? t().was : t().deed
  return (
    <li data-truth={claim.truth}>
      <b>{text[language.value].said(asClaim(claim), nameIn(room))}.</b>
      <span class={css.bar} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      <span>
        {t().share(percent)} {was[claim.truth]}
      </span>
    </li>
  )
}

interface OthersProps {
  readonly title: string
  readonly betters: readonly Better[]
  readonly betting: Betting
}

/** Nobody scrolls a TV: there it is enough to say who read best. */
function Others({ title, betters, betting }: OthersProps) {
  return (
    <div class={css.others}>
      <h4>{title}</h4>
      <ul>
        {betters.map((better, nth) => {
          const guesses = guessesOf(betting, better)
          return (
            <li key={nth}>
              <b>{better.name ?? t().onlooker}</b>: {t().off(offBy(brierOf(guesses)))} {noseText(guesses)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
