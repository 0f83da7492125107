/** The wall of glass: what lay under it, who had looked, and what was said of it. */
import { type Face, type Rats, rats as ratsOn } from '../../../games/rats/state.ts'
import type { Shape } from '../../../kernel/state.ts'
import { words } from '../../app/language.ts'
import * as kit from '../../look/kit.module.css'
import sprite from '../../look/rats.svg'
import { Art, Mark } from '../../parts/Art.tsx'
import type { BaredProps, Drawn, HeldProps, SaidProps } from '../replay.ts'

import * as css from './replay.module.css'
import { ratsWords } from './words.ts'

const t = words({
  en: {
    under: 'Under the wall',
    nothing: 'Nothing lies under the wall.',
    seen: 'has seen it',
    unseen: 'has not',
    none: (who: string) => `${who} has not looked, or the dice have moved since.`,
  },
  de: {
    under: 'Unter dem Gemäuer',
    nothing: 'Unter dem Gemäuer liegt nichts.',
    seen: 'hat es gesehen',
    unseen: 'hat nicht',
    none: (who: string) => `${who} hat nicht nachgesehen, oder die Würfel liegen längst anders.`,
  },
})

function Dice({ dice }: { readonly dice: readonly Face[] }) {
  return (
    <p class={css.baredDice}>
      {dice.map((face, at) => (
        <span key={at}>
          <Art of={`die-${face}`} from={sprite} />
          <span class={kit.unseen}>{ratsWords().die[face]}</span>
        </span>
      ))}
      <b>{ratsWords().count(ratsOn(dice))}</b>
    </p>
  )
}

function Bared({ state: { box, hands }, room, name }: BaredProps<Rats>) {
  if (box.dice.length === 0) return <p class={kit.quiet}>{t().nothing}</p>
  return (
    <>
      <h3>{t().under}</h3>
      <Dice dice={box.dice} />
      <ul class={css.baredEyes}>
        {hands.map(({ dice }, seat) => (
          <li key={seat} class={dice ? css.seen : ''}>
            <Art of={dice ? 'eye-open' : 'eye-shut'} />
            {room.chairs[seat] && <Mark of={room.chairs[seat].mark} />}
            <span>{name(seat)}</span>
            <span class={kit.unseen}>{dice ? t().seen : t().unseen}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Held({ view: { hand, seat }, name }: HeldProps<Rats>) {
  return hand.dice ? <Dice dice={hand.dice} /> : <p class={kit.quiet}>{t().none(name(seat))}</p>
}

function Said({ claim: { what } }: SaidProps) {
  return (
    <span class={css.saidRats}>
      <Art of="rat" from={sprite} />
      <b>{what}</b>
    </span>
  )
}

const rats: Drawn<Rats> = { Said, Bared, Held }

export const drawn = rats as unknown as Drawn<Shape>
