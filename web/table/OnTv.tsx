/** The way to the TV, and, once the table is there, whether this phone leaves the table to it. */
import { words } from '../app/language.ts'
import { tableLink } from '../app/share.ts'
import * as kit from '../look/kit.module.css'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { flipTv, isShown, onTv } from './handheld.ts'
import * as css from './ontv.module.css'

const t = words({
  en: {
    show: 'Show on the TV',
    open: 'Open this address there:',
    there: 'The table is on the TV',
    fold: 'Back to my hand',
    unfold: 'Show me the table here',
  },
  de: {
    show: 'Auf dem Fernseher zeigen',
    open: 'Öffne dort diese Adresse:',
    there: 'Der Tisch ist auf dem Fernseher',
    fold: 'Zurück zu meiner Hand',
    unfold: 'Zeig mir den Tisch hier',
  },
})

export function TvLink({ code }: { readonly code: string }) {
  const link = tableLink(code).replace(/\/t\/(?=[^/]*$)/, '/tv/')
  return (
    <p class={css.tvlink}>
      <a class={kit.link} href={`/tv/${code}`} target="_blank" rel="noopener noreferrer">
        {t().show}
      </a>
      <span>
        {t().open} <b>{link.replace(/^https?:\/\//, '')}</b>
      </span>
    </p>
  )
}

export function TvSwitch({ code }: { readonly code: string }) {
  if (!isShown()) return null
  return <SwitchRow label={t().there} value={onTv(code)} onFlip={() => flipTv(code)} />
}

interface FoldProps {
  readonly state: 'folded' | 'unfolded'
  readonly onTurn: () => void
}

/** In the hand-held frame: the rest of the table, behind a press. */
export function Fold({ state, onTurn }: FoldProps) {
  return (
    <button type="button" class={`${kit.line} ${css.foldTable}`} aria-expanded={state === 'unfolded'} onClick={onTurn}>
      {state === 'unfolded' ? t().fold : t().unfold}
    </button>
  )
}
