/** True, false, or not known: a shape first, then a colour. The word stands beside it for those who do not see it. */
import type { Known } from './fog.ts'
import * as css from './ledgertable.module.css'

const shapes: Readonly<Record<Known['mark'], string>> = {
  true: 'M-4 0 -1 3.5 4.5 -3.5',
  false: 'M-3.5 -3.5 3.5 3.5M3.5 -3.5 -3.5 3.5',
  unknown: 'M-2.5 -2C-2.5 -5 2.7 -5 2.7 -2 2.7 0 0 0 0 1.6M0 4.4V4.5',
}

export function Truth({ of }: { readonly of: Known['mark'] }) {
  return (
    <svg class={css.truth} data-truth={of} viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="8.5" />
      <path d={shapes[of]} />
    </svg>
  )
}
