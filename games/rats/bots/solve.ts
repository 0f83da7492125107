/**
 * A round, solved. Every player is taken to weigh their own brains against the average of the others', and to lean
 * towards better moves without ever being sure (a quantal response equilibrium): so everybody's leanings are the answer
 * to everybody's leanings, a liar is believed just as often as lying is worth it, and nobody can be read backwards.
 * Each stands for one answer and one hand-over; what a round brings them later is left out.
 */

import { at } from '../../../kernel/at.ts'
import { AT_LEAST, MOST, THROWN } from '../odds.ts'
import type { Costs } from '../scoring.ts'
import { type Claim, DICE } from '../state.ts'
import { Grid } from './grid.ts'
import { firstRats, stakes } from './stakes.ts'

/** How sure one is of a better move: brains between two moves of which the better is taken e times as often. */
export const DOUBT = 0.1
const SWEEPS = 80
/** Rolling after an accepted ten leads into the vault, where the one who rolls nearly always wins (R7.3). */
const VAULT = 2

const thrown = (dice: number) => at(THROWN, dice, 'throw of dice')
const atLeast = (dice: number, claim: Claim) => at(at(AT_LEAST, dice, 'throw of dice'), claim, 'claim')

/** What is known of dice: nothing but the throw, or that somebody who looked said this with this floor. */
export type Heard = { readonly floor: Claim; readonly claim: Claim } | undefined

export interface Solution {
  /** What handing dice over with this claim brings, if it is true so often and this was heard of the dice. */
  handOver(dice: number, heard: Heard, claim: Claim, isTrue: number): number
  /** What it brings to believe a claim that is true so often, and to doubt it. */
  believing(dice: number, heard: Heard, claim: Claim, isTrue: number): number
  doubting(claim: Claim, isTrue: number): number
  /** What a fresh throw of so many dice brings when this is the lowest number open, and looking at it. */
  rolling(dice: number, floor: Claim): number
  looking(dice: number, floor: Claim): number
  blind(dice: number, floor: Claim): number
  /** How likely somebody who saw so many rats says this. */
  says(dice: number, floor: Claim, saw: number, claim: Claim): number
}

export function solve(seats: number, options: Costs): Solution {
  const { believed, doubted, doubting, believing: paying } = stakes(seats, options)

  // Leanings, kept from sweep to sweep. `free` dice are those nobody has looked at.
  // By dice and claim.
  const believeFree = new Grid(DICE + 1, MOST + 1)
  // By dice, floor, what the one who looked said of them, and what is said now.
  const believeTold = new Grid(DICE + 1, MOST + 2, MOST + 1, MOST + 1)
  // By dice, floor, the rats that were seen, and the claim.
  const say = new Grid(DICE + 1, MOST + 2, MOST + 1, MOST + 1)
  // By dice and floor.
  const value = {
    roll: new Grid(DICE + 1, MOST + 2),
    look: new Grid(DICE + 1, MOST + 2),
    blind: new Grid(DICE + 1, MOST + 2),
  }
  for (let dice = 1; dice <= DICE; dice++) {
    for (let claim = 0; claim <= 2 * dice; claim++) {
      believeFree.set(0.5, dice, claim)
      for (let floor = 0; floor <= claim; floor++) {
        for (let now = claim; now <= 2 * dice; now++) believeTold.set(0.5, dice, floor, claim, now)
        for (let saw = 0; saw <= MOST; saw++) say.set(1 / (2 * dice - floor + 2), dice, floor, saw, claim)
      }
    }
  }

  const belief = (dice: number, heard: Heard, claim: Claim) =>
    heard ? believeTold.get(dice, heard.floor, heard.claim, claim) : believeFree.get(dice, claim)

  const handOver = (dice: number, heard: Heard, claim: Claim, isTrue: number) => {
    const trust = belief(dice, heard, claim)
    return trust * believed(claim) + (1 - trust) * doubted(claim, isTrue)
  }
  const afterRats = (dice: number, claim: Claim) =>
    claim === MOST ? VAULT : value.roll.get(Math.min(DICE, dice + 1), claim + 1)
  const believing = (dice: number, heard: Heard, claim: Claim, isTrue: number) => {
    if (claim === 0) return value.roll.get(Math.min(DICE, dice + 1), 0)
    return paying(claim) + Math.max(handOver(dice, heard, claim, isTrue), afterRats(dice, claim))
  }

  const update = (dice: number, floor: Claim, pace: number) => {
    const claims = Array.from({ length: 2 * dice - floor + 1 }, (_, more) => floor + more)
    const first = (claim: Claim) => firstRats(floor, claim)
    // Nobody has looked: what the claim is worth is what the dice are worth.
    for (const claim of claims) {
      const isTrue = atLeast(dice, claim)
      const [trusting, doubts] = [believing(dice, undefined, claim, isTrue), doubting(claim, isTrue)]
      believeFree.set(nudge(believeFree.get(dice, claim), trusting, doubts, pace), dice, claim)
    }
    const unlooked = claims.map((claim) => handOver(dice, undefined, claim, atLeast(dice, claim)) - first(claim))
    value.blind.set(mean(unlooked), dice, floor)
    // Somebody has: what they say depends on what they saw, and what it is worth on that.
    for (const claim of claims) updateTold(dice, floor, claim, pace)
    let looked = 0
    for (let saw = 0; saw <= 2 * dice; saw++) {
      const worths = claims.map((claim) => handOver(dice, { floor, claim }, claim, isTrueOf(claim, saw)) - first(claim))
      worths.push(value.blind.get(dice, floor))
      const leaning = leanings(worths)
      for (const [n, claim] of claims.entries()) {
        const often = say.get(dice, floor, saw, claim)
        say.set(often + pace * (at(leaning, n) - often), dice, floor, saw, claim)
      }
      looked += at(thrown(dice), saw) * worths.reduce((sum, worth, n) => sum + worth * at(leaning, n), 0)
    }
    value.look.set(looked, dice, floor)
    value.roll.set(mean([looked, ...unlooked]), dice, floor)
  }

  const updateTold = (dice: number, floor: Claim, claim: Claim, pace: number) => {
    const heard = { floor, claim }
    const weights = thrown(dice).map((chance, saw) => chance * say.get(dice, floor, saw, claim))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    let above = 0
    for (let now = MOST; now >= claim; now--) {
      above += at(weights, now)
      if (now > 2 * dice) continue
      const isTrue = (now === 0 ? at(weights, 0) : above) / all
      const trust = believeTold.get(dice, floor, claim, now)
      const [trusting, doubts] = [believing(dice, heard, now, isTrue), doubting(now, isTrue)]
      believeTold.set(nudge(trust, trusting, doubts, pace), dice, floor, claim, now)
    }
  }

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const pace = 1 / (1 + sweep / 6)
    for (let dice = DICE; dice >= 1; dice--) for (let floor = 2 * dice; floor >= 0; floor--) update(dice, floor, pace)
  }
  return {
    handOver,
    believing,
    doubting,
    rolling: (dice, floor) => (floor > MOST ? VAULT : value.roll.get(dice, floor)),
    looking: (dice, floor) => value.look.get(dice, floor),
    blind: (dice, floor) => value.blind.get(dice, floor),
    says: (dice, floor, saw, claim) => say.get(dice, floor, saw, claim),
  }
}

function isTrueOf(claim: Claim, saw: number): number {
  return (claim === 0 ? saw === 0 : saw >= claim) ? 1 : 0
}

function leanings(worths: readonly number[]): number[] {
  const best = Math.max(...worths)
  const weights = worths.map((worth) => Math.exp((worth - best) / DOUBT))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** What somebody expects who leans so. */
function mean(worths: readonly number[]): number {
  return leanings(worths).reduce((sum, leaning, n) => sum + leaning * at(worths, n), 0)
}

/** Moves how often one believes a step towards how often one should. */
function nudge(belief: number, believing: number, doubting: number, pace: number): number {
  const should = 1 / (1 + Math.exp((doubting - believing) / DOUBT))
  return belief + pace * (should - belief)
}
