/** The three moments at which this chair's chances changed most. */
import { sure } from '../../../kernel/at.ts'
import type { Swing } from '../../../kernel/chances.ts'
import type { Seat } from '../../../kernel/state.ts'
import { language } from '../../app/language.ts'
import { Mark } from '../../parts/Art.tsx'
import type { CoachProps } from './Coach.tsx'
import { coachWords as t } from './coach.words.ts'
import * as css from './hindsight.module.css'

interface SwingsProps extends CoachProps {
  readonly seat: Seat
  readonly swings: readonly Swing[]
}

const signed = (by: number) => `${by < 0 ? '−' : '+'}${Math.round(100 * Math.abs(by))}`

export function Swings({ story, seat, swings, at, room, name, see }: SwingsProps) {
  const { moments, game } = story
  return (
    <section>
      <h3>{t().swings}</h3>
      <ol class={css.decisions}>
        {swings.map(({ at: when, by }) => {
          const { seat: who, move } = sure(moments[when]?.entry, 'move')
          const mark = room.chairs[who]?.mark
          return (
            <li key={when} data-shown={at === when}>
              <button type="button" class={css.deed} onClick={() => see({ at: when, fog: seat })}>
                <span>
                  {mark && <Mark of={mark} />} {name(who)}: {game.text[language.value].move(move, name)}
                </span>{' '}
                <small>{t().move(when)}</small>
              </button>
              <p>{t().swung(name(seat), signed(by))}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
