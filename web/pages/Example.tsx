/** A worked example, a small picture to each step. The pictures say nothing that the sentence beside them does not. */
import arms from '../look/arms.svg'
import masks from '../look/masks.svg'
import { Art } from '../parts/Art.tsx'
import * as css from './example.module.css'
import { exampleWords as t } from './example.words.ts'

/** The clause after whose chapter it stands. */
const after = { goblets: 'G5.1', hoax: 'H5.4' } as const
type Exampled = keyof typeof after

export function exampleAfter(game: string, clauses: readonly { readonly id: string }[]): Exampled | undefined {
  const key = game === 'goblets' || game === 'hoax' ? game : undefined
  return key && clauses.some(({ id }) => id === after[key]) ? key : undefined
}

/** What stands before whom: a goblet with its tokens, a mask with what its wearer gets. */
interface Thing {
  readonly name: string
  readonly of: string
  readonly with?: readonly string[]
  readonly is?: 'down' | 'up'
}

const cups = (...inside: readonly (readonly string[])[]): Thing[] =>
  ['Ada', 'Bruno', 'Cleo', 'Dora'].map((name, at) => ({ name, of: 'goblet', with: inside[at] ?? [] }))

const goblets: readonly (readonly Thing[])[] = [
  cups(['wine'], ['poison'], ['wine', 'antidote'], ['poison', 'antidote']),
  cups(['poison'], ['wine'], ['wine', 'antidote'], ['poison', 'antidote']),
  cups(['poison', 'antidote'], ['poison'], ['wine'], ['wine', 'antidote']),
  cups(['poison', 'antidote', 'poison'], ['poison'], ['wine'], ['wine', 'antidote']),
  cups(['wine'], ['poison'], ['poison', 'antidote', 'poison'], ['wine', 'antidote']),
  cups(['wine'], ['poison'], ['poison', 'antidote', 'poison'], ['wine', 'antidote']).map((cup, at) => ({
    ...cup,
    is: at === 1 || at === 2 ? 'down' : 'up',
  })),
  [],
]

const thief: Thing = { name: 'Ada', of: 'thief', with: ['gold', 'gold'] }
const emperor: Thing = { name: 'Cleo', of: 'emperor' }
const judge: Thing = { name: 'Dora', of: 'judge' }
const pope: Thing = { name: 'Emil', of: 'pope' }
const paid: readonly Thing[] = [
  { ...thief, with: [] },
  { ...emperor, with: ['gold'] },
  { ...judge, with: ['gold'] },
  pope,
]

const hoax: readonly (readonly Thing[])[] = [
  [thief],
  [thief, emperor],
  [thief, emperor, judge],
  [thief, emperor, judge, pope],
  paid,
  paid.map((card, at) => (at === 0 ? card : { ...card, is: 'down' })),
  [thief],
]

const scenes = { goblets, hoax }
const sheets = { goblets: arms, hoax: masks }

export function Example({ of }: { readonly of: Exampled }) {
  const { title, steps } = t()[of]
  return (
    <figure class={css.example}>
      <figcaption>{title}</figcaption>
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <div class={css.step}>
              <Scene things={scenes[of][at] ?? []} from={sheets[of]} />
              <p>{step}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Scene({ things, from }: { readonly things: readonly Thing[]; readonly from: string }) {
  if (things.length === 0) return null
  return (
    <div class={css.scene} aria-hidden="true">
      {things.map(({ name, of, with: held = [], is }) => (
        <span key={name} class={css.thing} data-is={is}>
          <Art of={of} from={from} class={css.drawn} />
          <span class={css.held}>
            {held.map((sort, at) => (
              <Art key={at} of={sort} from={from} class={css.token} />
            ))}
          </span>
          <small>{name}</small>
        </span>
      ))}
    </div>
  )
}
