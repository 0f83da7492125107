/** Speak now? A claim or silence, sealed until all have chosen (H3.4). */
import type { Move } from '../../../games/hoax/state.ts'
import { reactions, type Window as Windowed } from '../../../games/hoax/windows.ts'
import * as kit from '../../look/kit.module.css'
import { type Asking, only } from './asking.ts'
import * as css from './choices.module.css'
import { Amount, Figure } from './figures.tsx'
import { Keyed } from './Keyed.tsx'
import * as maskcardsCss from './maskcards.module.css'
import { finable } from './owed.ts'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

/** The Judge names with the claim what is to be paid (H2.2). */
function Fines({ view, moves, busy, play }: Asking) {
  return (
    <div class={`${css.big} ${css.bold} ${css.fining}`}>
      <Figure of="judge" />
      <b>
        {t().iAm(roleName('judge'))} <small>{t().windowSub.judges}</small>
      </b>
      <div class={css.fines}>
        {only(moves, 'fine').map((move, at) => (
          <Keyed
            key={move.sort}
            class={maskcardsCss.pill}
            disabled={busy}
            {...(at === 0 ? { shortcut: 'c' } : {})}
            onClick={() => play(move)}
          >
            <span>
              <span class={kit.unseen}>{t().iAm(roleName('judge'))}: </span>
              <Amount count={finable(view.table, move.sort)} sort={move.sort} />
            </span>
          </Keyed>
        ))}
      </div>
    </div>
  )
}

function Claim({ window, move, view, busy, play }: Asking & { readonly window: Windowed; readonly move: Move }) {
  const { role } = reactions[window]
  const does = view.table.acting === view.seat ? t().windowOwn : t().windowSub
  return (
    <Keyed class={`${css.big} ${css.bold}`} shortcut="c" disabled={busy} onClick={() => play(move)}>
      <Figure of={role} />
      <span>
        {t().iAm(roleName(role))} <small>{does[window]}</small>
      </span>
    </Keyed>
  )
}

export function Window({ window, ...asking }: Asking & { readonly window: Windowed }) {
  const { moves, busy, play } = asking
  const claim = moves.find(({ kind }) => kind === 'illegal' || kind === 'forgive')
  const pass = moves.find(({ kind }) => kind === 'pass')
  return (
    <div class={css.two}>
      {window === 'judges' ? <Fines {...asking} /> : claim && <Claim {...asking} window={window} move={claim} />}
      {pass && (
        <Keyed class={`${css.big} ${css.calm}`} shortcut="p" disabled={busy} onClick={() => play(pass)}>
          <span>
            {t().letPass} <small>{t().letPassSub}</small>
          </span>
        </Keyed>
      )}
    </div>
  )
}

/** What lies under my own seal, or my thumb under the table. */
export function Sealed({ view }: Pick<Asking, 'view'>) {
  const { sealed, ballot } = view.hand
  const said = ballot ? t().ballot : sealed && t().underSeal[sealed.kind]
  if (!said) return null
  return (
    <p class={css.underSeal} data-hand>
      <Figure of="seal" />
      <span>{said}</span>
    </p>
  )
}
