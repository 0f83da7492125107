/** The first page: sit down at a table, lay one, find one's own again. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { games } from '../../games/index.ts'
import type { Card } from '../../protocol.ts'
import { language } from '../app/language.ts'
import { ask, line } from '../app/line.ts'
import { go } from '../app/route.ts'
import { useTitle } from '../app/title.ts'
import { takeUpdate, update } from '../app/update.ts'
import { vignettes } from '../boards/vignettes.ts'
import { Art } from '../parts/Art.tsx'
import { CodeField } from '../parts/CodeField.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { homeWords as t } from './home.words.ts'
import './home.css'

const mine = signal<readonly Card[]>([])
const open = signal<readonly Card[]>([])

async function look(): Promise<void> {
  const [own, listed] = await Promise.all([ask({ is: 'mine' }), ask({ is: 'list' })])
  if (own.is === 'tables') mine.value = own.tables.filter(({ stage }) => stage !== 'closed' && stage !== 'abandoned')
  if (listed.is === 'tables') {
    const known = new Set(mine.value.map(({ code }) => code))
    const free = (card: Card) => card.stage === 'lobby' && card.persons < card.seats && !known.has(card.code)
    open.value = listed.tables.filter(free)
  }
}

function titleOf(key: string): string {
  return games.find((game) => game.key === key)?.text[language.value].title ?? key
}

function TableLink({ card, note }: { readonly card: Card; readonly note: string }) {
  return (
    <a class={`tablelink ${card.stage === 'playing' ? 'hot' : ''}`} href={`/t/${card.code}`}>
      <span>
        <b>{titleOf(card.game)}</b> <i>{card.code}</i>
        <em>{note}</em>
      </span>
      <Art of="arrow" class="tablelink-arrow" />
    </a>
  )
}

export function Home() {
  useTitle('')
  const there = line.value === 'open'
  useEffect(() => {
    if (there) void look()
  }, [there])
  return (
    <main class="page home">
      <header class="home-top">
        <div class="brand">
          <Art of="logo" class="brand-logo" />
          <div>
            <h1 tabIndex={-1}>Humbug</h1>
            <p>{t().motto}</p>
          </div>
        </div>
        <LanguageSwitch />
      </header>
      <div class="home-act">
        <form
          class="slip join"
          onSubmit={(event) => {
            event.preventDefault()
            const code = String(new FormData(event.currentTarget).get('code') ?? '')
            if (code.length === 6) go(`/t/${code}`)
            else (event.currentTarget.elements.namedItem('code') as HTMLInputElement).focus()
          }}
        >
          <label class="label" for="code">
            {t().given}
          </label>
          <div class="join-row">
            <CodeField id="code" label={t().code} />
            <button type="submit" class="ink">
              {t().sit}
            </button>
          </div>
        </form>
        <a class="go full lay" href="/new">
          <Art of="candle" class="lay-candle" />
          <span>{t().lay}</span>
        </a>
        <p class="home-about">{t().about}</p>
      </div>
      {mine.value.length > 0 && (
        <section>
          <h2>{t().mine}</h2>
          <div class="rows">
            {mine.value.slice(0, 12).map((card) => (
              <TableLink key={card.code} card={card} note={t().stages[card.stage]} />
            ))}
          </div>
        </section>
      )}
      {open.value.length > 0 && (
        <section>
          <h2>{t().open}</h2>
          <div class="rows">
            {open.value.map((card) => {
              const free = t().free(card.seats - card.persons)
              return <TableLink key={card.code} card={card} note={card.guarded ? `${free} · ${t().guarded}` : free} />
            })}
          </div>
        </section>
      )}
      <section>
        <h2>{t().play}</h2>
        <div class="cards">
          {games.map((game) => (
            <a key={game.key} class="card" href={`/new/${game.key}`}>
              <img src={vignettes[game.key]} alt="" width="200" height="120" />
              <b>{game.text[language.value].title}</b>
              <span>{game.text[language.value].pitch}</span>
              <em>{t().seats(game.seats)}</em>
            </a>
          ))}
        </div>
      </section>
      <footer class="home-foot">
        <a class="link" href="/rules">
          {t().rules}
        </a>
        <a class="link" href="/fair">
          {t().fair}
        </a>
        <a class="link" href="/about">
          {t().house}
        </a>
        {update.value === 'ready' && (
          <button type="button" class="line" onClick={takeUpdate}>
            {t().turn}
          </button>
        )}
      </footer>
    </main>
  )
}
