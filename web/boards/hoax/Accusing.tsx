/** Whose mask is too good to be true? The claims of this turn that may be put to the vote. */
import type { Claim, Move } from '../../../games/hoax/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/messages.ts'
import { Mark } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { only } from './asking.ts'
import { Figure } from './figures.tsx'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'
import './sheets.css'

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
      <p class="sheet-why">{t().accuseWhy}</p>
      {open.length === 0 && <p>{t().tooLate}</p>}
      <div class="rows">
        {open.map((move) => (
          <button
            key={`${move.seat} ${move.role}`}
            type="button"
            class="row"
            onClick={() => {
              play(move)
              onClose()
            }}
          >
            <span class="bill-whom">
              <Figure of={move.role} />
              {room.chairs[move.seat] && <Mark of={room.chairs[move.seat]!.mark} />}
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
