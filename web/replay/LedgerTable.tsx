/** Who claimed what: a row a seat, a column a turn, and below it who believed it, who did not, and what it moved. */
import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Chronicle, ChronicleText } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import type { SaidProps } from '../boards/replay.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from '../parts/Art.tsx'
import type { Known, Ledger } from './fog.ts'
import * as css from './ledgertable.module.css'
import { replayWords as t } from './replay.words.ts'
import { Truth } from './Truth.tsx'

interface LedgerProps {
  readonly ledger: Ledger
  readonly Said: ComponentType<SaidProps>
  readonly text: ChronicleText
  readonly claimsAre: Chronicle['claimsAre']
  readonly room: Room
  readonly name: Name
  readonly at: number
  readonly jump: (at: number) => void
}

interface Column {
  readonly at: number
  readonly now: 'shown' | ''
  readonly known: readonly Known[]
}

function columnsOf({ turns, known }: Ledger, at: number): Column[] {
  const turnAt = (moment: number) =>
    Math.max(
      0,
      turns.findLastIndex((turn) => turn.at <= moment),
    )
  const now = turnAt(at)
  return turns.map((turn, n) => ({
    at: turn.at,
    now: n === now ? 'shown' : '',
    known: known.filter(({ claim }) => turnAt(claim.at) === n),
  }))
}

/** What all claims of a turn together moved, seat by seat. */
function swungIn(known: readonly Known[]): { seat: Seat; by: number }[] {
  const sums = new Map<Seat, number>()
  for (const { claim } of known) for (const { seat, by } of claim.swung) sums.set(seat, (sums.get(seat) ?? 0) + by)
  return [...sums].map(([seat, by]) => ({ seat, by })).filter(({ by }) => by !== 0)
}

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)

export function LedgerTable(props: LedgerProps) {
  const { ledger, claimsAre, text, room, name, at, jump } = props
  const { scroller: label } = { ...t().ledger[claimsAre], ...text.deeds }
  const scroller = useRef<HTMLDivElement>(null)
  const columns = columnsOf(ledger, at)
  const current = columns.findIndex(({ now }) => now === 'shown')
  // The shown turn comes into sight in its own box; the page itself stays where it is.
  useEffect(() => {
    const box = scroller.current
    const head = box?.querySelector<HTMLElement>('[aria-current]')
    if (box && head) box.scrollTo({ left: head.offsetLeft - box.clientWidth / 2 })
  }, [current, columns.length])
  return (
    <div class={css.scroller} ref={scroller} role="region" aria-label={label} tabIndex={0}>
      <table class={css.book}>
        <thead>
          <tr>
            <th scope="col">
              <span class={kit.unseen}>{t().who}</span>
            </th>
            {columns.map(({ at: begin, now }, n) => (
              <th key={begin} scope="col" class={now && css.shown} {...(now && { 'aria-current': 'step' as const })}>
                <button type="button" aria-label={t().jump(n + 1)} onClick={() => jump(begin)}>
                  {n + 1}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {room.chairs.map((chair, seat) => (
            <tr key={seat}>
              <th scope="row">
                {chair && <Mark of={chair.mark} />}
                <span>{name(seat)}</span>
              </th>
              {columns.map(({ at: begin, now, known }) => (
                <td key={begin} class={now && css.shown}>
                  {known
                    .filter(({ claim }) => claim.seat === seat)
                    .map((one) => (
                      <Claimed key={`${one.claim.at} ${one.claim.what}`} {...props} known={one} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Below {...props} columns={columns} />
      </table>
    </div>
  )
}

function Claimed({
  known: { claim, mark },
  Said,
  text,
  claimsAre,
  name,
  jump,
}: LedgerProps & { readonly known: Known }) {
  return (
    <button type="button" class={css.claimed} data-are={claimsAre} onClick={() => jump(claim.at)}>
      <span aria-hidden="true">
        <Said claim={claim} />
      </span>
      {claimsAre === 'words' && <Truth of={mark} />}
      <span class={kit.unseen}>
        {text.said(claim, name)}
        {claimsAre === 'words' && `, ${t().truth[mark]}`}
      </span>
    </button>
  )
}

function Below({ columns, claimsAre, room, name, text }: LedgerProps & { readonly columns: readonly Column[] }) {
  const marks = (seats: readonly Seat[]) =>
    [...new Set(seats)].map((seat) => (
      <span key={seat} class={css.answered} title={name(seat)}>
        {room.chairs[seat] && <Mark of={room.chairs[seat].mark} />}
        <span class={kit.unseen}>{name(seat)}</span>
      </span>
    ))
  const { rows } = { ...t().ledger[claimsAre], ...text.deeds }
  return (
    <tbody class={css.below}>
      {(['believed', 'doubted'] as const).map((row) => (
        <tr key={row}>
          <th scope="row">{rows[row]}</th>
          {columns.map(({ at, now, known }) => (
            <td key={at} class={now && css.shown}>
              {marks(known.flatMap(({ claim }) => claim[row]))}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row">{rows.swung}</th>
        {columns.map(({ at, now, known }) => (
          <td key={at} class={now && css.shown}>
            {swungIn(known).map(({ seat, by }) => (
              <span key={seat} class={`${css.swung} ${by > 0 ? css.up : css.down}`}>
                {marks([seat])}
                <b aria-hidden="true">{signed(by)}</b>
                <span class={kit.unseen}>
                  {by > 0 ? '+' : '−'}
                  {text.swung(Math.abs(by))}
                </span>
              </span>
            ))}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
