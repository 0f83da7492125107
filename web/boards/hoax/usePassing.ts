/** Keeps what I let pass at this table, and gives the answer when a finger could have come to it. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ceremony as pompOf } from '../../../games/hoax/ceremony.ts'
import type { Hoax, HoaxView, Move } from '../../../games/hoax/state.ts'
import { near } from '../../app/near.ts'
import { browser } from '../../app/world.ts'
import type { BoardProps } from '../board.ts'
import { fingertime, houseOf, type Let, letsPass, turnOf, type Wish } from './passing.ts'

interface Kept {
  readonly wish: Wish
  readonly last?: Let
}

const ASKED: Kept = { wish: { is: 'ask' } }
/** By table, game and seat: a phone may be passed round. */
const kept = signal<Readonly<Record<string, Kept>>>({})

export interface Passing {
  readonly wish: Wish
  /** My device is about to answer for me. */
  readonly quiet: boolean
  wishes(wish: Wish): void
  /** As I press it: what I let pass is remembered for the last call. */
  play(move: Move): void
}

type Sight = Pick<BoardProps<Hoax>, 'room' | 'moves' | 'play' | 'ceremony' | 'goOn'> & { readonly view: HoaxView }

export function usePassing({ view, room, moves, play, ceremony, goOn }: Sight): Passing {
  const { table, agenda, seat } = view
  const key = `${room.code} ${room.round} ${seat}`
  const { wish, last } = kept.value[key] ?? ASKED
  const keep = (now: Kept) => {
    kept.value = { ...kept.value, [key]: now }
  }
  const pass = agenda.asked.includes(seat) ? moves.find(({ kind }) => kind === 'pass') : undefined
  // A coach waits for the learner's own finger.
  const quiet = pass !== undefined && near.value?.is !== 'lesson' && letsPass(view, wish, last)
  useEffect(() => {
    return quiet && pass ? browser.after(fingertime(browser.luck()), () => play(pass)) : undefined
  }, [quiet, agenda.question])
  // Who lets things pass does not want to be asked whether a ceremony has been seen, either.
  const pomp = ceremony === 'told' && wish.is !== 'ask' ? pompOf(table.news) : undefined
  useEffect(() => (pomp ? browser.after(pomp.length - pomp.hush, goOn) : undefined), [pomp === undefined])
  return {
    wish,
    quiet,
    wishes: (next) => keep({ ...(last && { last }), wish: next }),
    play: (move) => {
      keep(move.kind === 'pass' ? { wish, last: { turn: turnOf(table), house: houseOf(view) } } : { wish })
      play(move)
    },
  }
}
