/** The book of a circle: every finished game of it, and what can be told from them. Reckoned in this page, from the games alone. */
import { useMemo, useState } from 'preact/hooks'
import type { BookGame, CircleView } from '../../../protocol/circle.ts'
import { language } from '../../app/language.ts'
import { useTitle } from '../../app/title.ts'
import * as kit from '../../look/kit.module.css'
import { Bar } from '../../parts/Bar.tsx'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { type Fetched, useFetched } from '../../proof/fetched.ts'
import { Bluffs } from './Bluffs.tsx'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { choose, everything } from './chosen.ts'
import { useChronicles } from './chronicles.ts'
import { sittingsOf } from './company.ts'
import { Filters } from './Filters.tsx'
import { Games } from './Games.tsx'
import { Pairs } from './Pairs.tsx'
import { People } from './People.tsx'
import { River } from './River.tsx'
import { TakeHome } from './TakeHome.tsx'
import { Titles } from './Titles.tsx'
import { Unopened } from './Unopened.tsx'
import { type Whole, wholeOf } from './whole.ts'

/** Both have to come; of two that did not, the graver reason is told. */
function without(...answers: readonly Fetched[]): Exclude<Fetched, object> {
  const reasons = ['missing', 'lost', 'busy'] as const
  return reasons.find((reason) => answers.includes(reason)) ?? 'fetching'
}

export function CircleBook({ code }: { readonly code: string }) {
  const [circle, askCircle] = useFetched(`/circles/${code}`)
  const [book, askBook] = useFetched(`/circles/${code}/book`)
  const view = useMemo<CircleView | null>(() => (typeof circle === 'object' ? JSON.parse(circle.text) : null), [circle])
  const games = useMemo<BookGame[] | null>(() => (typeof book === 'object' ? JSON.parse(book.text) : null), [book])
  useTitle(view ? `${t().title}, ${view.name}` : t().title)
  const again = () => {
    askCircle()
    askBook()
  }
  return (
    <>
      <Bar title={t().title} sub={view && games ? t().of(view.name, games.length) : undefined}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.book}`} aria-busy={!view || !games}>
        {view && games ? <Opened view={view} games={games} /> : <Unopened why={without(circle, book)} again={again} />}
        <p>
          <a class={kit.link} href={`/c/${code}`}>
            {t().back}
          </a>
        </p>
      </main>
    </>
  )
}

interface OpenedProps {
  readonly view: CircleView
  readonly games: readonly BookGame[]
}

function Opened({ view, games }: OpenedProps) {
  const [chosen, setChosen] = useState(everything)
  const all = useMemo(() => sittingsOf(games), [games])
  const whole = useMemo(() => wholeOf(choose(all, view.seasons, chosen), games), [all, games, view, chosen])
  if (games.length === 0) {
    return (
      <section class={css.state}>
        <h2>{t().empty}</h2>
        <p>{t().emptyLine}</p>
      </section>
    )
  }
  return (
    <>
      <Filters games={games} seasons={view.seasons} chosen={chosen} onChoose={setChosen} />
      {whole.games.length === 0 ? (
        <p role="status">{t().none}</p>
      ) : (
        <Chapters key={JSON.stringify(chosen)} whole={whole} />
      )}
      <TakeHome view={view} games={games} />
    </>
  )
}

function Chapters({ whole }: { readonly whole: Whole }) {
  const chronicles = useChronicles([...new Set(whole.games.map(({ game }) => game))])
  const counts = [...chronicles.values()].flatMap(({ text }) => text[language.value].deeds?.counts ?? [])
  return (
    <>
      <Titles titles={whole.titles} />
      <People whole={whole} />
      <River games={whole.games} people={whole.people} />
      <Pairs whole={whole} />
      {[...new Set(counts)].map((line) => (
        <p key={line} class={kit.quiet}>
          {line}
        </p>
      ))}
      <Bluffs whole={whole} />
      <Games games={whole.games} />
    </>
  )
}
