/** From an action to a whole move, tap by tap. Nothing here knows a rule: what may follow is what some open move names. */
import { useEffect, useState } from 'preact/hooks'
import type { House, Place } from '../../../games/etiquette/state.ts'
import type { Sort } from '../../../games/etiquette/tokens.ts'
import type { Move } from '../../../games/goblets/state.ts'

export type Kind = Move['kind']

/** As much of a move as has been chosen. */
export interface Picked {
  readonly kind: Kind
  readonly token?: Sort
  readonly places: readonly Place[]
}

const placesOf = (move: Move): readonly Place[] =>
  'place' in move ? [move.place] : 'places' in move ? move.places : []

/** The moves that agree with what has been chosen. */
export function fitting(moves: readonly Move[], { kind, token, places }: Picked): Move[] {
  return moves.filter(
    (move) =>
      move.kind === kind &&
      (token === undefined || ('token' in move && move.token === token)) &&
      places.every((place) => placesOf(move).includes(place)),
  )
}

/** What all of them have in common need not be chosen. */
export function completed(moves: readonly Move[], picked: Picked): Picked {
  const fits = fitting(moves, picked)
  const first = fits[0]
  if (!first || fits.length < 2) return picked
  const shared = placesOf(first).filter((place) => fits.every((move) => placesOf(move).includes(place)))
  const token = 'token' in first && fits.every((move) => 'token' in move && move.token === first.token)
  return { ...picked, ...(token ? { token: first.token } : {}), places: [...new Set([...picked.places, ...shared])] }
}

/** Where only one thing can be done, it is as good as chosen. */
export function obvious(moves: readonly Move[]): Picked | null {
  const kinds = new Set(moves.map(({ kind }) => kind).filter((kind) => kind !== 'pass'))
  const [only] = kinds
  return kinds.size === 1 && only !== undefined ? completed(moves, { kind: only, places: [] }) : null
}

/** Whether a goblet or a plate has still to be tapped. */
export function wantsTap({ picked, fits }: Choosing): boolean {
  if (!picked) return false
  return (
    wantsToken(picked) ||
    fits.some((move) => 'house' in move || placesOf(move).some((place) => !picked.places.includes(place)))
  )
}

const wantsToken = ({ kind, token }: Picked) => kind === 'pour' && token === undefined

/** Whether a goblet is what is wanted next. */
export function wantsGoblet(choosing: Choosing): boolean {
  return wantsTap(choosing) && choosing.picked !== null && !wantsToken(choosing.picked)
}

export interface Choosing {
  readonly picked: Picked | null
  readonly fits: readonly Move[]
  readonly places: ReadonlySet<Place>
  readonly houses: ReadonlySet<House>
  readonly tokens: ReadonlySet<Sort>
  pick(kind: Kind): void
  pickToken(token: Sort): void
  pickPlace(place: Place): void
  pickHouse(house: House): void
  /** A token let go over a goblet. */
  drop(token: Sort, place: Place): void
  unpick(): void
}

export function useChoosing(moves: readonly Move[], question: number, play: (move: Move) => void): Choosing {
  const [chosen, setChosen] = useState<{ readonly question: number; readonly so: Picked | null } | null>(null)
  const mine = chosen?.question === question ? chosen : null
  const picked = moves.length === 0 ? null : (mine?.so ?? obvious(moves))
  const fits = picked ? fitting(moves, picked) : []
  const choose = (so: Picked | null) => setChosen({ question, so })
  const go = (next: Picked) => {
    const left = fitting(moves, next)
    const only = left[0]
    if (!only) return
    const whole = left.length === 1 && placesOf(only).every((place) => next.places.includes(place))
    if (!whole) return choose(completed(moves, next))
    choose(null)
    play(only)
  }
  const unpick = () => choose(null)
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What was to be chosen is no longer there: the keys go back to the action.
      document.querySelector<HTMLElement>('.deed.picked')?.focus()
      setChosen(null)
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [])
  return {
    picked,
    fits,
    places: new Set(fits.flatMap(placesOf)),
    houses: new Set(fits.flatMap((move) => ('house' in move ? [move.house] : []))),
    tokens: new Set(moves.flatMap((move) => (move.kind === 'pour' ? [move.token] : []))),
    pick: (kind) => (mine?.so?.kind === kind ? unpick() : choose(completed(moves, { kind, places: [] }))),
    pickToken: (token) =>
      picked?.kind === 'pour' && picked.token === token
        ? choose({ kind: 'pour', places: [] })
        : choose({ kind: 'pour', token, places: [] }),
    pickPlace: (place) => {
      if (!picked) return
      if (!picked.places.includes(place)) return go({ ...picked, places: [...picked.places, place] })
      choose(completed(moves, { ...picked, places: picked.places.filter((one) => one !== place) }))
    },
    pickHouse: (house) => {
      const move = fits.find((one) => 'house' in one && one.house === house)
      if (move) play(move)
    },
    drop: (token, place) => go({ kind: 'pour', token, places: [place] }),
    unpick,
  }
}
