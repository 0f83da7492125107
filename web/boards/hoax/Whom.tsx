/** From whom, and what? Everybody's tokens as they lie there. */

import { type HoaxView, type Move, type Role, sorts } from '../../../games/hoax/state.ts'
import { loose } from '../../../games/hoax/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import { Mark } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { Amount } from './figures.tsx'
import * as css from './sheets.module.css'
import { spoken } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type Aimed = Extract<Move, { readonly kind: 'spell' | 'steal' }>

interface WhomProps {
  readonly view: HoaxView
  readonly role: Extract<Role, 'wizard' | 'thief'>
  readonly moves: readonly Aimed[]
  readonly room: Room
  readonly name: Name
  readonly onClose: () => void
  play(move: Move): void
}

export function Whom({ view, role, moves, room, name, onClose, play }: WhomProps) {
  const { purses } = view.table
  const people = [...new Set(moves.map(({ from }) => from))]
  // A Wizard reaches what is loose, a Thief what is there (H2.4, H2.5).
  const there = ({ from, sort }: Aimed) => {
    const purse = sure(purses[from], 'purse')
    return role === 'thief' ? purse[sort] : loose(purse, sort)
  }
  return (
    <Sheet title={t().whom[role]} onClose={onClose}>
      <p class={css.sheetWhy}>{t().whomWhy[role]}</p>
      <ul class={css.people}>
        {people.map((from) => (
          <li key={from}>
            <b class={css.peopleWho} title={name(from)}>
              {room.chairs[from] && <Mark of={room.chairs[from].mark} />}
              <span>{name(from)}</span>
            </b>
            {sorts.map((sort) => {
              const move = moves.find((one) => one.from === from && one.sort === sort)
              return (
                <button
                  key={sort}
                  type="button"
                  class={`${css.ware} ${move && there(move) === 0 ? css.empty : ''}`}
                  disabled={!move}
                  aria-label={t().takes(spoken().sorts[sort], name(from), move ? there(move) : 0)}
                  onClick={() => {
                    if (move) play(move)
                    onClose()
                  }}
                >
                  {move && <Amount count={there(move)} sort={sort} />}
                </button>
              )
            })}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
