/** Whoever sits here is known by the mark they chose: on their plate, round the foot of their goblet, in every list. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { listed, type Sort, type Tokens } from '../../../games/banquet/tokens.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Room } from '../../../protocol/room.ts'
import type { Mark as MarkName } from '../../../protocol/words.ts'
import sprite from '../../look/arms.svg'
import house from '../../look/house.svg'
import '../../look/marks.module.css'
import { Art, Mark } from '../../parts/Art.tsx'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { useDress } from './dress.ts'
import * as css from './heraldry.module.css'

const Chairs = createContext<Room['chairs']>([])

/** Everything inside knows who has which mark. */
export const Marked = Chairs.Provider

export function useMarks(): (seat: Seat | null) => MarkName | undefined {
  const chairs = useContext(Chairs)
  return (seat) => (seat === null ? undefined : chairs[seat]?.mark)
}

export const useMark = (seat: Seat | null) => useMarks()(seat)

export function Arms({ of, class: name = '' }: { readonly of: string; readonly class?: string | undefined }) {
  const { drawn } = useDress()
  return <Art of={of} from={drawn?.symbols.has(of) ? drawn.sheet : sprite} class={name} />
}

/** The mark of somebody. */
export function Sign({ of, class: name = '' }: { readonly of: Seat; readonly class?: string | undefined }) {
  const mark = useMark(of)
  return mark ? <Mark of={mark} class={`${css.sign} ${name}`} /> : null
}

/** The same at their place, where they are heard and seen. */
export function SignAtSeat({ of, class: name = '' }: { readonly of: Seat; readonly class?: string | undefined }) {
  const mark = useMark(of)
  return mark ? <SeatMark of={mark} seat={of} class={`${css.sign} ${name}`} /> : null
}

/** A mark within another drawing. */
export function MarkOn({ of, x, y, size }: { of: Seat | null; x: number; y: number; size: number }) {
  const mark = useMark(of)
  return mark ? <use href={`${house}#mark-${mark}`} x={x} y={y} width={size} height={size} /> : null
}

/** A goblet on the table; round its foot the ring of the one whose it is, where there are rings. */
export function Cup({ of }: { readonly of: Seat | null }) {
  const mark = useMark(of)
  return (
    <svg aria-hidden="true" viewBox="0 0 60 80" class={css.cupart} data-mark={mark}>
      <ellipse cx="31" cy="63" rx="30" ry="16.5" class={css.cupShade} />
      <ellipse cx="30" cy="62" rx="33" ry="19.5" class={css.cupEdge} />
      {of !== null && <ellipse cx="30" cy="60" rx="28" ry="14.5" class={css.cupRing} />}
      <use href={`${sprite}#goblet`} x="3.5" y="-1" width="53" height="60" />
      {of !== null && <circle cx="30.4" cy="65" r="16" class={css.cupShade} />}
      <MarkOn of={of} x={15.5} y={50} size={29} />
    </svg>
  )
}

export function Token({ sort }: { readonly sort: Sort }) {
  return <Arms of={sort} class={css.tokenart} />
}

/** A handful as it lies there, sort after sort. */
export function Handful({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  return (
    <span class={css.handful}>
      {listed(tokens).map((sort, at) => (
        <Token key={at} sort={sort} />
      ))}
    </span>
  )
}
