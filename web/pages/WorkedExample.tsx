/** A worked example, a small picture to each step. The pictures say nothing that the sentence beside them does not. */
import type { Example, Thing } from '../boards/examples.ts'
import { Art } from '../parts/Art.tsx'
import * as css from './example.module.css'

export function WorkedExample({ of: { told, scenes, sheet } }: { readonly of: Example }) {
  const { title, steps } = told()
  return (
    <figure class={css.example}>
      <figcaption>{title}</figcaption>
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <div class={css.step}>
              <Scene things={scenes[at] ?? []} from={sheet} />
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
