/** Keep what you drew, or, where it is nothing but clear wine, draw again (T1.4). */
import type { Move, ToastView } from '../../../games/toast/state.ts'
import { why } from '../../../games/toast/why.ts'
import * as kit from '../../look/kit.module.css'
import * as css from './court.module.css'
import * as pointingCss from './pointing.module.css'
import { toastWords as t } from './words.ts'

interface RedrawProps {
  readonly view: ToastView
  readonly moves: readonly Move[]
  play(move: Move): void
  explain(clause: string): void
}

export function Redraw({ view, moves, play, explain }: RedrawProps) {
  const keep = moves.find(({ kind }) => kind === 'keep')
  const again = moves.find(({ kind }) => kind === 'again')
  return (
    <div class={css.redraw}>
      {/* What it takes of the page would tell what lies under the cloth. */}
      <p class={pointingCss.grudgeAsk} style={again ? {} : { visibility: 'hidden' }} data-hand>
        {t().redraw.ask}
      </p>
      {keep && (
        <button type="button" class={`${kit.go} ${kit.full}`} onClick={() => play(keep)}>
          {t().redraw.keep}
        </button>
      )}
      {again ? (
        <button type="button" class={`${kit.line} ${kit.full}`} data-hand onClick={() => play(again)}>
          {t().redraw.again}
        </button>
      ) : (
        <button
          type="button"
          class={`${kit.line} ${kit.full} ${css.shut}`}
          data-hand
          onClick={() => explain(why(view, 'again') ?? 'T1.4')}
        >
          {t().redraw.again} <small>T1.4</small>
        </button>
      )}
    </div>
  )
}
