/** What a picked action still wants to know. */
import type { ComponentChildren } from 'preact'
import type { Move, Veil } from '../../../games/banquet/state.ts'
import type { Sort } from '../../../games/banquet/tokens.ts'
import * as kit from '../../look/kit.module.css'
import { type AnyMove, type Choosing, wantsTap } from './choosing.ts'
import * as css from './deeds.module.css'
import { useDress } from './dress.ts'
import { Token } from './heraldry.tsx'
import { tableWords as t } from './words.ts'

/** A token, named. */
export function TokenNamed({ sort }: { readonly sort: Sort }) {
  const { sorts } = useDress()
  return (
    <>
      <Token sort={sort} /> {sorts[sort]}
    </>
  )
}

/** What a move of every table would be called on a button of its own. */
export function commonOption(move: AnyMove & { readonly by?: number; readonly how?: Veil }): ComponentChildren {
  const common = move as Move
  if (common.kind === 'rotate') return t().ways(common.by)
  if (common.kind === 'veil') return t().veil[common.how]
  if (common.kind === 'take') return <TokenNamed sort={common.token} />
  return 'place' in move || 'places' in move ? <ActName kind={move.kind} /> : t().doIt
}

function ActName({ kind }: { readonly kind: string }) {
  return <>{useDress().act[kind]}</>
}

interface PromptProps<M extends AnyMove> {
  readonly choosing: Choosing<M>
  readonly moves: readonly M[]
  /** Another question than the usual one of its kind. */
  readonly question: string | undefined
  option(move: M): ComponentChildren
  play(move: M): void
}

interface QuestionProps {
  readonly picked: NonNullable<Choosing['picked']>
  readonly instead: string | undefined
}

function Question({ picked: { kind, token, places }, instead }: QuestionProps) {
  const { ask } = useDress()
  if (instead !== undefined) return <>{instead}</>
  if (kind === 'pour' && token === undefined) return <>{t().which}</>
  if (kind === 'veil' && places.length > 0) return <>{t().veilHow}</>
  return <>{ask[kind] ?? ''}</>
}

export function Prompt<M extends AnyMove>({ choosing, moves, question, option, play }: PromptProps<M>) {
  const { picked, fits } = choosing
  const pass = moves.find(({ kind }) => kind === 'pass')
  const lone = new Set(moves.map(({ kind }) => kind)).size <= 2
  // Its line is kept free, so that no goblet moves away from the finger that drags a token to it.
  if (!picked || fits.length === 0) return <div class={css.prompt} />
  const direct = !wantsTap(choosing) || (fits.length === 1 && fits[0]?.house === undefined)
  return (
    <div class={css.prompt}>
      <p aria-live="polite">
        <Question picked={picked} instead={question} />
      </p>
      {direct && (
        <div class={css.options} data-options>
          {fits.map((move, at) => (
            <button key={at} type="button" class={fits.length === 1 ? kit.go : kit.line} onClick={() => play(move)}>
              {option(move)}
            </button>
          ))}
        </div>
      )}
      {pass && lone ? (
        <button type="button" class={`${kit.line} ${kit.full}`} onClick={() => play(pass)}>
          {picked.kind === 'take' ? t().leaveIt : t().decline}
        </button>
      ) : (
        !lone && (
          <button type="button" class={kit.link} onClick={choosing.unpick}>
            {t().cancel}
          </button>
        )
      )}
    </div>
  )
}
