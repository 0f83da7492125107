/** Whose mask is too good to be true? The claims of this turn that may be put to the vote. */

import type { Claim, Move } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { only } from './asking.ts'
import * as billCss from './bill.module.css'
import * as choicesCss from './choices.module.css'
import { Figure } from './figures.tsx'
import * as css from './sheets.module.css'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

interface AccusingProps {
  readonly moves: readonly Move[]
  /** The card that was pulled; else all that stand. */
  readonly claim: Claim | null
  readonly room: Room
  readonly name: Name
  readonly onClose: () => void
  play(move: Move): void
}

export function Accusing({ moves, claim, room, name, onClose, play }: AccusingProps) {
  const open = only(moves, 'accuse').filter(({ seat, role }) => !claim || (claim.seat === seat && claim.role === role))
  return (
    <Sheet title={t().accuseTitle} onClose={onClose}>
      <p class={css.sheetWhy}>{t().accuseWhy}</p>
      {open.length === 0 && <p>{t().tooLate}</p>}
      <div class={kit.rows}>
        {open.map((move) => (
          <button
            key={`${move.seat} ${move.role}`}
            type="button"
            class={choicesCss.row}
            onClick={() => {
              play(move)
              onClose()
            }}
          >
            <span class={billCss.whom}>
              <Figure of={move.role} />
              {room.chairs[move.seat] && <Mark of={sure(room.chairs[move.seat], 'chair').mark} />}
            </span>
            <span>
              <b>{name(move.seat)}</b> <small>{t().isNo(roleName(move.role))}</small>
            </span>
            <Figure of="accuse" />
          </button>
        ))}
      </div>
    </Sheet>
  )
}
