/** Who are you today? Six masks, all alike whether true or not; what is closed says why (H3.1). */
import { useState } from 'preact/hooks'
import { sortOf } from '../../../games/hoax/actions.ts'
import type { Move, Role } from '../../../games/hoax/state.ts'
import { deedsAt, type PersonalAction } from '../../../games/hoax/words.ts'
import * as kit from '../../look/kit.module.css'
import { type Asking, only } from './asking.ts'
import { Amount, Crossed, Figure } from './figures.tsx'
import { digit, Keyed } from './Keyed.tsx'
import * as css from './maskcards.module.css'
import { spoken } from './spoken.ts'
import { Whom } from './Whom.tsx'
import { hoaxBoardWords as t } from './words.ts'

/** Whoever has something to do comes first. */
const order: readonly Role[] = ['emperor', 'pope', 'wizard', 'thief', 'peasant', 'judge']

type Aimed = Extract<Move['kind'], 'spell' | 'steal'>

function Does({
  role,
  kind,
  spell,
}: {
  readonly role: Role
  readonly kind: PersonalAction['kind']
  readonly spell: number
}) {
  if (kind === 'spell') return <>{t().pills.spell(spell)}</>
  if (kind === 'steal') return <>{t().pills.steal}</>
  return (
    <>
      <Amount count={kind === 'tax' ? 1 : 2} sort={sortOf[role as keyof typeof sortOf]} /> {t().pills[kind]}
    </>
  )
}

export function Masks({ view, moves, room, name, busy, play, explain }: Asking) {
  const { table, seat } = view
  const [aimed, setAimed] = useState<Aimed | null>(null)
  const words = spoken()
  const press = (role: Role, kind: PersonalAction['kind']) => {
    if (kind === 'spell' || kind === 'steal') return setAimed(kind)
    const move = only(moves, kind).find((one) => one.role === role)
    if (move) play(move)
  }
  return (
    <ul class={css.maskcards}>
      {order.map((role, at) => {
        const deeds = deedsAt(words, role, table.options)
        const denied = table.denied[seat]?.includes(role)
        const clause = denied ? 'H3.1' : 'H2.2'
        const closed = denied || deeds.length === 0
        return (
          <li key={role} class={`${css.maskcard} ${closed ? css.closedMask : ''}`} data-role={role}>
            {denied ? <Crossed of={role} /> : <Figure of={role} />}
            <h3>{words.roles[role].name}</h3>
            <p>{words.roles[role].says}</p>
            <div class={css.pills}>
              {closed ? (
                <button type="button" class={css.pillWhy} onClick={() => explain(clause)}>
                  {denied ? t().confessed : t().noDeed} <u>{clause}</u>
                </button>
              ) : (
                deeds.map(({ kind }, nth) => (
                  <Keyed
                    key={kind}
                    class={css.pill}
                    disabled={
                      busy || !moves.some((move) => move.kind === kind && (!('role' in move) || move.role === role))
                    }
                    {...(nth === 0 ? digit(at) : {})}
                    onClick={() => press(role, kind)}
                  >
                    <span>
                      <span class={kit.unseen}>{words.roles[role].name}: </span>
                      <Does role={role} kind={kind} spell={table.options.spell} />
                    </span>
                  </Keyed>
                ))
              )}
            </div>
          </li>
        )
      })}
      {aimed && (
        <Whom
          {...{ view, room, name, play }}
          role={aimed === 'spell' ? 'wizard' : 'thief'}
          moves={only(moves, aimed)}
          onClose={() => setAimed(null)}
        />
      )}
    </ul>
  )
}
