/** The turn as a house of cards: who rests on whom. A card that may be doubted can be pulled. */
import type { ComponentChildren } from 'preact'
import type { Card, Claim, Table } from '../../../games/hoax/state.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import { Called } from './Called.tsx'
import * as claimCss from './claim.module.css'
import { Amount, Figure } from './figures.tsx'
import * as css from './house.module.css'
import { roleName, spoken } from './spoken.ts'
import { FLOORS, floorsOf, isIn, lootOf } from './storeys.ts'
import { hoaxBoardWords as t } from './words.ts'

type Tabled = Frozen<Table>

interface Sight {
  readonly room: Room
  readonly name: Name
  readonly seat: Seat | null
}

function Deed({ table, name }: { readonly table: Tabled; readonly name: Name }) {
  const loot = lootOf(table)
  if (!loot) return <>{t().gotNothing}</>
  return (
    <>
      <Amount count={loot.count} sort={loot.sort} />
      <span class={claimCss.from}>
        {typeof loot.from === 'number' ? t().from(name(loot.from)) : t().loot[loot.from]}
      </span>
    </>
  )
}

/** What a card asks for, or what it got. */
function Says({ table, card, name }: { readonly table: Tabled; readonly card: Frozen<Card>; readonly name: Name }) {
  const { payment } = table
  const chosen = payment?.to === card.seat && payment.role === card.role && card.storey !== 'illegal' ? payment : null
  if (card.storey === 'deed') return <Deed table={table} name={name} />
  if (card.storey === 'immunity') return <>{t().paysNobody}</>
  if (chosen?.state === 'naming') return <>{t().chosen}</>
  if (chosen)
    return (
      <>
        {t().got} {chosen.sort ? <Amount count={chosen.count} sort={chosen.sort} /> : 0}
      </>
    )
  if (card.storey === 'mercy') return <>{card.seat === table.acting ? t().forgivesSelf : t().forgives}</>
  if (card.storey === 'fine')
    return (
      <>
        {t().fines} {card.sort ? <Amount count={2} sort={card.sort} /> : 2}
      </>
    )
  if (payment?.shared === card.seat && payment.sort)
    return (
      <>
        {t().got} <Amount count={1} sort={payment.sort} />
      </>
    )
  return <>{spoken().roles.emperor.reaction?.name}</>
}

interface ClaimCardProps extends Sight {
  readonly table: Tabled
  readonly card: Frozen<Card>
  readonly motion: 'comes' | 'falls' | 'stands'
  readonly onPull: ((claim: Claim) => void) | undefined
}

function ClaimCard({ table, card, motion, onPull, room, name, seat }: ClaimCardProps) {
  const mark = room.chairs[card.seat]?.mark
  const who = card.seat === seat ? t().you : name(card.seat)
  const face = (
    <>
      <Figure of={card.role} class={claimCss.mask} />
      {mark && <Mark of={mark} class={claimCss.mark} />}
      <Called name={name(card.seat)} as={who} />
      <span class={kit.unseen}>, {roleName(card.role)}, </span>
      <span class={claimCss.says}>
        <Says {...{ table, card, name }} />
      </span>
    </>
  )
  const look = `${claimCss.claim} ${card.seat === seat ? claimCss.mine : ''}`
  if (!onPull)
    return (
      <span class={look} data-motion={motion}>
        {face}
      </span>
    )
  return (
    <button
      type="button"
      class={`${look} ${claimCss.open}`}
      data-motion={motion}
      onClick={() => onPull({ seat: card.seat, role: card.role })}
    >
      {face}
      <span class={kit.unseen}>. {t().accuse}</span>
    </button>
  )
}

interface HouseProps extends Sight {
  readonly table: Tabled
  /** What stood a step earlier: the rest has just been put up. */
  readonly before: readonly Frozen<Card>[]
  /** What falls before the eyes of all. */
  readonly fallen: readonly Frozen<Card>[]
  /** Which cards I may pull. */
  readonly open: readonly Claim[]
  /** On top of it, what is being put up just now. */
  readonly roof?: ComponentChildren
  onPull(claim: Claim): void
}

export function House({ table, before, fallen, open, roof, onPull, ...sight }: HouseProps) {
  const motionOf = (card: Frozen<Card>) => {
    if (isIn(fallen, card)) return 'falls'
    return isIn(before, card) ? 'stands' : 'comes'
  }
  const pullable = ({ seat, role }: Frozen<Card>) => open.some((claim) => claim.seat === seat && claim.role === role)
  const floors = floorsOf(table.cards)
  return (
    <ol class={`${css.cardhouse} ${floors.length === FLOORS.length ? css.tall : ''}`} aria-label={t().house}>
      {roof}
      {floors.map(({ level, cards }) => (
        <li
          key={level}
          class={`${css.floor} ${cards.length > 2 ? css.crowded : ''} ${cards.length > 4 ? claimCss.packed : ''}`}
          data-level={level}
        >
          <div class={css.storey}>
            {cards.map((card) => (
              <ClaimCard
                key={`${card.seat} ${card.storey}`}
                {...{ table, card, ...sight }}
                motion={motionOf(card)}
                onPull={pullable(card) ? onPull : undefined}
              />
            ))}
          </div>
          <Beam level={level} />
        </li>
      ))}
    </ol>
  )
}

export function Beam({ level }: { readonly level: number }) {
  return (
    <p class={css.beam}>
      <i aria-hidden="true">{FLOORS[level]}</i>
      <span>{t().beams[level]}</span>
    </p>
  )
}
