/** My side of the table: my true role, for as long as I hold it up, and what lies before me. */

import { type HoaxView, type Role, roles } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import { Hold } from '../../parts/Hold.tsx'
import { Figure, Tokens } from './figures.tsx'
import { Kept, Points } from './Guests.tsx'
import * as guestsCss from './guests.module.css'

import * as css from './mymask.module.css'
import { roleName, spoken } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

/** Lies over everything while it is held; those who do not see it hear it. */
function RoleCard({ role, seats }: { readonly role: Role; readonly seats: number }) {
  const [deed] = spoken().roles[role].deeds
  const does = deed ? [deed.does, deed.from].join(', ') : spoken().roles[role].reaction?.does
  // H1.1: two of each, and none is left in the box where all are dealt.
  const other = seats < 2 * roles.length ? t().another : t().other
  return (
    <span class={css.rolecard} data-role={role}>
      <i class={css.rolecardTruly}>{t().truly}</i>
      <span class={css.rolecardPaper}>
        <Figure of={role} />
        <b>{roleName(role)}</b>
        <small>{does}</small>
      </span>
      <i>{other(roleName(role))}</i>
      <b>{t().letGo}</b>
    </span>
  )
}

export function MyMask({ view }: { readonly view: HoaxView }) {
  const { table, seat, hand } = view
  return (
    <section class={css.mymask} data-beside aria-label={t().mySide}>
      <Hold
        class={css.look}
        label={t().look}
        disabled={false}
        says={`${t().truly} ${roleName(hand.role)}`}
        onHold={() => {}}
      >
        {(held) => (
          <>
            <Figure of="eye" />
            <span>{t().hold}</span>
            {held && <RoleCard role={hand.role} seats={table.purses.length} />}
          </>
        )}
      </Hold>
      <div class={css.mypurse}>
        <Tokens purse={sure(table.purses[seat], 'purse')} />
        <Points table={table} seat={seat} />
        {table.out[seat] === null ? (
          <Kept table={table} seat={seat} />
        ) : (
          <span class={guestsCss.keptLine}>{t().youAreOut}</span>
        )}
      </div>
    </section>
  )
}
