/** All the rules of one game: the gist for newcomers, then every clause, to be searched and linked to. */
import { useEffect, useState } from 'preact/hooks'
import { clauseAt, type Rulebook, type Section, sourcesOf } from '../../kernel/rulebook.ts'
import { clauseLink, point, pointAgain } from '../app/clause.ts'
import { fragment, turn } from '../app/route.ts'
import { useExample } from '../boards/examples.ts'
import { LearnLink } from '../learn/LearnLink.tsx'
import * as kit from '../look/kit.module.css'
import { Clauses, sourceWords } from '../parts/Clauses.tsx'
import * as clausesCss from '../parts/clauses.module.css'
import { Gist } from '../parts/Gist.tsx'
import { Prose } from '../parts/Prose.tsx'
import { useRulebook } from '../rulebooks.ts'
import { find } from './finding.ts'
import * as css from './rules.module.css'
import { rulesWords as t } from './rules.words.ts'
import { WorkedExample } from './WorkedExample.tsx'

export function RulesOf({ game }: { readonly game: string }) {
  const book = useRulebook(game)
  return (
    <main class={`${kit.page} ${css.rules}`}>
      <Gist game={game} title={t().gist}>
        <a class={kit.ink} href={`/new/${game}`}>
          {t().play}
        </a>{' '}
        <LearnLink game={game} />
      </Gist>
      {book === undefined || book === 'failed' ? (
        <p class={css.wait} role="status">
          {book === 'failed' ? t().failed : t().waiting}
        </p>
      ) : (
        <Book game={game} book={book} />
      )}
    </main>
  )
}

interface BookProps {
  readonly game: string
  readonly book: Rulebook
}

function Book({ game, book }: BookProps) {
  const [wish, setWish] = useState('')
  const { sections, count } = find(book, wish)
  const here = clauseAt(book, fragment.value)?.id
  useEffect(() => {
    if (here === undefined) return
    setWish('')
    point(here)
  }, [here])
  const search = (wished: string) => {
    setWish(wished)
    // Whoever searches has left the clause they came for.
    if (fragment.peek() !== '') turn(location.pathname)
  }
  return (
    <>
      <div class={css.side}>
        <search>
          <label class={kit.field}>
            <span>{t().search}</span>
            <input
              class={kit.input}
              type="search"
              placeholder={t().hint}
              value={wish}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => search(currentTarget.value)}
              onKeyDown={({ key }) => key === 'Escape' && search('')}
            />
          </label>
          <p role="status">{wish.trim() !== '' && (count === 0 ? t().nothing : t().found(count))}</p>
          {wish.trim() !== '' && (
            <button type="button" class={kit.link} onClick={() => search('')}>
              {t().clear}
            </button>
          )}
        </search>
        {wish.trim() === '' && <Chapters game={game} book={book} />}
      </div>
      <div class={css.text}>
        {sections.map((section) => (
          <Chapter key={section.heading} {...{ game, book, section, here }} />
        ))}
      </div>
    </>
  )
}

function Chapters({ game, book }: BookProps) {
  const sources = sourcesOf(book)
  return (
    <>
      <nav aria-labelledby="chapters">
        <h2 id="chapters">{t().contents}</h2>
        <ul>
          {book.sections.map(({ heading, clauses: [first] }) =>
            first ? (
              <li key={heading}>
                <a href={clauseLink(game, first.id)} onClick={() => pointAgain(first.id)}>
                  {heading}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      <section class={css.legend} aria-labelledby="legend">
        <h2 id="legend">{t().from}</h2>
        <dl>
          {sources.map((source) => (
            <div key={source}>
              <dt class={clausesCss.clauseSource}>{source}</dt>
              <dd>{sourceWords()[source]}</dd>
            </div>
          ))}
        </dl>
        <p>
          {sources.includes('S') ? t().after : t().own} {t().numbered}
        </p>
      </section>
    </>
  )
}

interface ChapterProps extends BookProps {
  readonly section: Section
  readonly here: string | undefined
}

function Chapter({ game, book, section, here }: ChapterProps) {
  const example = useExample(game)
  const isHere = section.clauses.some(({ id }) => id === example?.after)
  return (
    <section class={css.chapter}>
      <h2>{section.heading}</h2>
      {section.intro.map((paragraph) => {
        // A row of meanings is easier to read as a list.
        const items = paragraph.split(' · ')
        const set = items.map((item) => <Prose key={item} text={item} game={game} book={book} />)
        if (items.length === 1) return <p key={paragraph}>{set}</p>
        return (
          <ul key={paragraph} class={css.meanings}>
            {set.map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ul>
        )
      })}
      <Clauses {...{ game, book, section, here }} />
      {example && isHere && <WorkedExample of={example} />}
    </section>
  )
}
