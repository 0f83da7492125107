/** A game in one minute, on a slip of paper; only its name where nobody has put it so shortly yet. */
import type { ComponentChildren } from 'preact'
import { titleOf } from '../app/games.ts'
import { useGist } from '../gists.ts'
import { hasGist } from '../learn/brought.ts'
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
      {hasGist(game) ? <Steps game={game} title={title} /> : <h2 id="gist">{titleOf(game)}</h2>}
      {children}
    </section>
  )
}

function Steps({ game, title }: Omit<GistProps, 'children'>) {
  return (
    <>
      <h2 id="gist">{title}</h2>
      <ol>
        {useGist(game).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
