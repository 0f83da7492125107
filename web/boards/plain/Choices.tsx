/** All that is open to me, by its kind: one way is a button, several lie folded where there are many kinds. */
import type { Game } from '../../../kernel/game.ts'
import { same } from '../../../kernel/state.ts'
import { language } from '../../app/language.ts'
import * as kit from '../../look/kit.module.css'
import type { BoardProps } from '../board.ts'
import * as css from './plain.module.css'
import { plainWords as t } from './words.ts'

type Move = BoardProps['moves'][number]

/** In the order of the rules, those of a kind together. */
function byKind(moves: readonly Move[]): [string, Move[]][] {
  const kinds = new Map<string, Move[]>()
  for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move])
  return [...kinds]
}

export function Choices({ moves, pending, play, name, game }: BoardProps & { readonly game: Game }) {
  const text = game.text[language.value]
  const kinds = byKind(moves)
  const button = (move: Move) => (
    <button
      key={JSON.stringify(move)}
      type="button"
      class={kit.line}
      disabled={pending !== null}
      aria-busy={pending !== null && same(pending, move)}
      data-move={JSON.stringify(move)}
      onClick={() => play(move)}
    >
      {text.move(move, name)}
    </button>
  )
  return (
    <div class={css.choices}>
      {kinds.map(([kind, ways]) => {
        if (ways.length === 1) return ways.map(button)
        return (
          <details key={kind} open={kinds.length === 1}>
            <summary>
              <b>{text.kind(kind)}</b> <span>{t().choices(ways.length)}</span>
            </summary>
            <div class={css.ways}>{ways.map(button)}</div>
          </details>
        )
      })}
    </div>
  )
}
