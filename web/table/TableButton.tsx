/** The way to all about the table that is not the game; on it, at a glance, how many look on and how many screens there are. */
import type { Seat } from '../../kernel/state.ts'
import { here } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { IconButton } from '../parts/Bar.tsx'
import { sayOnlookers, watchersFor } from './onlookers.ts'
import * as css from './tablebutton.module.css'

interface TableButtonProps {
  readonly label: string
  readonly seat: Seat | null
  readonly onClick: () => void
}

/** The badge hangs on the button: whoever comes or goes, nothing else moves. */
export function TableButton({ label, seat, onClick }: TableButtonProps) {
  const watchers = watchersFor(seat)
  const { screens } = here.value
  const said = sayOnlookers(seat)
  return (
    <span class={css.hold} title={said || undefined}>
      <IconButton of="cog" label={label} onClick={onClick} />
      {said && (
        <b class={css.around} aria-hidden="true">
          {screens > 0 && (
            <span class={css.screens}>
              <i />
              {few(screens)}
            </span>
          )}
          {watchers > 0 && (
            <span class={css.watchers}>
              <Art of="eye-open" />
              {few(watchers)}
            </span>
          )}
        </b>
      )}
      {said && <span class={kit.unseen}>{said}</span>}
    </span>
  )
}

const few = (n: number) => (n > 9 ? '9+' : n)
