/** "Why can't I?": every kind of move that is closed to me now, with the clause that closes it; or a plain word why I cannot act at all. */
import type { Game } from '../../kernel/game.ts'
import type { Glance, View } from '../../kernel/state.ts'
import { language, words } from '../app/language.ts'
import { near } from '../app/near.ts'
import { plays } from '../app/people.ts'
import type { Standing } from '../app/table.ts'

import * as css from './closed.module.css'

const t = words({
  en: {
    title: 'Why can’t I …',
    watching: 'You only watch: what is done here is done by those who sit.',
    paused: 'The table pauses. Nobody moves until it goes on.',
    puppet: 'A puppet plays for you. Take your seat back, and the choice is yours again.',
    another: 'Somebody sits in for you. Take your seat back, and the choice is yours again.',
    later: 'later, says the coach',
  },
  de: {
    title: 'Warum kann ich nicht …',
    watching: 'Du schaust nur zu: Hier handelt, wer sitzt.',
    paused: 'Der Tisch macht Pause. Bis es weitergeht, zieht niemand.',
    puppet: 'Eine Puppe spielt für dich. Nimm deinen Platz wieder ein, dann hast du wieder die Wahl.',
    another: 'Jemand sitzt für dich da. Nimm deinen Platz wieder ein, dann hast du wieder die Wahl.',
    later: 'später, sagt der Lehrmeister',
  },
})

interface ClosedProps {
  readonly game: Game
  readonly view: View | Glance
  readonly live: Standing
  readonly explain: (clause: string) => void
}

/** What keeps somebody from acting that is no rule of the game. */
function plainly(live: Standing): string | undefined {
  const { room, seat } = live
  if (seat === null) return t().watching
  if (!plays(live)) return room.chairs[seat]?.standIn ? t().another : t().puppet
  return room.paused ? t().paused : undefined
}

/** Every closed kind with its clause; without one where the coach alone keeps it closed. */
function closedTo(game: Game, view: View) {
  const offered = near.value?.offered
  return game.kinds.flatMap((kind) => {
    const clause = game.why(view, kind)
    const open = clause === undefined && (!offered || offered.some((move) => move.kind === kind))
    return open ? [] : [{ kind, clause }]
  })
}

export function Closed({ game, view, live, explain }: ClosedProps) {
  const plain = plainly(live)
  const closed = plain === undefined && 'seat' in view ? closedTo(game, view) : []
  const text = game.text[language.value]
  if (plain === undefined && closed.length === 0) return null
  return (
    <details class={css.closed}>
      <summary>{t().title}</summary>
      {plain && <p>{plain}</p>}
      <ul>
        {closed.map(({ kind, clause }) => (
          <li key={kind}>
            {clause === undefined ? (
              <p>
                <span>{text.kind(kind)}</span> <i>{t().later}</i>
              </p>
            ) : (
              <button type="button" onClick={() => explain(clause)}>
                <span>{text.kind(kind)}</span>
                <b>{clause}</b>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
