/** Hoax with six: a token, a mask, the house of cards as it grows, the bill, and the last call. */

import type { HoaxState } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { holding } from './banquet.ts'
import { crowds } from './hoax.crowds.ts'
import { masked } from './hoax.masquerade.ts'
import { trials } from './hoax.trials.ts'

const roles = ['thief', 'emperor', 'judge', 'pope', 'wizard', 'peasant'] as const
const purses = [
  [2, 1, 1],
  [3, 1, 0],
  [1, 2, 3],
  [1, 3, 0],
  [0, 1, 1],
  [2, 0, 1],
] as const

/** Somebody confessed already, and everybody said something once. */
function past({ table, hands }: HoaxState): void {
  table.round = 2
  table.denied[4] = ['peasant', 'emperor']
  table.denied[0] = ['peasant']
  at(hands, 0).not = [{ seat: 2, role: 'thief' }]
  for (const [seat, role] of [
    [1, 'emperor'],
    [2, 'pope'],
    [3, 'pope'],
    [4, 'wizard'],
    [5, 'thief'],
    [0, 'pope'],
  ] as const)
    at(table.acted, seat)[role]++
  for (const [seat, role] of [
    [2, 'judge'],
    [1, 'emperor'],
    [5, 'emperor'],
  ] as const)
    at(table.reacted, seat)[role]++
}

export async function hoax(stage: Stage, windows: Windows): Promise<void> {
  await begin(stage, windows)
  await mine(stage, windows)
  await house(stage, windows)
  await bill(stage, windows)
  await trials(stage, windows)
  await crowds(stage, windows)
}

async function begin(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, { code: 'MASKE1', names, roles, options: { starter: 4 } })
  await table.play([4, { kind: 'take', sort: 'wine' }], [5, { kind: 'take', sort: 'gold' }])
  await windows.shows('.hoax-choices_picks .hoax-choices_big')
  await windows.unfocus()
  await windows.take('hoax-token')
}

async function mine(stage: Stage, windows: Windows): Promise<void> {
  await masked(stage, windows, { code: 'MASKE2', names, roles, purses, past })
  await windows.shows('.hoax-maskcards')
  await windows.unfocus()
  await windows.take('hoax-turn')
  await holding(windows, '.hoax-mymask_look', async () => {
    await windows.shows('.hoax-mymask_rolecard')
    await windows.take('hoax-role')
  })
  await windows.press('.hoax-maskcards_maskcard[data-role=thief] .hoax-maskcards_pill')
  await windows.shows('dialog .hoax-sheets_people')
  await windows.unfocus()
  await windows.take('hoax-whom')
}

/** Bruno stole, and the house has grown to its third storey. */
async function house(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, { code: 'HAVS01', names, roles, purses, past, options: { starter: 1 } })
  await table.play([1, { kind: 'steal', from: 3, sort: 'wine' }])
  await table.round({ 2: { kind: 'illegal' }, 5: { kind: 'illegal' } })
  await table.round({ 2: { kind: 'fine', sort: 'gold' }, 4: { kind: 'fine', sort: 'wine' } })
  await table.round({}, 0, 3)
  await windows.shows('[data-roof] .hoax-slots_slot.hoax-slots_sealed')
  await windows.unfocus()
  await windows.take('hoax-window')
  await windows.press('.hoax-claim.hoax-claim_open')
  await windows.shows('dialog .hoax-choices_row')
  await windows.unfocus()
  await windows.take('hoax-accuse')
}

async function bill(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, { code: 'RECHN1', names, roles, purses })
  await table.play([0, { kind: 'steal', from: 3, sort: 'wine' }])
  await table.round({ 1: { kind: 'illegal' }, 2: { kind: 'illegal' } })
  await table.round({ 2: { kind: 'fine', sort: 'wine' }, 4: { kind: 'fine', sort: 'gold' } })
  await table.round({ 3: { kind: 'forgive' }, 5: { kind: 'forgive' } })
  await windows.shows('.kit_rows .hoax-choices_row')
  await windows.unfocus()
  await windows.take('hoax-bill')
  await table.play([0, { kind: 'immune' }])
  await table.round({}, 0, 5)
  await windows.shows('.hoax-house_openAir')
  await windows.unfocus()
  await windows.take('hoax-last-call')
}
