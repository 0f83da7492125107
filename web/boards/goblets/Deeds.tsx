/** What I may do: gold is open, dark is closed and says why. Under them, what a picked action still wants to know. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Key } from '../../../games/etiquette/characters/key.ts'
import { houseOf } from '../../../games/etiquette/houses.ts'
import type { GobletsView, Move } from '../../../games/goblets/state.ts'
import { why } from '../../../games/goblets/why.ts'
import { Art } from '../../parts/Art.tsx'
import { type Choosing, type Kind, wantsTap } from './choosing.ts'
import { Arms, Token } from './heraldry.tsx'
import { spoken } from './houses.ts'
import { byKey, followKeys } from './keys.ts'
import { gobletsWords as t } from './words.ts'
import './deeds.css'

/** The actions of everybody, and what each character adds to them on a turn; the rest shows when it is open. */
const always: readonly Kind[] = ['pour', 'peek', 'rotate', 'swap', 'toast', 'pass']
const added: Readonly<Partial<Record<Key, Kind>>> = {
  belladonna: 'veil',
  curare: 'double pour',
  arsenica: 'dip',
  butler: 'look',
}

const signs: Readonly<Partial<Record<Kind, string>>> = {
  'double pour': 'pour',
  look: 'peek',
  dip: 'spoon',
  drink: 'goblet',
  confess: 'heart',
  retarget: 'dagger',
  exchange: 'swap',
  foretell: 'poison',
  'after you': 'coronet',
  trade: 'ogre',
  take: 'wine',
  wait: 'candle',
}

function Sign({ kind }: { readonly kind: Kind }) {
  return kind === 'veil' ? <Art of="eye-shut" class="deed-sign" /> : <Arms of={signs[kind] ?? kind} class="deed-sign" />
}

/** All the actions of a turn, or where something else is asked, only what is open. */
function kindsFor({ table, seat }: GobletsView, moves: readonly Move[]): Kind[] {
  const open = new Set(moves.map(({ kind }) => kind))
  if (table.stage !== 'turn' && table.stage !== 'last') return [...open].filter((kind) => kind !== 'pass')
  const character = table.characters[table.nobles[houseOf(table, seat)]!]
  const own = (character && table.stage === 'turn' && added[character]) || undefined
  const usual = always.filter((kind) => kind !== 'rotate' || table.mode !== 'duel')
  return [...new Set([...usual.slice(0, -1), ...(own ? [own] : []), ...open, 'pass' as const])]
}

interface DeedsProps {
  readonly view: GobletsView
  readonly moves: readonly Move[]
  readonly choosing: Choosing
  readonly busy: boolean
  play(move: Move): void
  explain(clause: string): void
}

export function Deeds({ view, moves, choosing, busy, play, explain }: DeedsProps) {
  const kinds = kindsFor(view, moves)
  const { picked } = choosing
  const press = (kind: Kind) => {
    if (busy) return
    const open = moves.filter((move) => move.kind === kind)
    if (open.length === 0) return explain(why(view, kind) ?? 'G4.1')
    if (kind === 'pass') return play(open[0]!)
    choosing.pick(kind)
  }
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select')) return
      const kind = kinds[Number(event.key) - 1]
      if (!kind) return
      press(kind)
      followKeys()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })
  if (kinds.length < 2 && picked) return null
  return (
    <div class={`deeds of${kinds.length}`} role="group" aria-label={t().acts}>
      {kinds.map((kind, at) => {
        const open = moves.some((move) => move.kind === kind)
        const name = t().act[kind]
        return (
          <button
            key={kind}
            type="button"
            class={`deed ${open ? (kind === 'pass' ? 'quiet-deed' : 'open') : 'shut'} ${picked?.kind === kind ? 'picked' : ''}`}
            aria-pressed={picked?.kind === kind}
            aria-keyshortcuts={`${at + 1}`}
            disabled={busy}
            onClick={(event) => {
              press(kind)
              if (byKey(event)) followKeys()
            }}
          >
            <Sign kind={kind} />
            <b aria-hidden={!open}>{name}</b>
            {!open && <span class="unseen">{t().whyNot(name)}</span>}
            <span class="deed-key" aria-hidden="true">
              {at + 1}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** What one of the moves that still fit would be called on a button of its own. */
function optionOf(move: Move): ComponentChildren {
  const { sorts } = spoken()
  if (move.kind === 'rotate') return t().ways(move.by)
  if (move.kind === 'veil') return t().veil[move.how]
  if (move.kind === 'after you') return t().leave[move.leave ? 1 : 0]
  if (move.kind === 'take')
    return (
      <>
        <Token sort={move.token} /> {sorts[move.token]}
      </>
    )
  if (move.kind === 'exchange')
    return (
      <>
        <Token sort={move.give} />
        <span aria-hidden="true">→</span>
        <Token sort={move.take} />
        <span class="unseen">{`${sorts[move.give]} → ${sorts[move.take]}`}</span>
      </>
    )
  if (move.kind === 'toast') return t().raise
  return 'place' in move || 'places' in move ? t().act[move.kind] : t().doIt
}

function question({ picked, fits }: Choosing): string {
  if (!picked) return ''
  const { kind, token, places } = picked
  if (kind === 'pour' && token === undefined) return t().which
  if (kind === 'veil' && places.length > 0) return t().veilHow
  if (kind === 'after you' && fits.length === 1) return t().tasterFirst
  return t().ask[kind] ?? ''
}

export function Prompt({ choosing, moves, busy, play }: Pick<DeedsProps, 'choosing' | 'moves' | 'busy' | 'play'>) {
  const { picked, fits } = choosing
  const pass = moves.find(({ kind }) => kind === 'pass')
  const lone = new Set(moves.map(({ kind }) => kind)).size <= 2
  // Its line is kept free, so that no goblet moves away from the finger that drags a token to it.
  if (!picked || fits.length === 0) return <div class="prompt" />
  const direct = !wantsTap(choosing) || (fits.length === 1 && !fits.some((move) => 'house' in move))
  return (
    <div class="prompt">
      <p aria-live="polite">{question(choosing)}</p>
      {direct && (
        <div class={`options of${fits.length}`}>
          {fits.map((move, at) => (
            <button
              key={at}
              type="button"
              class={fits.length === 1 ? 'go' : 'line'}
              disabled={busy}
              onClick={() => play(move)}
            >
              {optionOf(move)}
            </button>
          ))}
        </div>
      )}
      {pass && lone ? (
        <button type="button" class="line full" disabled={busy} onClick={() => play(pass)}>
          {picked.kind === 'take' ? t().leaveIt : t().decline}
        </button>
      ) : (
        !lone && (
          <button type="button" class="link" onClick={choosing.unpick}>
            {t().cancel}
          </button>
        )
      )}
    </div>
  )
}
