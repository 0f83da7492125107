/** Masks off: every face, what each of them knows of the others, and what lies sealed. */

import { readClaim } from '../../../games/hoax/chronicle.claims.ts'
import type { Claim, Hand, Hoax } from '../../../games/hoax/state.ts'
import type { Frozen, Shape } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { BaredProps, Drawn, HeldProps, SaidProps } from '../replay.ts'
import { Crossed, Figure } from './figures.tsx'
import * as css from './replay.module.css'
import { River } from './replay.river.tsx'
import { hoaxReplayWords as t } from './replay.words.ts'
import { roleName } from './spoken.ts'

/** What rests on a deed wears a sign of what it does; the deed itself is the mask alone. */
const signs = { deed: null, illegal: 'accuse', fine: 'gavel', mercy: 'thumb-up', immunity: 'seal' } as const

function Said({ claim: { what } }: SaidProps) {
  const { storey, role } = readClaim(what)
  const sign = signs[storey]
  return (
    <span class={css.said} data-storey={storey}>
      <Figure of={role} />
      {sign && <Figure of={sign} class={css.saidSign} />}
    </span>
  )
}

interface KnowledgeProps {
  readonly hand: Frozen<Hand>
  readonly name: Name
}

/** H6.3, H7.1: what only this one was shown, or found out. */
function Knowledge({ hand, name }: KnowledgeProps) {
  const told = (claims: Frozen<Claim[]>, sign: 'not' | 'known') =>
    claims.map(({ seat, role }, at) => (
      <li key={`${sign} ${at}`}>
        {sign === 'not' ? <Crossed of={role} /> : <Figure of={role} />}
        <span>{sign === 'not' ? t().isNo(name(seat), roleName(role)) : t().is(name(seat), roleName(role))}</span>
      </li>
    ))
  if (hand.not.length + hand.known.length === 0) return null
  return (
    <ul class={css.baredKnows} aria-label={t().knows}>
      {told(hand.known, 'known')}
      {told(hand.not, 'not')}
    </ul>
  )
}

/** H3.4, H5.2: what lies hidden until all have chosen. */
function Sealed({ hand: { sealed, ballot } }: { readonly hand: Frozen<Hand> }) {
  if (ballot)
    return (
      <em class={css.baredSealed}>
        <Figure of={ballot === 'yes' ? 'thumb-up' : 'thumb-down'} />
        {t().ballot[ballot]}
      </em>
    )
  if (!sealed) return null
  return (
    <em class={css.baredSealed}>
      <Figure of="seal" />
      {t().sealed[sealed.kind]}
    </em>
  )
}

/** What each of them has found out, in a book of its own: late in a game it is long. */
function Learnt({ hands, room, name }: Pick<BaredProps<Hoax>, 'room' | 'name'> & { readonly hands: Frozen<Hand[]> }) {
  return (
    <details class={css.baredLearnt}>
      <summary>
        <b>{t().learnt}</b>
      </summary>
      {hands.every(({ not, known }) => not.length + known.length === 0) && <p class={kit.quiet}>{t().nothing}</p>}
      <ul class={css.baredFaces}>
        {hands.map((hand, seat) =>
          hand.not.length + hand.known.length === 0 ? null : (
            <li key={seat}>
              <p>
                {room.chairs[seat] && <Mark of={room.chairs[seat].mark} />} <b>{name(seat)}</b>
              </p>
              <Knowledge hand={hand} name={name} />
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

function Bared({ state: { table, hands, box }, room, name }: BaredProps<Hoax>) {
  return (
    <>
      <h3>{t().faces}</h3>
      <ul class={css.baredFaces}>
        {hands.map((hand, seat) => (
          <li key={seat} class={`${css.baredFace} ${table.out[seat] === null ? '' : css.gone}`}>
            <Figure of={hand.role} class={css.baredMask} />
            <p>
              {room.chairs[seat] && <Mark of={room.chairs[seat].mark} />}
              <b>{name(seat)}</b>
              {table.out[seat] !== null && <small>{t().out}</small>}
              <span>{roleName(hand.role)}</span>
              <Sealed hand={hand} />
            </p>
          </li>
        ))}
      </ul>
      <Learnt hands={hands} room={room} name={name} />
      <p class={css.baredRest}>
        <b>{t().rest}</b>
        {box.rest.map((role, at) => (
          <span key={at} title={roleName(role)}>
            <Figure of={role} />
            <span class={kit.unseen}>{roleName(role)}, </span>
          </span>
        ))}
      </p>
    </>
  )
}

function Held({ view: { hand }, name }: HeldProps<Hoax>) {
  return (
    <div class={css.baredFace}>
      <Figure of={hand.role} class={css.baredMask} />
      <p>
        <b>{t().mine(roleName(hand.role))}</b>
        <Sealed hand={hand} />
      </p>
      {hand.not.length + hand.known.length === 0 && <p class={kit.quiet}>{t().nothing}</p>}
      <Knowledge hand={hand} name={name} />
    </div>
  )
}

const hoax: Drawn<Hoax> = { Said, Bared, Held, River }

export const drawn = hoax as unknown as Drawn<Shape>
