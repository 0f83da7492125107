/** A pack for an answer: whom to ask, and, once asked, which mask to show (H7). */

import { useState } from 'preact/hooks'
import { at, sure } from '../../../kernel/at.ts'
import { browser } from '../../app/world.ts'
import { Mark } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { type Asking, only } from './asking.ts'
import { Called } from './Called.tsx'
import * as choicesCss from './choices.module.css'
import { Crossed, Figure } from './figures.tsx'
import { Keyed } from './Keyed.tsx'
import * as css from './sheets.module.css'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type QuestioningProps = Pick<Asking, 'moves' | 'room' | 'name' | 'play'> & { readonly onClose: () => void }

export function Questioning({ moves, room, name, play, onClose }: QuestioningProps) {
  const open = only(moves, 'question')
  return (
    <Sheet title={t().questionTitle} onClose={onClose}>
      <p class={css.sheetWhy}>{t().questionWhy}</p>
      {open.length === 0 && <p>{t().tooLate}</p>}
      <div class={css.faces}>
        {open.map((move) => (
          <button
            key={move.seat}
            type="button"
            class={css.face}
            title={name(move.seat)}
            onClick={() => {
              play(move)
              onClose()
            }}
          >
            {room.chairs[move.seat] && <Mark of={sure(room.chairs[move.seat], 'chair').mark} />}
            <Called name={name(move.seat)} />
          </button>
        ))}
      </div>
    </Sheet>
  )
}

/** What is missing among the masks tells my own: they are laid out only when nobody looks over my shoulder. */
export function Showing({ view, moves, name, busy, play }: Asking) {
  const [open, setOpen] = useState(false)
  const asker = name(sure(view.table.question, 'question').by)
  const cards = only(moves, 'show')
  const anyCard = () => play(at(cards, Math.floor(browser.luck() * cards.length), 'card'))
  return (
    <>
      <div class={choicesCss.two}>
        <Keyed
          class={`${choicesCss.big} ${choicesCss.bold}`}
          shortcut="c"
          disabled={busy}
          onClick={() => setOpen(true)}
        >
          <Figure of="card-slide" />
          <span>
            {t().showOpen} <small>{t().showOpenSub}</small>
          </span>
        </Keyed>
        <Keyed class={`${choicesCss.big} ${choicesCss.calm}`} shortcut="l" disabled={busy} onClick={anyCard}>
          <span>
            {t().showAny} <small>{t().showAnySub}</small>
          </span>
        </Keyed>
      </div>
      {open && (
        <Sheet title={t().showTitle(asker)} onClose={() => setOpen(false)}>
          <p class={css.sheetWhy}>{t().showWhy(asker)}</p>
          <div class={css.guesses}>
            {cards.map((move) => (
              <button
                key={move.role}
                type="button"
                class={css.guess}
                onClick={() => {
                  setOpen(false)
                  play(move)
                }}
              >
                <Crossed of={move.role} />
                <b>{t().amNo(roleName(move.role))}</b>
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}
