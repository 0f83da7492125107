/** Whose face do you know? A secret guess; one of the two goes (H6). */

import { useState } from 'preact/hooks'
import { type Role, roles } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { Mark } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { type Asking, only } from './asking.ts'
import { Called } from './Called.tsx'
import { Fuse } from './Fuse.tsx'
import { Crossed, Figure, Tokens } from './figures.tsx'
import * as css from './sheets.module.css'
import { roleName } from './spoken.ts'
import * as votingCss from './voting.module.css'
import { hoaxBoardWords as t } from './words.ts'

interface GuessesProps extends Pick<Asking, 'view'> {
  readonly whom: Seat
  readonly open: readonly Role[]
  readonly guess: Role | null
  readonly onGuess: (role: Role) => void
}

/** What they cannot be stays in sight, and says how I know. */
function Guesses({ view, whom, open, guess, onGuess }: GuessesProps) {
  const { table } = view
  return (
    <div class={css.guesses} role="group" aria-label={t().whatIsUnder}>
      {roles.map((role) =>
        open.includes(role) ? (
          <button
            key={role}
            type="button"
            class={css.guess}
            aria-pressed={guess === role}
            onClick={() => onGuess(role)}
          >
            <Figure of={role} />
            <b>{roleName(role)}</b>
          </button>
        ) : (
          <span key={role} class={`${css.guess} ${css.off}`}>
            <Crossed of={role} />
            <b>{roleName(role)}</b>
            <small>{table.denied[whom]?.includes(role) ? t().denied : t().shownToYou}</small>
          </span>
        ),
      )}
    </div>
  )
}

type UnmaskingProps = Pick<Asking, 'view' | 'moves' | 'room' | 'name' | 'play'> & { readonly onClose: () => void }

export function Unmasking({ view, moves, room, name, play, onClose }: UnmaskingProps) {
  const [whom, setWhom] = useState<Seat | null>(null)
  const [guess, setGuess] = useState<Role | null>(null)
  const open = only(moves, 'unmask')
  const people = [...new Set(open.map(({ seat }) => seat))]
  const move = open.find(({ seat, role }) => seat === whom && role === guess)
  const { purses } = view.table
  return (
    <Sheet title={t().unmaskTitle} onClose={onClose}>
      <p class={css.sheetWhy}>{t().unmaskWhy}</p>
      {people.length === 0 && <p>{t().tooLate}</p>}
      <div class={css.faces} role="group" aria-label={t().unmaskTitle}>
        {people.map((one) => (
          <button
            key={one}
            type="button"
            class={css.face}
            title={name(one)}
            aria-pressed={whom === one}
            onClick={() => {
              setWhom(one)
              setGuess(null)
            }}
          >
            {room.chairs[one] && <Mark of={sure(room.chairs[one], 'chair').mark} />}
            <Called name={name(one)} />
          </button>
        ))}
      </div>
      {whom !== null && people.includes(whom) && (
        <>
          <h3 class={css.sheetAsk}>{t().whatIsUnder}</h3>
          <Guesses
            {...{ view, whom, guess }}
            open={open.filter(({ seat }) => seat === whom).map(({ role }) => role)}
            onGuess={setGuess}
          />
          <dl class={votingCss.fork}>
            <div class={votingCss.truth}>
              <dt>{t().ifRight}</dt>
              <dd>
                {t().ifRightWhy(name(whom))} <Tokens purse={sure(purses[whom], 'purse')} />
              </dd>
            </div>
            <div class={votingCss.lie}>
              <dt>{t().ifWrong}</dt>
              <dd>
                {t().ifWrongWhy(name(whom))} <Tokens purse={sure(purses[view.seat], 'purse')} />
              </dd>
            </div>
          </dl>
          <p class={css.sheetWhy}>{t().unmaskSecret}</p>
          <Fuse
            disabled={!move}
            again={guess ? t().fuseAgain(roleName(guess)) : ''}
            onBurnt={() => {
              if (move) play(move)
              onClose()
            }}
          >
            <Figure of="unmask" />
            <span>
              <b>{guess ? t().fuse(roleName(guess)) : t().fuseNone}</b> <small>{t().fuseSub}</small>
            </span>
          </Fuse>
        </>
      )}
    </Sheet>
  )
}
