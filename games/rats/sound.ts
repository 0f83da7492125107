import { type Seat, same } from '../../kernel/state.ts'
import { startingSanity } from './setup.ts'
import { type Face, type RatsState, rats, type Table } from './state.ts'

/** What is wrong with a state, if anything: brains and dice are neither made nor lost, and whoever looked has seen these. */
export function sound({ table, hands, box }: RatsState): string | undefined {
  const brains = table.sanity.reduce((sum, own) => sum + own, table.centre)
  if (brains !== hands.length * startingSanity(hands.length)) return `there are ${brains} brains`
  if (table.sanity.some((own) => own < 0) || table.centre < 0) return 'somebody has fewer brains than none'
  if (box.dice.length !== (dieHidden(table) ? table.dice : 0)) return `${box.dice.length} dice lie under the wall`
  if (box.dice.some((face) => ![0, 1, 2].includes(face)) || rats(box.dice) > 2 * table.dice)
    return 'a die has no such face'
  const knower = whoLooked(table)
  for (const [seat, { dice, news }] of hands.entries()) {
    if ((dice !== null) !== (seat === knower)) return `seat ${seat} has looked and seen nothing, or the other way`
    if (dice !== null && !same(dice, box.dice)) return `seat ${seat} has seen other dice`
    if (news.some((saw: { dice: readonly Face[] }) => !same(saw.dice, box.dice)))
      return `seat ${seat} just saw other dice`
  }
  return undefined
}

/** R3.1: from the first shake of a round until the wall is lifted (R6.1). */
function dieHidden({ stage, claim }: Table): boolean {
  return claim !== null || stage === 'shaken' || stage === 'looked' || stage === 'blind'
}

/** R3.5: all see who looks, and what was seen counts until the dice are shaken again. */
function whoLooked({ stage, giver, claims }: Table): Seat | undefined {
  return stage === 'looked' ? giver : claims.find(({ ground }) => ground === 'looked')?.seat
}
