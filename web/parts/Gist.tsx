/** A game in one minute, on a slip of paper. */
import type { ComponentChildren } from 'preact'
import { gists } from './gist.words.ts'
import './gist.css'

interface GistProps {
  readonly game: string
  readonly title: string
  readonly children: ComponentChildren
}

export function Gist({ game, title, children }: GistProps) {
  return (
    <section class="slip gist" aria-labelledby="gist">
      <h2 id="gist">{title}</h2>
      <ol>
        {gists()[game]?.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  )
}
