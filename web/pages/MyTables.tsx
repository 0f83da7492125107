/** The tables of this device, and the way to each: to the chair, or to what was played there. */
import type { ComponentChildren } from 'preact'
import { findTitle } from '../../games/index.ts'
import type { Card } from '../../protocol/frames.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import * as css from './home.module.css'
import { homeWords as t } from './home.words.ts'
import type { Shelves } from './shelves.ts'

function titleOf(key: string): string {
  return findTitle(key)?.[language.value].title ?? key
}

interface LinkProps {
  readonly card: Card
  readonly note: string
  readonly look?: 'hot' | 'plain'
  readonly to?: string
}

export function TableLink({ card, note, look = 'plain', to = `/t/${card.code}` }: LinkProps) {
  return (
    <a class={css.tablelink} data-look={look} href={to}>
      <span>
        <b>{titleOf(card.game)}</b> <i>{card.code}</i>
        <em>{note}</em>
      </span>
      <Art of="arrow" class={css.tablelinkArrow} />
    </a>
  )
}

/** Where one goes to a table that was cleared: to its last game, if one was ever dealt there. */
function Past({ card }: { readonly card: Card }) {
  const ended = card.own?.ended ?? 0
  const note = t().stages[card.stage]
  if (ended === 0) return <TableLink card={card} note={note} />
  return <TableLink card={card} note={`${note} ${t().again}`} to={`/replay/${card.code}/${ended}`} />
}

const Away = ({ card }: { readonly card: Card }) => <TableLink card={card} note={t().stages[card.stage]} />

interface FoldedProps {
  readonly title: string
  readonly help: string
  readonly cards: readonly Card[]
  readonly row: (props: { readonly card: Card }) => ComponentChildren
}

function Folded({ title, help, cards, row: Row }: FoldedProps) {
  if (cards.length === 0) return null
  return (
    <details>
      <summary>
        <b>
          {title} ({cards.length})
        </b>
        <span>{help}</span>
      </summary>
      <div class={kit.rows}>
        {cards.map((card) => (
          <Row key={card.code} card={card} />
        ))}
      </div>
    </details>
  )
}

export function MyTables({ shelves }: { readonly shelves: Shelves }) {
  const { yours, running, laid, away, past } = shelves
  const out = yours.length + running.length + laid.length
  if (out + away.length + past.length === 0) return null
  return (
    <section class={css.mine}>
      {yours.length > 0 && (
        <>
          <h2 class={css.mineTurn}>{t().yours}</h2>
          <div class={kit.rows}>
            {yours.map((card) => (
              <TableLink key={card.code} card={card} note={t().waits} look="hot" />
            ))}
          </div>
        </>
      )}
      {(running.length + laid.length > 0 || out === 0) && <h2>{t().mine}</h2>}
      <div class={kit.rows}>
        {running.map((card) => (
          <TableLink key={card.code} card={card} note={card.own?.turn === 'others' ? t().others : t().still} />
        ))}
        {laid.map((card) => (
          <TableLink key={card.code} card={card} note={t().stages[card.stage]} />
        ))}
      </div>
      <Folded title={t().away} help={t().awayHelp} cards={away} row={Away} />
      <Folded title={t().past} help={t().pastHelp} cards={past} row={Past} />
    </section>
  )
}
