/** Dice as they lie there; with a word for who cannot see them. */
import { counts, type Face, type Options } from '../../../games/dice/state.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import sprite from './dice.svg'
import * as css from './die.module.css'
import { diceWords as t } from './words.ts'

export function Die({ face }: { readonly face: Face }) {
  return <Art of={`die-${face}`} from={sprite} class={css.die} />
}

interface DiceProps {
  readonly dice: readonly Face[]
  /** Those that bear this out are marked. */
  readonly bid?: { readonly face: Face } | undefined
  readonly ones: Options['ones']
}

export function DiceRow({ dice, bid, ones }: DiceProps) {
  return (
    <span class={css.row}>
      {[...dice].sort().map((face, at) => (
        <span key={at} class={css.one} data-counts={(bid && counts(face, bid.face, ones)) || undefined}>
          <Die face={face} />
          <span class={kit.unseen}>{t().die[face]} </span>
        </span>
      ))}
    </span>
  )
}

/** How many are left, for all to see. */
export function Left({ n }: { readonly n: number }) {
  return (
    <span class={css.left}>
      {Array.from({ length: n }, (_, at) => (
        <Art key={at} of="die-0" from={sprite} class={css.blank} />
      ))}
      <span class={kit.unseen}>{n > 0 ? t().dice(n) : t().out}</span>
    </span>
  )
}
