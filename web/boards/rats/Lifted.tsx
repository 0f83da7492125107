/** The cup is lifted: the dice lie on the coaster, one after the other, and are counted. */
import sprite from '../../look/rats.svg'
import { Art } from '../../parts/Art.tsx'
import { DIE, LIFT, type Revealed } from './ceremony.ts'
import { ratsWords as t } from './words.ts'

const delay = (ms: number) => ({ animationDelay: `${ms}ms` })

export function Lifted({ revealed, side }: { readonly revealed: Revealed; readonly side: 'cat' | 'skull' }) {
  const { dice } = revealed
  const skull = side === 'skull'
  return (
    <div class="mid lifted">
      <div class="cup">
        <Art of={skull ? 'coaster-skull' : 'coaster-cat'} from={sprite} class="coaster" />
        <Art of={skull ? 'cup-bone' : 'cup'} from={sprite} class="cup-stone" />
        <ol class={`dice n${dice.length}`}>
          {dice.map((face, at) => (
            <li key={at} style={delay(LIFT + at * DIE)}>
              <Art of={`die-${face}`} from={sprite} />
              <span class="unseen">{t().die[face]}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
