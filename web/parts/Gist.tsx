/** A game in one minute, on a slip of paper. */
import type { ComponentChildren } from 'preact'
import { useGist } from '../gists.ts'
import * as kit from '../look/kit.module.css'
import * as css from './gist.module.css'

interface GistProps {
  readonly game: string
  readonly title: string
  readonly children: ComponentChildren
}

export function Gist({ game, title, children }: GistProps) {
  return (
    <section class={`${kit.slip} ${css.gist}`} aria-labelledby="gist">
      <h2 id="gist">{title}</h2>
      <ol>
        {useGist(game).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  )
}
