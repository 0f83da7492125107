/**
 * What a move is worth in brains, one hand-over ahead, to somebody who knows the odds, what a claim is worth by how its
 * maker came to it, and what the others will think of his own.
 */
import type { Frozen } from '../../../kernel/state.ts'
import { publicSpread } from '../belief.ts'
import { announceable, ratsAnnounced } from '../claims.ts'
import { AT_LEAST, MOST, type Spread, THROWN, TOLD, truth } from '../odds.ts'
import { doubtCosts } from '../scoring.ts'
import { type Claim, DICE, type Ground, type Move, type Table } from '../state.ts'

type Seen = Frozen<Table>

/** Claims that seem true this often are doubted every other time; how sharply that turns. */
const EVEN_RATS = 0.6
const EVEN_NONE = 0.55
const SHARPNESS = 12
/** What the neighbour's brain is worth beside one's own. */
const NEIGHBOUR = 0.4
/** What comes later counts a little less. */
const AHEAD = 0.9
/** In the vault somebody loses everything: worse than any hand-over. */
const RUIN = -9
const INTO_THE_VAULT = -1

/** `own` is what the one who moves thinks of the dice as they lie. */
export function worth(table: Seen, move: Move, own: Spread): number {
  switch (move.kind) {
    case 'announce':
      return announcing(table, move.claim, groundNow(table), truth(move.claim, own))
    case 'hand on':
      return handingOn(table, move.claim, own)
    case 'look':
      return looking(table)
    case 'shake':
      return table.stage === 'looked' ? shakingAgain(table) : rolling(table, table.claim!)
    case 'believe':
      return believing(table, own)
    case 'doubt':
      return doubting(table, table.claim!, truth(table.claim!, own))
    case 'kill':
      return table.sanity[move.seat]! // The sanest goes along.
    case 'spare':
      return 0
  }
}

function groundNow({ stage }: Seen): Ground {
  return stage === 'looked' || stage === 'blind' ? stage : 'unlooked'
}

/** How likely the others will find a claim. */
function seemsTrue(dice: number, claim: Claim, ground: Ground, floor: Claim): number {
  return ground === 'looked' ? TOLD_TRUE[dice]![floor]![claim]! : AT_LEAST[dice]![claim]!
}

const TOLD_TRUE = TOLD.map((byFloor) => byFloor.map((byClaim) => byClaim.map((spread, claim) => truth(claim, spread))))

function doubted(claim: Claim, seems: number): number {
  const even = claim === 0 ? EVEN_NONE : EVEN_RATS
  return 1 / (1 + Math.exp(SHARPNESS * (seems - even)))
}

/** What a hand-over brings the giver whose claim is true so often in his eyes, and seems so likely to the others. */
function handingOver(table: Seen, claim: Claim, isTrue: number, seems: number): number {
  const doubt = doubted(claim, seems)
  const caught = doubtCosts(claim, 'false', table.options)
  const gained = (1 - doubt) * (claim === 0 ? 0 : 1) + doubt * (isTrue - (1 - isTrue) * caught)
  return claim === 0 ? gained : gained + NEIGHBOUR
}

function announcing(table: Seen, claim: Claim, ground: Ground, isTrue: number): number {
  const seems = seemsTrue(table.dice, claim, ground, announceable(table).low)
  const firstRats = claim > 0 && !ratsAnnounced(table) ? 1 : 0 // R4.4
  return handingOver(table, claim, isTrue, seems) - firstRats
}

function handingOn(table: Seen, claim: Claim, own: Spread): number {
  return handingOver(table, claim, truth(claim, own), truth(claim, publicSpread(table)))
}

/** Looking lets him speak as what he sees advises, or shake again. */
function looking(table: Seen): number {
  const again = shakingAgain(table)
  return THROWN[table.dice]!.reduce(
    (sum, chance, saw) => (chance === 0 ? sum : sum + chance * Math.max(again, speaking(table, saw))),
    0,
  )
}

/** The best he can say once he has seen so many rats. */
function speaking(table: Seen, saw: number): number {
  const { low, high } = announceable(table)
  let best = RUIN
  for (let claim = low; claim <= high; claim++) {
    const isTrue = claim === 0 ? saw === 0 : saw >= claim
    best = Math.max(best, announcing(table, claim, 'looked', isTrue ? 1 : 0))
  }
  return best
}

function shakingAgain(table: Seen): number {
  const { low, high } = announceable(table)
  let best = RUIN
  for (let claim = low; claim <= Math.min(high, low + 1); claim++) {
    best = Math.max(best, announcing(table, claim, 'blind', AT_LEAST[table.dice]![claim]!))
  }
  return best
}

/** Rolling after rats: one die more, and at least one rat more to name. */
function rolling(table: Seen, claim: Claim): number {
  if (claim === MOST) return INTO_THE_VAULT
  const dice = Math.min(DICE, table.dice + 1)
  const next = claim + 1
  const enough = AT_LEAST[dice]![next]!
  const seems = TOLD_TRUE[dice]![next]![next]!
  const lying = handingOver(table, next, 0, seems)
  const blind = handingOver(table, next, enough, enough)
  return enough * handingOver(table, next, 1, seems) + (1 - enough) * Math.max(lying, blind)
}

/** Believing rats costs a brain (R5.4) and makes the believer the next giver. */
function believing(table: Seen, own: Spread): number {
  const claim = table.claim!
  if (table.side === 'skull') return RUIN
  if (claim === 0) return 0
  return -1 - NEIGHBOUR + AHEAD * Math.max(handingOn(table, claim, own), rolling(table, claim))
}

function doubting(table: Seen, claim: Claim, isTrue: number): number {
  const wrong = doubtCosts(claim, 'true', table.options)
  const caught = doubtCosts(claim, 'false', table.options)
  return isTrue * (-wrong - NEIGHBOUR) + (1 - isTrue) * (1 + caught * NEIGHBOUR)
}
