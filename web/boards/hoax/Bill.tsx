/** The strip that says what is still owed, and to whom. */
import type { Hoax } from '../../../games/hoax/state.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import * as css from './bill.module.css'
import { Figure, Owed } from './figures.tsx'
import { waysOf } from './owed.ts'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

export function Bill({ view, room, name, seat }: Pick<BoardProps<Hoax>, 'view' | 'room' | 'name' | 'seat'>) {
  const { table } = view
  const ways = waysOf(table)
  if (ways.length === 0 || table.vote || table.question) return null
  return (
    <section class={css.bill} data-beside>
      <h3>{table.acting === seat ? t().youOwe : t().owes(name(table.acting))}</h3>
      <ul>
        {ways.map(({ to, role, count, sort }, at) => (
          <li key={`${to} ${role}`}>
            {at > 0 && <em>{t().or}</em>}
            <span class={css.whom}>
              <Figure of={role} />
              {room.chairs[to] && <Mark of={room.chairs[to].mark} />}
            </span>
            <span class={kit.unseen}>{t().to(roleName(role), name(to))} </span>
            <Owed count={count} sort={sort} />
          </li>
        ))}
      </ul>
      {ways.length > 1 && <p>{ways.some(({ fate }) => fate === 'hands on') ? t().billWhyShared : t().billWhy}</p>}
    </section>
  )
}
