/** The hole in the wall, under the dial: the cup, and for who holds it up, the dice. Let go and it falls shut. */
import type { RatsView } from '../../../games/rats/state.ts'
import sprite from '../../look/rats.svg'
import { Art } from '../../parts/Art.tsx'
import { Hold } from '../../parts/Hold.tsx'
import * as cupCss from './cup.module.css'
import * as css from './hole.module.css'
import { ratsWords as t } from './words.ts'

interface HoleProps {
  readonly view: RatsView
  /** The move that looks, while looking is open; whoever has looked already only sees again what they know. */
  readonly look: (() => void) | undefined
  /** The look is on its way; the cup stays in the hand meanwhile. */
  readonly looking: boolean
  readonly shaking: boolean
  readonly onTap: (() => void) | undefined
}

function wordsFor({ table, hand }: RatsView, may: 'may look' | 'may not'): string {
  if (hand.dice || may === 'may look') return t().look
  if (table.stage === 'blind') return t().blind
  return table.stage === 'took' ? t().never : ''
}

export function Hole({ view, look, looking, shaking, onTap }: HoleProps) {
  const { dice } = view.hand
  const { side, stage } = view.table
  const skull = side === 'skull'
  const may = dice !== null || look !== undefined || looking
  const words = wordsFor(view, may ? 'may look' : 'may not')
  const cup = (held: boolean) => (
    <>
      <Art of={skull ? 'coaster-skull' : 'coaster-cat'} from={sprite} class={cupCss.coaster} />
      {held && dice && (
        <span class={css.heldDice} data-n={dice.length}>
          {dice.map((face, at) => (
            <Art key={at} of={`die-${face}`} from={sprite} class={css.heldDie} />
          ))}
        </span>
      )}
      <Art
        of={skull ? 'cup-bone' : 'cup'}
        from={sprite}
        class={`${cupCss.stone} ${held ? css.tipped : ''} ${shaking ? cupCss.shaking : ''}`}
      />
    </>
  )
  if (onTap)
    return (
      <button type="button" class={css.hole} tabIndex={-1} aria-hidden="true" onClick={onTap}>
        {cup(false)}
      </button>
    )
  return (
    <Hold
      class={`${css.hole} ${stage === 'shaken' || stage === 'blind' ? cupCss.settling : ''}`}
      label={words || t().never}
      disabled={!may}
      says={dice?.map((face) => t().die[face]).join(', ') ?? ''}
      onHold={() => dice === null && look?.()}
    >
      {(held) => (
        <>
          {cup(held)}
          {words && (
            <span class={css.hold}>
              <Art of={may ? 'eye-open' : 'eye-shut'} class={css.holdEye} />
              {held && dice ? t().looking : words}
            </span>
          )}
        </>
      )}
    </Hold>
  )
}
