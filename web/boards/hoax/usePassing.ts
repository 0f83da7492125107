/** Keeps what I let pass at this table, and gives the answer when a finger could have come to it. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ceremony as pompOf } from '../../../games/hoax/ceremony.ts'
import { idle } from '../../../games/hoax/concern.ts'
import type { Hoax, HoaxView, Move } from '../../../games/hoax/state.ts'
import { fingertime } from '../../../kernel/clock.ts'
import { teaches } from '../../app/near.ts'
import { browser } from '../../app/world.ts'
import type { BoardProps } from '../board.ts'
import { houseOf, type Let, letsPass, turnOf, type Wish } from './passing.ts'
import { type Dozing, useDozing } from './useDozing.ts'

interface Kept {
  readonly wish: Wish
  readonly last?: Let
}

const ASKED: Kept = { wish: { is: 'ask' } }
/** By table, game and seat: a phone may be passed round. */
const kept = signal<Readonly<Record<string, Kept>>>({})

export interface Passing {
  readonly wish: Wish
  readonly dozing: Dozing
  /** My device is about to answer for me, or the house. */
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
  const dozing = useDozing(room)
  const sleeps = dozing.dozes && idle(view) !== undefined
  // A coach waits for the learner's own finger.
  const presses = pass !== undefined && !sleeps && !teaches() && letsPass(view, wish, last)
  useEffect(() => {
    return presses && pass ? browser.after(fingertime(browser.luck()), () => play(pass)) : undefined
  }, [presses, agenda.question])
  // Who lets things pass does not want to be asked whether a ceremony has been seen, either.
  const pomp = ceremony === 'told' && (wish.is !== 'ask' || dozing.dozes) ? pompOf(table.news) : undefined
  useEffect(() => (pomp ? browser.after(pomp.length - pomp.hush, goOn) : undefined), [pomp === undefined])
  return {
    wish,
    dozing,
    quiet: presses || sleeps,
    wishes: (next) => keep({ ...(last && { last }), wish: next }),
    play: (move) => {
      keep(move.kind === 'pass' ? { wish, last: { turn: turnOf(table), house: houseOf(view) } } : { wish })
      play(move)
    },
  }
}
