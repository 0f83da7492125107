/** The small questions of a turn: the first token, the bill, the sort, the share, the last call. */

import type { ComponentChildren } from 'preact'
import { sorts } from '../../../games/hoax/state.ts'
import { loose } from '../../../games/hoax/tokens.ts'
import { why } from '../../../games/hoax/why.ts'
import { sure } from '../../../kernel/at.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import { type Asking, only } from './asking.ts'
import * as billCss from './bill.module.css'
import { Called } from './Called.tsx'
import * as css from './choices.module.css'
import { Amount, Crossed, Figure, Owed } from './figures.tsx'
import { digit, Keyed } from './Keyed.tsx'
import { type Way, waysOf } from './owed.ts'
import { roleName, spoken } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

/** H1.3 */
export function Taking({ moves, busy, play }: Asking) {
  return (
    <div class={css.picks}>
      {only(moves, 'take').map((move, at) => (
        <Keyed
          key={move.sort}
          class={`${css.big} ${css.bold}`}
          {...digit(at)}
          disabled={busy}
          onClick={() => play(move)}
        >
          <Figure of={move.sort} />
          <span>{spoken().sorts[move.sort]}</span>
        </Keyed>
      ))}
    </div>
  )
}

/** H2.2, H2.3: what the chosen one wants. */
export function Naming({ view, moves, busy, play }: Asking) {
  const purse = sure(view.table.purses[view.table.acting], 'purse')
  return (
    <div class={css.picks}>
      {sorts.map((sort, at) => {
        const move = only(moves, 'name').find((one) => one.sort === sort)
        return (
          move && (
            <Keyed
              key={sort}
              class={`${css.big} ${css.bold}`}
              {...digit(at)}
              disabled={busy}
              onClick={() => play(move)}
            >
              <Figure of={sort} />
              <span>
                {spoken().sorts[sort]} <small>{t().hasLoose(loose(purse, sort))}</small>
              </span>
            </Keyed>
          )
        )
      })}
    </div>
  )
}

/** H2.2: one of the two goes to an Emperor. */
export function Sharing({ view, moves, room, name, busy, play }: Asking) {
  const sort = view.table.payment?.sort
  return (
    <div class={css.two}>
      {only(moves, 'share').map((move, at) => (
        <Keyed key={move.to} class={`${css.big} ${css.bold}`} {...digit(at)} disabled={busy} onClick={() => play(move)}>
          {room.chairs[move.to] && <Mark of={sure(room.chairs[move.to], 'chair').mark} />}
          <span>
            {move.to === view.seat ? t().keepBoth : name(move.to)}{' '}
            {sort && (
              <small>
                +<Amount count={1} sort={sort} />
              </small>
            )}
          </span>
        </Keyed>
      ))}
    </div>
  )
}

interface RowProps extends Pick<Asking, 'busy'> {
  readonly shortcut?: string
  readonly figure: ComponentChildren
  readonly title: ComponentChildren
  readonly sub: string
  readonly end: ComponentChildren
  readonly onClick: () => void
}

function Row({ figure, title, sub, end, busy, ...keyed }: RowProps) {
  return (
    <Keyed class={css.row} disabled={busy} {...keyed}>
      {figure}
      <span>
        {title} {sub && <small>{sub}</small>}
      </span>
      <i class={css.rowEnd}>{end}</i>
    </Keyed>
  )
}

/** A longer bill than this says who, and leaves the rest to the mask. */
const MANY = 3

/** H3.6: the last link decides. */
export function Paying({ view, moves, room, name, busy, play, explain }: Asking) {
  const immune = moves.find(({ kind }) => kind === 'immune')
  const ways = waysOf(view.table).flatMap((way) => {
    const move = only(moves, 'pay').find(({ to, role }) => to === way.to && role === way.role)
    return move ? [{ ...way, move }] : []
  })
  const titleOf = ({ to, role, fate }: Way) => {
    if (fate === 'self') return t().forgiveSelf
    return role === 'judge' ? t().pay(name(to)) : t().forgivenBy(name(to))
  }
  const isMany = ways.length > MANY
  return (
    <div class={`${kit.rows} ${isMany ? css.many : ''}`}>
      {ways.map(({ move, ...way }, at) => {
        const { to, role, count, sort, fate } = way
        const mark = room.chairs[to]?.mark
        return (
          <Row
            key={`${to} ${role}`}
            busy={busy}
            {...digit(at)}
            figure={
              <span class={billCss.whom}>
                <Figure of={role} />
                {mark && <Mark of={mark} />}
              </span>
            }
            {...(isMany
              ? { title: <Called name={name(to)} />, sub: '' }
              : { title: <b>{titleOf(way)}</b>, sub: t().paySub[fate] })}
            end={isMany && !sort ? count : <Owed count={count} sort={sort} />}
            onClick={() => play(move)}
          />
        )
      })}
      {immune ? (
        <Row
          busy={busy}
          {...digit(ways.length)}
          figure={<Figure of="wizard" />}
          title={<Called name={t().iAm(roleName('wizard'))} />}
          sub={isMany ? '' : t().immuneSub}
          end={<Owed count={0} sort={null} />}
          onClick={() => play(immune)}
        />
      ) : (
        <button type="button" class={`${css.row} ${css.shut}`} onClick={() => explain(why(view, 'immune') ?? 'H2.4')}>
          <Crossed of="wizard" />
          <span>
            <b>{t().iAm(roleName('wizard'))}</b> <small>{t().confessed}</small>
          </span>
          <u>{why(view, 'immune') ?? 'H2.4'}</u>
        </button>
      )}
    </div>
  )
}

/** H5.7 */
export function LastCall({ moves, busy, play }: Asking) {
  const pass = moves.find(({ kind }) => kind === 'pass')
  if (!pass) return null
  return (
    <Keyed class={`${css.big} ${css.bold}`} shortcut="p" disabled={busy} onClick={() => play(pass)}>
      <span>
        {t().letRest} <small>{t().letRestSub}</small>
      </span>
    </Keyed>
  )
}
