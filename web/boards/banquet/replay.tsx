/** The cellar by daylight: what is in every goblet, what everybody hides, and who has seen what. */

import type { ComponentChildren } from 'preact'
import { readWhat, type What } from '../../../games/banquet/chronicle.what.ts'
import { members } from '../../../games/banquet/houses.ts'
import type { BanquetState, Held, House, Memory, Place } from '../../../games/banquet/state.ts'
import { count, isPoisoned, type Tokens } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import type { SaidProps } from '../replay.ts'
import { type Company, companyFor, namesOf, ownGoblet, whereIs } from './company.ts'
import { type Dress, useDress, Wearing } from './dress.ts'
import { Arms, Cup, Handful, Marked, Sign, Token } from './heraldry.tsx'
import { GobletSign, InWords } from './Looked.tsx'
import * as css from './replay.module.css'
import { cellarWords as t } from './replay.words.ts'
import { tableWords } from './words.ts'

function SaidSign({ what }: { readonly what: What }) {
  switch (what.kind) {
    case 'poured':
      return what.sort === 'something' ? <Arms of="pour" /> : <Token sort={what.sort} />
    case 'toast':
      return <Arms of="toast" />
    case 'foretold':
      return <Art of="eye-open" />
    case 'serves':
      return <Arms of="spoon" />
  }
}

/** What was said, in the drawings of this table. */
export function saidIn(dress: () => Dress) {
  return function Said({ claim }: SaidProps) {
    return (
      <Wearing value={dress()}>
        <span class={css.saidCup}>
          <SaidSign what={readWhat(claim.what)} />
        </span>
      </Wearing>
    )
  }
}

function Contents({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  return (
    <>
      {count(tokens) === 0 ? <i>{tableWords().nothing}</i> : <Handful tokens={tokens} />}
      <span class={kit.unseen}>{count(tokens) > 0 && <InWords tokens={tokens} />}</span>
    </>
  )
}

function Goblet({ place, tokens, company }: { place: Place; tokens: Readonly<Tokens>; company: Company }) {
  const { rings, standing, nobles } = company.table
  const ring = rings?.[place] ?? null
  const deadly = isPoisoned(tokens)
  return (
    <li class={deadly ? css.deadly : ''}>
      <span class={css.cellarCup}>
        <Cup of={ring === null ? null : sure(nobles[ring], 'noble')} />
      </span>
      <p>
        <b>{whereIs(company, place)}</b>
        {ring !== null && <span class={kit.unseen}>, {ownGoblet(company, ring)}: </span>}
        {standing[place] ? <Contents tokens={tokens} /> : <i>{tableWords().gone}</i>}
        {standing[place] && (
          <em>
            <span aria-hidden="true">{deadly ? '✕' : '✓'}</span> {deadly ? t().deadly : t().safe}
          </em>
        )}
      </p>
    </li>
  )
}

type Look = Extract<Memory, { readonly kind: 'look' }>

/** What somebody knows besides, as far as their hand remembers it. */
function Knows({ hand, who, nobles }: { hand: Held; who: string; nobles: readonly Seat[] }) {
  const looks = hand.memory.filter((note): note is Look => note.kind === 'look')
  return (
    <>
      {looks.map((look, at) => (
        <small key={at} class={css.cellarSaw}>
          <Art of="eye-open" />
          <span class={kit.unseen}>
            {who} {t().saw}:{' '}
          </span>
          <GobletSign of={look.ring === null ? null : nobles[look.ring]} place={look.place} />
          <Contents tokens={look.tokens} />
        </small>
      ))}
      {hand.veiled && (
        <small class={css.cellarSaw}>
          <Art of="eye-shut" /> {who} {t().veiled[hand.veiled]}
        </small>
      )}
    </>
  )
}

interface GuestProps {
  readonly state: BanquetState
  readonly company: Company
  readonly house: House
  /** What else one seat alone knows of itself. */
  readonly secret: (seat: Seat) => ComponentChildren
}

function Guest({ state, company, house, secret }: GuestProps) {
  const { characters, cover } = useDress()
  const { table, hands } = state
  const noble = sure(table.nobles[house], 'noble')
  const key = table.characters[noble]
  const { tokens } = sure(hands[noble], 'hand')
  return (
    <li>
      <Sign of={noble} />
      <p>
        <b>{namesOf(company, house)}</b>
        {key && <span class={css.cellarCharacter}>{characters[key]?.name}</span>}
        <span class={kit.unseen}>{cover.tokens(count(tokens))}: </span>
        <Contents tokens={tokens} />
        {members(table, house).map((seat) => (
          <span key={seat} class={css.cellarKnows}>
            {secret(seat)}
            <Knows hand={sure(hands[seat], 'hand')} who={company.name(seat)} nobles={table.nobles} />
          </span>
        ))}
      </p>
    </li>
  )
}

interface CellarProps {
  readonly state: BanquetState
  readonly room: Room
  readonly name: Name
  readonly dress: Dress
  readonly goblets: Company['goblets']
  readonly secret?: GuestProps['secret']
  /** What else is hidden at this table. */
  readonly children?: ComponentChildren
}

export function Cellar({ state, room, name, dress, goblets, secret = () => null, children }: CellarProps) {
  const { table, box } = state
  const company = companyFor({ table, seat: null, name, goblets, order: 'nobody' })
  if (box.goblets.length === 0) return <p class={kit.quiet}>{t().cleared}</p>
  return (
    <Wearing value={dress}>
      <Marked value={room.chairs}>
        <div class={css.cellar}>
          <section>
            <h3>{t().goblets}</h3>
            <ul>
              {box.goblets.map((tokens, place) => (
                <Goblet key={place} {...{ place, tokens, company }} />
              ))}
            </ul>
          </section>
          <section>
            <h3>{t().hidden}</h3>
            <ul>
              {table.nobles.map((_, house) => (
                <Guest key={house} {...{ state, company, house, secret }} />
              ))}
            </ul>
            {children}
          </section>
        </div>
      </Marked>
    </Wearing>
  )
}

/** A bag or a heap that nobody looks into. */
export function Heap({ sign, label, tokens }: { sign: string; label: string; tokens: Readonly<Tokens> }) {
  return (
    <p class={css.cellarHeap}>
      <Arms of={sign} />
      <b>{label}</b> <InWords tokens={tokens} />
    </p>
  )
}
