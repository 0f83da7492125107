/**
 * Whoever has looked into their goblet gives away by their last action what they saw: they send away what kills, and where all is well they
 * think of others. Worlds in which what they did makes sense are likelier.
 */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../../banquet/houses.ts'
import { weighted } from '../../banquet/imagine/stock.ts'
import { isPoison, isPoisoned, isRemedy, type Sort } from '../../banquet/tokens.ts'
import type { GobletsState, GobletsView } from '../state.ts'
import { type Annals, heldThen } from './looks.ts'

type Deed = Annals[number]
type Class = 'swap' | 'rotate' | 'poison' | 'antidote' | 'wine' | 'antidote mine' | 'poison mine'

/** How much oftener this is done by somebody who has seen poison than by somebody who has not. */
const TELLS: Readonly<Record<Class, number>> = {
  swap: 2.2,
  rotate: 1.8,
  'antidote mine': 0.8,
  'poison mine': 1.5,
  poison: 0.45,
  antidote: 0.75,
  wine: 0.7,
}

/** A last action of somebody who had looked into the goblet before them. */
interface Tell {
  readonly deed: Deed
  readonly look: Deed
}

/** So many of these worlds, the likelier ones oftener. */
export function told(
  { table, seat }: GobletsView,
  worlds: readonly GobletsState[],
  annals: Annals,
  many: number,
  chance: Chance,
): readonly GobletsState[] {
  const own = houseOf(table, seat)
  const tells = table.mode === 'single' ? tellsIn(annals).filter(({ deed }) => deed.by !== own) : []
  if (tells.length === 0) return worlds.slice(0, many)
  const weights = worlds.map((world) => tells.reduce((all, tell) => all * likely(world, tell), 1))
  return Array.from({ length: many }, () => sure(worlds[weighted(weights, chance)], 'world'))
}

export function tellsIn(annals: Annals): Tell[] {
  return annals.flatMap((deed, index): Tell[] => {
    if (!deed.called || deed.kind === 'look' || deed.or !== null) return []
    const look = annals.slice(0, index).findLast(({ kind, by, called, at }) => {
      return kind === 'look' && by === deed.by && !called && (deed.kind === 'pour' || at === deed.at)
    })
    return look && look.or === null ? [{ deed, look }] : []
  })
}

function likely(world: GobletsState, { deed, look }: Tell): number {
  const ratio = TELLS[classOf(world, deed, look)]
  return isPoisoned(heldThen(world, look.at, look.when)) ? ratio / (1 + ratio) : 1 / (1 + ratio)
}

export function classOf({ hands, table }: GobletsState, deed: Deed, { at: mine }: Deed): Class {
  if (deed.kind === 'swap' || deed.kind === 'rotate') return deed.kind
  const { memory } = sure(hands[sure(table.nobles[deed.by], 'noble')], 'hand')
  const pour = memory.find((one) => one.kind === 'pour' && one.when === deed.when)
  return named(pour?.kind === 'pour' ? pour.token : 'wine', deed.at === mine)
}

function named(token: Sort, isMine: boolean): Class {
  if (isPoison(token)) return isMine ? 'poison mine' : 'poison'
  if (isRemedy(token)) return isMine ? 'antidote mine' : 'antidote'
  return 'wine'
}
