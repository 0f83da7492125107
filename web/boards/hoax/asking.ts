/** What a panel of the board gets: my view, what is open to me, and whether something is on its way. */
import type { Hoax, HoaxView, Move } from '../../../games/hoax/state.ts'
import type { BoardProps } from '../board.ts'

export type Asking = Pick<BoardProps<Hoax>, 'room' | 'name' | 'moves' | 'play' | 'explain'> & {
  readonly view: HoaxView
  /** A move is on its way: nothing else can be pressed. */
  readonly busy: boolean
}

/** Those moves, or those news, that are of one kind. */
export function only<T extends { readonly kind: string }, K extends T['kind']>(
  list: readonly T[],
  kind: K,
): Extract<T, { readonly kind: K }>[] {
  return list.filter((one): one is Extract<T, { readonly kind: K }> => one.kind === kind)
}

/** A sealed choice stays pending until its question is closed; it is on its way no longer once the house has it. */
export function isBusy({ table, seat }: HoaxView, pending: Move | null): boolean {
  if (!pending) return false
  if (pending.kind === 'accuse' || pending.kind === 'unmask' || pending.kind === 'question') return true
  return !(table.vote ? table.vote.voted[seat] : table.done[seat])
}
