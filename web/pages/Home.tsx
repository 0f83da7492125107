/** The first page: sit down at a table, lay one, find one's own again. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { titles } from '../../games/index.ts'
import type { Card } from '../../protocol/frames.ts'
import { bringBack } from '../app/copies.ts'
import { language } from '../app/language.ts'
import { ask, line } from '../app/line.ts'
import { useTitle } from '../app/title.ts'
import { takeUpdate, update } from '../app/update.ts'
import { vignetteOf } from '../boards/vignettes.ts'
import { LearnLink } from '../learn/LearnLink.tsx'
import { Art } from '../parts/Art.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { lazily } from '../parts/lazily.tsx'
import { PassedTables } from '../pass/PassedTables.tsx'
import { Alone } from './Alone.tsx'
import { homeWords as t } from './home.words.ts'
import { Join } from './Join.tsx'
import { MyTables, TableLink } from './MyTables.tsx'
import { shelvesOf } from './shelves.ts'
import '../app/letters.ts'

import * as kit from '../look/kit.module.css'
import * as css from './home.module.css'

const MyCircles = lazily(() => import('../circle/MyCircles.tsx').then(({ MyCircles }) => MyCircles), 'nothing')
const mine = signal<readonly Card[]>([])
const circles = signal(0)
const open = signal<readonly Card[]>([])
/** Where no letters come, this list is what says whose turn it is: it keeps looking while somebody looks at it. */
const EVERY = 20_000

async function look(): Promise<void> {
  const [own, listed] = await Promise.all([ask({ is: 'mine' }), ask({ is: 'list' })])
  if (own.is === 'tables') {
    mine.value = own.tables
    circles.value = own.circles ?? 0
  }
  if (listed.is === 'tables') {
    const known = new Set(mine.value.map(({ code }) => code))
    const free = (card: Card) => card.stage === 'lobby' && card.persons < card.seats && !known.has(card.code)
    open.value = listed.tables.filter(free)
  }
}

function lookOn(): () => void {
  const again = () => {
    if (document.visibilityState === 'visible') void look()
  }
  again()
  const timer = setInterval(again, EVERY)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', again)
  }
}

function BringBack() {
  return (
    <label class={`${kit.link} ${css.bring}`}>
      <input
        class={kit.unseen}
        type="file"
        accept=".table"
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) await bringBack(file)
          currentTarget.value = ''
        }}
      />
      {t().bring}
    </label>
  )
}

export function Home() {
  const shelves = shelvesOf(mine.value)
  useTitle(shelves.yours.length > 0 ? t().waiting(shelves.yours.length) : '')
  const there = line.value === 'open'
  useEffect(() => (there ? lookOn() : undefined), [there])
  return (
    <main class={`${kit.page} ${css.home}`}>
      <header class={css.top}>
        <div class={css.brand}>
          <Art of="logo" class={css.brandLogo} />
          <div>
            <h1 tabIndex={-1}>Humbug</h1>
            <p>{t().motto}</p>
          </div>
        </div>
        <LanguageSwitch />
      </header>
      <div class={css.act}>
        <Join />
        <a class={`${kit.go} ${kit.full} ${css.lay}`} href="/new">
          <Art of="candle" class={css.layCandle} />
          <span>{t().lay}</span>
        </a>
        <Alone />
        <p class={css.about}>{t().about}</p>
      </div>
      <MyTables shelves={shelves} />
      {circles.value > 0 && <MyCircles />}
      <PassedTables known={mine.value.map(({ code }) => code)} />
      {open.value.length > 0 && (
        <section>
          <h2>{t().open}</h2>
          <div class={kit.rows}>
            {open.value.map((card) => {
              const free = t().free(card.seats - card.persons)
              return <TableLink key={card.code} card={card} note={card.guarded ? `${free} · ${t().guarded}` : free} />
            })}
          </div>
        </section>
      )}
      <section>
        <h2>{t().play}</h2>
        <div class={css.cards}>
          {titles.map(({ key, seats, [language.value]: { title, pitch } }) => (
            <div key={key} class={css.card}>
              <a href={`/new/${key}`}>
                <img src={vignetteOf(key)} alt="" width="200" height="120" />
                <b>{title}</b>
                <span>{pitch}</span>
                <em>{t().seats(seats)}</em>
              </a>
              <LearnLink game={key} />
            </div>
          ))}
        </div>
      </section>
      <footer class={css.foot}>
        <a class={kit.link} href="/rules">
          {t().rules}
        </a>
        <a class={kit.link} href="/fair">
          {t().fair}
        </a>
        <a class={kit.link} href="/know">
          {t().know}
        </a>
        <a class={kit.link} href="/about">
          {t().house}
        </a>
        <BringBack />
        {update.value === 'ready' && (
          <button type="button" class={kit.line} onClick={takeUpdate}>
            {t().turn}
          </button>
        )}
      </footer>
    </main>
  )
}
