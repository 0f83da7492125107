/** What the book knows of somebody, with the numbers behind every rate. */
import type { ComponentChildren } from 'preact'
import * as kit from '../../look/kit.module.css'
import { bookWords } from './book.words.ts'
import { playedIn } from './chosen.ts'
import { gameName, number, percent } from './figures.ts'
import { nemesisOf } from './nemesis.ts'
import type { Figure } from './people.ts'
import * as css from './person.module.css'
import { personWords as t } from './person.words.ts'
import { momentOf } from './places.ts'
import { isFew, type Rate } from './rate.ts'
import { streaksOf } from './streaks.ts'
import { earsOf, tongueOf } from './tongue.ts'
import type { Whole } from './whole.ts'
import { winsOf } from './wins.ts'

interface KnownProps {
  readonly who: Figure
  readonly whole: Whole
}

export function Known({ who, whole }: KnownProps) {
  const { won, expected } = winsOf(whole.sittings, who.id)
  const { claims, told, caught } = tongueOf(whole.games, who.id)
  const ears = earsOf(whole.answers, who.id)
  return (
    <div class={css.known}>
      <p>{t().company(number(won), number(expected))}</p>
      <dl class={css.facts}>
        <ByGame who={who} whole={whole} />
        <Fact name={t().claims}>
          <b>{claims}</b>
        </Fact>
        <Counted name={t().told} rate={{ part: told, of: claims }} />
        <Counted name={t().caught} rate={{ part: caught, of: told }} />
        {(['liesBelieved', 'truthsDoubted', 'doubtsRight', 'beliefsRight'] as const).map((key) => (
          <Counted key={key} name={t()[key]} rate={ears[key]} />
        ))}
        <Standing who={who} whole={whole} />
      </dl>
      <p class={kit.quiet}>{t().heardBy}</p>
    </div>
  )
}

interface FactProps {
  readonly name: string
  readonly children: ComponentChildren
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Counted({ name, rate }: { readonly name: string; readonly rate: Rate }) {
  return (
    <Fact name={name}>
      {isFew(rate) ? <i>{t().few}</i> : <b>{percent(rate)}</b>} <span>{t().of(rate.part, rate.of)}</span>
    </Fact>
  )
}

/** How they stand against the others. */
function Standing({ who, whole: { sittings, people, bluffs } }: KnownProps) {
  const { best, current } = streaksOf(sittings, who.id)
  const nemesis = nemesisOf(sittings, people, who.id)
  const bluff = bluffs.find(({ teller }) => teller === who.id)
  return (
    <>
      <Fact name={t().streak}>{t().streaks(best, current)}</Fact>
      <Fact name={t().nemesis}>
        {nemesis
          ? t().nemesisLine(nemesis.who.name, number(nemesis.ahead), nemesis.games, number(nemesis.expected))
          : t().noNemesis}
      </Fact>
      {bluff && (
        <Fact name={t().bluff}>
          <a class={kit.link} href={momentOf(bluff)}>
            {gameName(bluff.game.game)}: {bookWords().moment}
          </a>
        </Fact>
      )}
    </>
  )
}

function ByGame({ who, whole: { sittings, games } }: KnownProps) {
  const won = (key: string) =>
    winsOf(
      sittings.filter(({ game }) => game.game === key),
      who.id,
    )
  const rows = playedIn(games).map((key) => ({ key, wins: won(key) }))
  return rows
    .filter(({ wins }) => wins.games > 0)
    .map(({ key, wins }) => (
      <Fact key={key} name={gameName(key)}>
        {t().inGame(wins.games, number(wins.won), number(wins.expected))}
      </Fact>
    ))
}
