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
      <ByGame who={who} whole={whole} />
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
  const { columns } = t()
  const rows = playedIn(games).map((key) => ({
    key,
    wins: winsOf(
      sittings.filter(({ game }) => game.game === key),
      who.id,
    ),
  }))
  return (
    <table class={css.byGame}>
      <caption>{t().byGame}</caption>
      <thead>
        <tr>
          {(['game', 'games', 'won', 'expected'] as const).map((key) => (
            <th key={key} scope="col">
              {columns[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, wins }) => (
          <tr key={key}>
            <th scope="row">{gameName(key)}</th>
            <td>{wins.games}</td>
            <td>{number(wins.won)}</td>
            <td>{number(wins.expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
