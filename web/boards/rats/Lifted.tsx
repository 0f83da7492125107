/** The cup is lifted: the dice lie on the coaster, one after the other, and are counted. */

import { DIE, LIFT, type Revealed } from '../../../games/rats/ceremony.ts'
import * as kit from '../../look/kit.module.css'
import sprite from '../../look/rats.svg'
import { Art } from '../../parts/Art.tsx'
import * as css from './cup.module.css'
import * as diceCss from './dice.module.css'
import * as wallCss from './wall.module.css'
import { ratsWords as t } from './words.ts'

const delay = (ms: number) => ({ animationDelay: `${ms}ms` })

export function Lifted({ revealed, side }: { readonly revealed: Revealed; readonly side: 'cat' | 'skull' }) {
  const { dice } = revealed
  const skull = side === 'skull'
  return (
    <div class={`${wallCss.mid} ${diceCss.lifted}`}>
      <div class={css.cup}>
        <Art of={skull ? 'coaster-skull' : 'coaster-cat'} from={sprite} class={css.coaster} />
        <Art of={skull ? 'cup-bone' : 'cup'} from={sprite} class={css.stone} />
        <ol class={diceCss.dice} data-n={dice.length}>
          {dice.map((face, at) => (
            <li key={at} style={delay(LIFT + at * DIE)}>
              <Art of={`die-${face}`} from={sprite} />
              <span class={kit.unseen}>{t().die[face]}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
