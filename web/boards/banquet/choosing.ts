/** From an action to a whole move, tap by tap. Nothing here knows a rule: what may follow is what some open move names. */
import { useLayoutEffect, useState } from 'preact/hooks'
import type { House, Place } from '../../../games/banquet/state.ts'
import type { Sort } from '../../../games/banquet/tokens.ts'

/** All that a move may name. */
export interface AnyMove {
  readonly kind: string
  readonly token?: Sort
  readonly place?: Place
  readonly places?: readonly Place[]
  readonly house?: House
}

/** As much of a move as has been chosen. */
export interface Picked {
  readonly kind: string
  readonly token?: Sort
  readonly places: readonly Place[]
}

const placesOf = ({ place, places }: AnyMove): readonly Place[] => (place === undefined ? (places ?? []) : [place])

/** The moves that agree with what has been chosen. */
export function fitting<M extends AnyMove>(moves: readonly M[], { kind, token, places }: Picked): M[] {
  return moves.filter(
    (move) =>
      move.kind === kind &&
      (token === undefined || move.token === token) &&
      places.every((place) => placesOf(move).includes(place)),
  )
}

/** The places that all of them name. */
export function sharedPlaces(moves: readonly AnyMove[]): Place[] {
  const [first, ...rest] = moves
  if (!first) return []
  return placesOf(first).filter((place) => rest.every((move) => placesOf(move).includes(place)))
}

/** What all of them have in common need not be chosen. */
export function completed(moves: readonly AnyMove[], picked: Picked): Picked {
  const fits = fitting(moves, picked)
  const first = fits[0]
  if (!first || fits.length < 2) return picked
  const shared = sharedPlaces(fits)
  const { token } = first
  const same = token !== undefined && fits.every((move) => move.token === token)
  return { ...picked, ...(same ? { token } : {}), places: [...new Set([...picked.places, ...shared])] }
}

/** Where only one thing can be done, it is as good as chosen. */
export function obvious(moves: readonly AnyMove[]): Picked | null {
  const kinds = new Set(moves.map(({ kind }) => kind).filter((kind) => kind !== 'pass'))
  const [only] = kinds
  return kinds.size === 1 && only !== undefined ? completed(moves, { kind: only, places: [] }) : null
}

/**
 * What is chosen after a tap on a token. A second tap lets go of it; but a token that was chosen only because there is no other
 * (`obvious`) is not let go of by the first: who taps it means it, and the goblets stay open.
 */
export function afterToken(chosen: Picked | null, token: Sort): Picked {
  const again = chosen?.kind === 'pour' && chosen.token === token
  return again ? { kind: 'pour', places: [] } : { kind: 'pour', token, places: [] }
}

/** What is open, each kind once. A Pass has its own place, unless there is nothing else. */
export function openKinds<M extends AnyMove>(moves: readonly M[]): M['kind'][] {
  const kinds = [...new Set(moves.map(({ kind }) => kind))]
  return kinds.length === 1 ? kinds : kinds.filter((kind) => kind !== 'pass')
}

/** Whether a goblet or a plate has still to be tapped. */
export function wantsTap({ picked, fits }: Chosen): boolean {
  if (!picked) return false
  return (
    wantsToken(picked) ||
    fits.some((move) => move.house !== undefined || placesOf(move).some((place) => !picked.places.includes(place)))
  )
}

const wantsToken = ({ kind, token }: Picked) => kind === 'pour' && token === undefined

/** Whether a goblet is what is wanted next. */
export function wantsGoblet(choosing: Chosen): boolean {
  return wantsTap(choosing) && choosing.picked !== null && !wantsToken(choosing.picked)
}

/** What is chosen, and what may still follow. */
export interface Chosen<M extends AnyMove = AnyMove> {
  readonly picked: Picked | null
  readonly fits: readonly M[]
  readonly places: ReadonlySet<Place>
  readonly houses: ReadonlySet<House>
  readonly tokens: ReadonlySet<Sort>
}

export function chosenOf<M extends AnyMove>(moves: readonly M[], picked: Picked | null): Chosen<M> {
  const fits = picked ? fitting(moves, picked) : []
  return {
    picked,
    fits,
    places: new Set(fits.flatMap(placesOf)),
    houses: new Set(fits.flatMap((move) => (move.house === undefined ? [] : [move.house]))),
    tokens: new Set(moves.flatMap((move) => (move.kind === 'pour' && move.token !== undefined ? [move.token] : []))),
  }
}

export interface Choosing<M extends AnyMove = AnyMove> extends Chosen<M> {
  pick(kind: M['kind']): void
  pickToken(token: Sort): void
  pickPlace(place: Place): void
  pickHouse(house: House): void
  /** A token let go over a goblet. */
  drop(token: Sort, place: Place): void
  unpick(): void
}

export function useChoosing<M extends AnyMove>(
  moves: readonly M[],
  question: number,
  play: (move: M) => void,
): Choosing<M> {
  const [chosen, setChosen] = useState<{ readonly question: number; readonly so: Picked | null } | null>(null)
  const mine = chosen?.question === question ? chosen : null
  const picked = moves.length === 0 ? null : (mine?.so ?? obvious(moves))
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
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What was to be chosen is no longer there: the keys go back to the action.
      document.querySelector<HTMLElement>('[data-deed][aria-pressed="true"]')?.focus()
      setChosen(null)
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [])
  return {
    ...chosenOf(moves, picked),
    pick: (kind) => (mine?.so?.kind === kind ? unpick() : choose(completed(moves, { kind, places: [] }))),
    pickToken: (token) => choose(afterToken(mine?.so ?? null, token)),
    pickPlace: (place) => {
      if (!picked) return
      if (!picked.places.includes(place)) return go({ ...picked, places: [...picked.places, place] })
      choose(completed(moves, { ...picked, places: picked.places.filter((one) => one !== place) }))
    },
    pickHouse: (house) => {
      const move = picked && fitting(moves, picked).find((one) => one.house === house)
      if (move) play(move)
    },
    drop: (token, place) => go({ kind: 'pour', token, places: [place] }),
    unpick,
  }
}
