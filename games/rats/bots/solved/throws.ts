/**
 * Every throw that a round may come to, counted for one giver. By its dice and the lowest number that is open it is known what it is: from 0
 * on may be said before anybody has said rats, from 1 on once "none" was said too often (R8.4), a higher number after rats, and one
 * above all in the vault.
 */
import { sure } from '../../../../kernel/at.ts'
import { MOST } from '../../odds.ts'
import { type Claim, DICE } from '../../state.ts'

export interface Throw {
  readonly dice: number
  readonly floor: Claim
}

/** In the order in which they can be solved: each after all that it may lead to. The vault is none of them: it leads nowhere. */
export const throws: readonly Throw[] = [...afterRats(), { dice: DICE, floor: 1 }, ...beforeRats()]

/** What was said of fewer dice than all is raised with one die more. */
function* afterRats(): Iterable<Throw> {
  for (let floor = MOST; floor >= 2; floor--) {
    for (let dice = 2; dice <= DICE; dice++) if (floor < 2 * dice || dice === DICE) yield { dice, floor }
  }
}

function* beforeRats(): Iterable<Throw> {
  for (let dice = DICE; dice >= 1; dice--) yield { dice, floor: 0 }
}

const places = new Map(throws.map(({ dice, floor }, n) => [dice * (MOST + 1) + floor, n]))

/** Its place among all throws. */
export function throwNumber(dice: number, floor: Claim): number {
  return sure(places.get(dice * (MOST + 1) + floor), 'throw')
}

/** What follows a "none" that is believed. With all dice in the wall it is hardly ever believed: as if it could not be said once more. */
export function afterNone(dice: number): Throw {
  return dice < DICE ? { dice: dice + 1, floor: 0 } : { dice, floor: 1 }
}

/** What follows if whoever believed this claim shakes: one die more, and a higher number. */
export function afterShaking(dice: number, claim: Claim): Throw {
  return { dice: Math.min(DICE, dice + 1), floor: claim + 1 }
}
